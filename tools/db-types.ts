import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freshTables } from '../commerce/src/platform/database/fresh-tables.ts'

const target = fileURLToPath(
  new URL('../commerce/src/platform/database/tables.ts', import.meta.url),
)
writeFileSync(target, await freshTables())
console.log(`Wrote ${target}`)
