import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freshTables } from '@cairn/commerce/platform/database/generate-tables'

const target = fileURLToPath(
  new URL('../../commerce/src/platform/database/tables.ts', import.meta.url),
)
writeFileSync(target, await freshTables())
console.log(`Wrote ${target}`)
