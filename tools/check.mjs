import './oldest-node.mjs'
import { prepare, run } from './launch.mjs'

process.exitCode = await run(await prepare({ pages: false }), ['tools/run-checks.ts'])
