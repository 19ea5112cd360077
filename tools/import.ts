import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '@cairn/server/config'
import { type ImportGiven, importReport } from '@cairn/server/import-command'
import { importLines } from '@cairn/server/import-lines'
import { StartRefused } from '@cairn/server/start-refused'
import { commandLine, stop } from './command-line.ts'
import { performCommand } from './perform-command.ts'

const usage = `npm run import -- [--dry-run] FILE…

Takes rows of JSON, one a line, into the shop: all of them or none. docs/importing.md describes the
rows. A dry run says what would change.`

await commandLine(run)

async function run() {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const isDryRun = values['dry-run']
  if (positionals.length === 0) return stop([usage])
  const read = readConfig(process.env)
  if (!read.ok) return stop(read.sentences)
  const files = positionals.map(readGiven)
  const given: ImportGiven = { files, isDryRun }
  const report = importReport.parse(await performCommand(read.config, 'import', given))
  const lines = importLines(report, isDryRun)
  if (report.ok) console.log(lines.join('\n'))
  else stop(lines)
}

function readGiven(name: string) {
  // npm goes to the root of the project; the caller may stand elsewhere.
  const path = resolve(process.env['INIT_CWD'] ?? '.', name)
  if (!existsSync(path)) throw new StartRefused(`${name}: there is no such file.`)
  return { name, text: readFileSync(path, 'utf8') }
}
