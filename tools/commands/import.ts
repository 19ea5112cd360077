import { parseArgs } from 'node:util'
import { type ImportInput, importReport } from '@cairn/server/commands/command-data'
import { readConfig } from '@cairn/server/config/config'
import { commandLine, stop } from './command-line.ts'
import { importReportLines } from './import-report.ts'
import { performCommand } from './perform-command.ts'
import { readTextFile } from './read-text-file.ts'

const usage = `npm run import -- [--dry-run] FILE…

Takes rows of JSON, one a line, into the shop: all of them or none. docs/importing.md describes the
rows. A dry run says what would change.`

async function run() {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const isDryRun = values['dry-run']
  if (positionals.length === 0) return stop([usage])
  const configResult = readConfig(process.env)
  if (!configResult.ok) return stop(configResult.sentences)
  const files = positionals.map((name) => ({ name, text: readTextFile(name) }))
  const input: ImportInput = { files, isDryRun }
  const report = importReport.parse(await performCommand(configResult.config, 'import', input))
  const lines = importReportLines(report, isDryRun)
  if (report.ok) console.log(lines.join('\n'))
  else stop(lines)
}

await commandLine(usage, run)
