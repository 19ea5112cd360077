import './launch/oldest-node.mjs'
import { existsSync } from 'node:fs'
import { prepare, run } from './launch/launch.mjs'
import { compileCache, nodeFlags, serverEnvironment } from './launch/server-process.mjs'

const development = process.argv.includes('--dev')
const runtime = await prepare({ pages: !development })

// Without the storefront, which Vite reloads inside the server.
const watchedFolders = [
  'contract/src',
  'commerce/src',
  'commerce/migrations',
  'server/src',
  'sandbox/src',
  'sandbox/browser',
]
const watching = ['--watch', '--watch-preserve-output'].concat(
  watchedFolders.filter((folder) => existsSync(folder)).map((folder) => `--watch-path=${folder}`),
)

const server = [...nodeFlags, 'server/src/main.ts']

process.exitCode = development
  ? await run(runtime, [...watching, ...server], { NODE_ENV: 'development', CAIRN_DEV: '1' })
  : await run(runtime, server, {
      NODE_ENV: 'production',
      ...serverEnvironment,
      ...compileCache,
    })
