import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshTables } from '@cairn/commerce/platform/database/generate-tables'
import { readOptionalArgument, refuseArguments } from '@cairn/server/commands/command-arguments'

const usage = `npm run db:types -- [FILE]

Writes the types of all tables and views after the migrations, by default to tables.ts of the commerce core.`

const tables = fileURLToPath(
  new URL('../../commerce/src/platform/database/tables.ts', import.meta.url),
)
const file = readOptionalArgument(usage) ?? tables
if (!existsSync(dirname(file))) refuseArguments(`${dirname(file)}: there is no such folder.`, usage)
writeFileSync(file, await freshTables())
console.log(`Wrote ${file}`)
