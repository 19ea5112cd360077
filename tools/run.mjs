import './launch/oldest-node.mjs'
import { prepare, run } from './launch/launch.mjs'

process.exitCode = await run(await prepare({ pages: false }), process.argv.slice(2))
