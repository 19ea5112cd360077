import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { countUnverifiedOrder, deleteOldOrderCounts } from './unpaid-holds-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.run('delete from unverified_orders'))
afterAll(() => database.close())

const count = (clientIp = '203.0.113.7') => countUnverifiedOrder(database.query, clientIp)
const backdate = (interval: string) =>
  database.run(`update unverified_orders set counted_since = now() - interval '${interval}'`)

test('a network may place five orders an hour without a captcha', async () => {
  const results: boolean[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) results.push(await count())
  expect(results).toEqual([true, true, true, true, true, false])
  expect(await count('198.51.100.9')).toBe(true)

  await backdate('59 minutes')
  expect(await count()).toBe(false)
  await backdate('61 minutes')
  expect(await count()).toBe(true)
})

test('concurrent orders do not exceed the limit', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => count()))
  expect(results.filter(Boolean)).toHaveLength(5)
})

test('old counts are deleted', async () => {
  const rowCount = async () => (await database.run('select * from unverified_orders')).rows.length
  await count()
  await deleteOldOrderCounts(database.query)
  expect(await rowCount()).toBe(1)
  await backdate('3 hours')
  await deleteOldOrderCounts(database.query)
  expect(await rowCount()).toBe(0)
})
