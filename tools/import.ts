import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { socketPath } from '@cairn/commerce/platform/database/data-directory-lock'
import { migrate } from '@cairn/commerce/platform/database/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { askAtDoor } from '@cairn/server/command-door'
import { type Config, readConfig } from '@cairn/server/config'
import { importCommand, type ImportGiven, importReport } from '@cairn/server/import-command'
import { importLines } from '@cairn/server/import-lines'
import { startProblem, StartRefused } from '@cairn/server/start-refused'

const usage = `npm run import -- [--dry-run] FILE…

Takes rows of JSON, one a line, into the shop: all of them or none. docs/importing.md describes the
rows. A dry run says what would change.`

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  await run()
} catch (error) {
  stop([startProblem(error)])
}

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
  const report = importReport.parse(await perform(read.config, { files, isDryRun }))
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

/** By the running server, who alone may touch the embedded database; else by ourselves. */
async function perform(config: Config, given: ImportGiven): Promise<unknown> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config
  if (!url) {
    const answer = await askAtDoor(socketPath(dataDir), { command: 'import', input: given })
    if (answer?.ok) return answer.value
    if (answer) throw new StartRefused(answer.sentence)
  }
  const database = await openDatabase({ url, dataDir, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await migrate(database)
    return await importCommand(database.query)(given)
  } finally {
    await database.close()
  }
}

function stop(lines: readonly string[]): void {
  console.error(lines.join('\n'))
  process.exitCode = 1
}
