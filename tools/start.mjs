import './oldest-node.mjs'
import { existsSync } from 'node:fs'
import { prepare, run } from './launch.mjs'

const development = process.argv.includes('--dev')
const runtime = await prepare({ pages: !development })

// The storefront is not here: Vite, inside the server, reloads it without a restart.
const watched = ['contract/src', 'commerce/src', 'commerce/migrations', 'server/src', 'sandbox/src']
const watching = ['--watch', '--watch-preserve-output'].concat(
  watched.filter((folder) => existsSync(folder)).map((folder) => `--watch-path=${folder}`),
)

process.exitCode = development
  ? await run(runtime, [...watching, 'server/src/main.ts'], {
      NODE_ENV: 'development',
      CAIRN_DEV: '1',
    })
  : await run(runtime, ['server/src/main.ts'], {
      NODE_ENV: 'production',
      // What Node has once understood of the sources it need not read again.
      NODE_COMPILE_CACHE: '.cache/compile',
    })
