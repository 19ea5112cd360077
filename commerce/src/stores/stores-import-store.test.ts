import type { StoresRow } from '@cairn/contract/stores-import'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows, startAnew } from '../testing/import-rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.exec('truncate stores, collection_points cascade')
  await startAnew(database)
})

const take = (...rows: object[]) => importRows(database.query, rows)
const asked = async (sql: string) => (await database.run(sql)).rows

const place = {
  siteId: 'CAIRN-US',
  name: 'Cairn Denver',
  addressLine1: '1520 16th Street Mall',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  latitude: 39.7479,
  longitude: -104.9972,
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '10:00', closes: '20:00' })),
}
const denver: StoresRow = { kind: 'store', storeId: '0042', ...place, services: ['pickup'] }
const lockers: StoresRow = { kind: 'collectionPoint', pointId: 'US-CP-01', ...place }
const shelves = (stock: Record<string, number>): StoresRow => ({
  kind: 'storeStock',
  storeId: '0042',
  stock,
})

const problems = async (...rows: object[]) => {
  const report = await take(...rows)
  return report.ok ? [] : report.problems.map(({ path, sentence }) => `${path}: ${sentence}`)
}

test('stores and collection points come in once, change when they differ, and tell of it', async () => {
  expect(await take(denver, lockers)).toEqual({
    ok: true,
    changes: [
      { thing: 'store', id: '0042', how: 'added' },
      { thing: 'collection point', id: 'US-CP-01', how: 'added' },
    ],
  })
  expect(await take(denver, lockers)).toEqual({ ok: true, changes: [] })
  await database.exec('delete from changes')
  expect(await take({ ...denver, closed: true })).toMatchObject({
    changes: [{ thing: 'store', id: '0042', how: 'changed' }],
  })
  expect(await asked('select closed, hours->0 as monday from stores')).toEqual([
    { closed: true, monday: { day: 1, opens: '10:00', closes: '20:00' } },
  ])
  expect(await asked('select tags from changes')).toEqual([{ tags: ['store:0042', 'store:*'] }])
})

test('a store has what was last handed in of it and nothing else', async () => {
  await take(denver, shelves({ 'TEST0001BLK-S': 2, 'TEST0001BLK-M': 5 }))
  const report = await take(shelves({ 'TEST0001BLK-M': 4, 'TEST0001BLK-S': 0 }))

  expect(report).toMatchObject({ changes: [{ thing: 'stock of store', id: '0042' }] })
  expect(await asked('select store_id, sku, on_hand from store_stock')).toEqual([
    { store_id: '0042', sku: 'TEST0001BLK-M', on_hand: 4 },
  ])
})

test('stock of a store or a variant that is nowhere is refused', async () => {
  expect(await problems(shelves({ 'TEST0001BLK-M': 1 }))).toEqual([
    'storeId: there is no store 0042',
  ])
  expect(await problems(denver, shelves({ 'TEST0009BLK-M': 1 }))).toEqual([
    'stock.TEST0009BLK-M: there is no variant TEST0009BLK-M',
  ])
  expect(await asked('select store_id from stores')).toEqual([])
})

test('a week has seven days in their order, with times that exist', async () => {
  const hours = place.hours.toReversed()
  const late = place.hours.with(0, { day: 1, opens: '10:00', closes: '24:00' })

  expect(await problems({ ...denver, hours })).toEqual([
    'hours: must have the days from 1, Monday, to 7',
  ])
  expect(await problems({ ...denver, hours: late })).toEqual([
    'hours[0].closes: must be a time such as 09:30',
  ])
})
