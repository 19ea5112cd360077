import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshTables } from './generate-tables.ts'

test('tables.ts matches the migrations; if not: npm run db:types', async () => {
  const committed = readFileSync(new URL('tables.ts', import.meta.url), 'utf8')
  expect(committed).toBe(await freshTables())
})
