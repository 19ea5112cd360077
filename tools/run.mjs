import './oldest-node.mjs'
import { prepare, run } from './launch.mjs'

process.exitCode = await run(await prepare({ pages: false }), process.argv.slice(2))
