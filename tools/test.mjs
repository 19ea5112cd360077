import './launch/oldest-node.mjs'
import { prepare, run } from './launch/launch.mjs'

const runtime = await prepare({ pages: true })
process.exitCode = await run(runtime, ['tools/testing/run-tests.ts', ...process.argv.slice(2)])
