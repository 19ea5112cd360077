import './launch/oldest-node.mjs'
import { prepare, run } from './launch/launch.mjs'

process.exitCode = await run(await prepare({ pages: false }), [
  process.argv.includes('--measures') ? 'tools/measures/print-measures.ts' : 'tools/run-checks.ts',
])
