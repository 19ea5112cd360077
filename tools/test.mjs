import './oldest-node.mjs'
import { prepare, run } from './launch.mjs'

const runtime = await prepare({ pages: true })
process.exitCode = await run(runtime, ['tools/run-tests.ts', ...process.argv.slice(2)])
