import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshTables } from './generate-tables.ts'

test('tables.ts matches the migrations; if not: npm run db:types', async () => {
  const source = readFileSync(new URL('tables.ts', import.meta.url), 'utf8')
  expect(source).toBe(await freshTables())
})
