import './launch/oldest-node.mjs'
import { prepare, run } from './launch/launch.mjs'

const [first, ...others] = process.argv.slice(2)
const withPages = first === '--with-pages'

process.exitCode = await run(
  await prepare({ pages: withPages }),
  withPages ? others : [first, ...others],
)
