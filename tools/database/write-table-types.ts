import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freshTables } from '@cairn/commerce/platform/database/generate-tables'
import { readArguments } from '@cairn/server/commands/command-arguments'

const usage = `npm run db:types -- [FILE]

Writes the types of all tables and views after the migrations, by default to tables.ts of the commerce core.`

const { positionals } = readArguments(usage, { allowPositionals: true })
const tables = fileURLToPath(
  new URL('../../commerce/src/platform/database/tables.ts', import.meta.url),
)
const [target = tables] = positionals
writeFileSync(target, await freshTables())
console.log(`Wrote ${target}`)
