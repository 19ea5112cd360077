import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from './database.ts'
import { openTestDatabase } from './testing.ts'
import { probeWrites } from './write-probe-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const pages = async () => {
  const { rows } = await database.run(
    `select pg_relation_size('write_probes') / current_setting('block_size')::int as pages`,
  )
  return Number(rows[0]?.['pages'])
}

test('each probe writes a new page, and the table does not grow', async () => {
  for (const number of [1, 2, 3, 4, 5]) {
    await probeWrites(database.query)
    expect([number, await pages()]).toEqual([number, 1])
  }
  await database.exec('delete from write_probes')
  await database.exec('vacuum write_probes')
  expect(await pages()).toBe(0)
})

test('concurrent probes succeed', async () => {
  await Promise.all(Array.from({ length: 10 }, () => probeWrites(database.query)))
  expect(await pages()).toBeGreaterThan(0)
})
