import type { ShippingRow } from '@cairn/contract/imports/shipping-import'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows, inEveryLocale } from '../testing/import-rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.exec('truncate shipping_zones cascade'))

const texts = { label: 'Standard', deliveryTime: '3–5 days' }
const standard = {
  code: 'standard',
  price: 6_95,
  days: { min: 3, max: 5 },
  texts: inEveryLocale(texts),
} as const
const zone: ShippingRow = {
  kind: 'shippingZone',
  zoneId: 'US-TEST',
  siteId: 'CAIRN-US',
  countryCode: 'US',
  postalPrefixes: [''],
  methods: [standard],
}

const importZone = (...rows: object[]) => importRows(database.query, rows)
const problems = async (row: object) => {
  const report = await importZone(row)
  return report.ok ? [] : report.problems.map(({ path, message }) => `${path}: ${message}`)
}
const rowsOf = async (sql: string) => (await database.run(sql)).rows

test('a zone is stored with the days and cut-off hours of its methods, and imported once', async () => {
  const later = { ...texts, deliveryTimeAfterCutOff: '4–6 days' }
  const method = { ...standard, cutOffHour: 14, texts: inEveryLocale(later) }
  const row = { ...zone, timeZone: 'America/New_York', methods: [method] }

  expect(await importZone(row)).toEqual({
    ok: true,
    changes: [{ entity: 'shipping zone', id: 'US-TEST', change: 'added' }],
  })
  expect(await importZone(row)).toEqual({ ok: true, changes: [] })
  expect(await rowsOf('select time_zone, methods from shipping_rates')).toEqual([
    {
      time_zone: 'America/New_York',
      methods: [
        { code: 'standard', price: 6_95, days: { min: 3, max: 5 }, cutOffHour: 14, ...later },
      ],
    },
  ])
})

test('a zone without a time zone has that of its site', async () => {
  await importZone(zone)

  expect(await rowsOf('select time_zone from shipping_zones')).toEqual([
    { time_zone: 'America/Denver' },
  ])
})

test('an import without the cut-off hour removes it', async () => {
  await importZone({
    ...zone,
    methods: [{ ...standard, days: { min: 0, max: 0 }, cutOffHour: 14 }],
  })
  await importZone(zone)

  expect(await rowsOf(`select methods -> 0 ? 'cutOffHour' as has from shipping_rates`)).toEqual([
    { has: false },
  ])
})

describe('an import is refused', () => {
  test.each([
    ['days: must not end before it begins', { days: { min: 5, max: 3 } }],
    ['days.min: must be at least 0', { days: { min: -1, max: 3 } }],
    ['cutOffHour: must be at most 23', { cutOffHour: 24 }],
  ])('because %s', async (problem, more) => {
    expect(await problems({ ...zone, methods: [{ ...standard, ...more }] })).toEqual([
      `methods[0].${problem}`,
    ])
  })

  test('for a cut-off hour without days', async () => {
    const method = { ...standard, days: undefined, cutOffHour: 14 }

    expect(await problems({ ...zone, methods: [method] })).toEqual([
      'methods[0]: must have days if it has a cut-off hour',
    ])
  })

  test('for a time zone that does not exist', async () => {
    expect(await problems({ ...zone, timeZone: 'America/Cairn' })).toEqual([
      'timeZone: must be an IANA time zone',
    ])
  })

  test('for a method with a cut-off hour, without a text for later orders', async () => {
    const refusals = await problems({ ...zone, methods: [{ ...standard, cutOffHour: 14 }] })

    expect(refusals).toEqual(['methods[0].texts.en-us.deliveryTimeAfterCutOff: is missing'])
  })

  test('not for a method that delivers on the same day only', async () => {
    const sameDay = { ...standard, days: { min: 0, max: 0 }, cutOffHour: 14 }

    expect(await problems({ ...zone, methods: [sameDay] })).toEqual([])
  })
})

describe('postal places', () => {
  const place: ShippingRow = {
    kind: 'postalPlace',
    placeId: 'US-CO-DENVER',
    countryCode: 'US',
    city: 'Denver',
    province: 'CO',
    postalCodes: [
      { from: '80201', to: '80212' },
      { from: '80249', to: '80249' },
    ],
  }

  test('an import replaces the ranges of a place, and changes nothing when it is repeated', async () => {
    await importZone(place)
    expect(await importZone(place)).toEqual({ ok: true, changes: [] })
    await importZone({ ...place, postalCodes: [{ from: '80201', to: '80220' }] })

    expect(await rowsOf('select first_code, last_code, city, province from postal_places')).toEqual(
      [{ first_code: '80201', last_code: '80220', city: 'Denver', province: 'CO' }],
    )
  })

  test('are refused with a range that ends before it begins', async () => {
    const british = { ...place, countryCode: 'GB', province: null }
    const problem = ': must have ranges of postcodes that do not end before they begin'

    expect(await problems({ ...place, postalCodes: [{ from: '80212', to: '80201' }] })).toEqual([
      problem,
    ])
    expect(await problems({ ...british, postalCodes: [{ from: 'EH17', to: 'EH2' }] })).toEqual([
      problem,
    ])
    expect(await problems({ ...british, postalCodes: [{ from: 'EH2', to: 'EH17' }] })).toEqual([])
  })
})
