import type { StoresRow } from '@cairn/contract/imports/stores-import'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows, resetCatalogue } from '../testing/import-rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.exec('truncate stores, collection_points cascade')
  await resetCatalogue(database)
})

const importAll = (...rows: object[]) => importRows(database.query, rows)
const rowsOf = async (sql: string) => (await database.run(sql)).rows

const location = {
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
const denver: StoresRow = { kind: 'store', storeId: '0042', ...location, services: ['pickup'] }
const lockers: StoresRow = { kind: 'collectionPoint', pointId: 'US-CP-01', ...location }
const stockOf = (stock: Record<string, number>): StoresRow => ({
  kind: 'storeStock',
  storeId: '0042',
  stock,
})

const problems = async (...rows: object[]) => {
  const report = await importAll(...rows)
  return report.ok ? [] : report.problems.map(({ path, message }) => `${path}: ${message}`)
}

test('an import adds stores and collection points, updates changed ones and invalidates their cache tags', async () => {
  expect(await importAll(denver, lockers)).toEqual({
    ok: true,
    changes: [
      { entity: 'store', id: '0042', change: 'added' },
      { entity: 'collection point', id: 'US-CP-01', change: 'added' },
    ],
  })
  expect(await importAll(denver, lockers)).toEqual({ ok: true, changes: [] })
  await database.exec('delete from changes')
  expect(await importAll({ ...denver, closed: true })).toMatchObject({
    changes: [{ entity: 'store', id: '0042', change: 'changed' }],
  })
  expect(await rowsOf('select closed, hours->0 as monday from stores')).toEqual([
    { closed: true, monday: { day: 1, opens: '10:00', closes: '20:00' } },
  ])
  expect(await rowsOf('select tags from changes')).toEqual([{ tags: ['store:0042', 'store:*'] }])
})

test('an import of the stock of a store replaces all of its stock', async () => {
  await importAll(denver, stockOf({ 'TEST0001BLK-S': 2, 'TEST0001BLK-M': 5 }))
  const report = await importAll(stockOf({ 'TEST0001BLK-M': 4, 'TEST0001BLK-S': 0 }))

  expect(report).toMatchObject({ changes: [{ entity: 'stock of store', id: '0042' }] })
  expect(await rowsOf('select store_id, sku, on_hand from store_stock')).toEqual([
    { store_id: '0042', sku: 'TEST0001BLK-M', on_hand: 4 },
  ])
})

test('stock of an unknown store or variant is refused', async () => {
  expect(await problems(stockOf({ 'TEST0001BLK-M': 1 }))).toEqual([
    'storeId: there is no store 0042',
  ])
  expect(await problems(denver, stockOf({ 'TEST0009BLK-M': 1 }))).toEqual([
    'stock.TEST0009BLK-M: there is no variant TEST0009BLK-M',
  ])
  expect(await rowsOf('select store_id from stores')).toEqual([])
})

test('opening hours need all seven days in order, with valid times', async () => {
  const hours = location.hours.toReversed()
  const late = location.hours.with(0, { day: 1, opens: '10:00', closes: '24:00' })

  expect(await problems({ ...denver, hours })).toEqual([
    'hours: must have the days from 1, Monday, to 7',
  ])
  expect(await problems({ ...denver, hours: late })).toEqual([
    'hours[0].closes: must be a time such as 09:30',
  ])
})
