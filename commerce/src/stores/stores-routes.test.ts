import type { findCollectionPoints, findStores } from '@cairn/contract/stores/store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

type Stores = AnswerOf<typeof findStores>
type Points = AnswerOf<typeof findCollectionPoints>

const stores = async (body: object, locale: 'en-us' | 'de-de' | 'fr-fr' = 'en-us') =>
  (await shop.visitor().send<Stores>('findStores', { body, locale })).body

test('a search for a town returns nearby stores with address, opening hours and distance (SHIP-057)', async () => {
  const { stores: locations, total } = await stores({ query: 'Boulder' })

  expect(locations[0]).toMatchObject({
    id: '0043',
    city: 'Boulder',
    addressLine1: '1411 Pearl Street',
    countryCode: 'US',
    phone: '+13035550143',
    distance: expect.any(Number),
    storeInventory: null,
  })
  expect(locations[0]?.hours[6]).toEqual({ day: 7, opens: '11:00', closes: '18:00' })
  expect(locations[1]).toMatchObject({ id: '0042', distance: 38.4 })
  expect(total).toBe(locations.length)
})

test('a search returns the stores of the site, unless it names another country or a point', async () => {
  const countries = async (...args: Parameters<typeof stores>) =>
    new Set((await stores(...args)).stores.map(({ countryCode }) => countryCode))

  expect(await countries({}, 'de-de')).toEqual(new Set(['DE']))
  expect(await countries({ countryCode: 'FR' }, 'de-de')).toEqual(new Set(['FR']))
  expect(await countries({ latitude: 39.74, longitude: -104.99 }, 'de-de')).toEqual(new Set(['US']))
})

test('stores are returned with their stock of a variant, on request only those that have it', async () => {
  await importRows(shop.database.query, [
    { kind: 'storeStock', storeId: '0042', stock: { 'CAIRN001BLK-M': 3 } },
    { kind: 'storeStock', storeId: '0043', stock: {} },
  ])
  const search = { query: 'Denver', radius: 60, sku: 'CAIRN001BLK-M' }
  const inventoryOf = ({ stores: locations }: Stores) =>
    locations.map((location) => [location.id, location.storeInventory])

  expect(inventoryOf(await stores(search))).toEqual([
    ['0042', 3],
    ['0043', 0],
  ])
  expect(inventoryOf(await stores({ ...search, onlyWithStock: true }))).toEqual([['0042', 3]])
})

test('a closed store is not returned', async () => {
  await shop.database.run(`update stores set closed = true where store_id = '0044'`)
  const { stores: locations } = await stores({})
  expect(locations.map(({ id }) => id)).not.toContain('0044')
  const { body } = await shop.visitor().send<Stores>('readStores', { locale: 'en-us' })
  expect(body.stores.map(({ id }) => id)).toEqual(locations.map(({ id }) => id))
  expect(Object.keys(body.stores[0] ?? {})).toEqual(['id', 'name'])
})

test('a search for a postcode returns nearby collection points (SHIP-056)', async () => {
  const { body } = await shop
    .visitor()
    .send<Points>('findCollectionPoints', { body: { postalCode: '10115' }, locale: 'de-de' })

  expect(body.collectionPoints[0]).toMatchObject({ city: 'Berlin', countryCode: 'DE' })
  expect(body.total).toBeGreaterThan(0)
})

test('a search returns at most the requested number of stores, with the total', async () => {
  const { stores: locations, total } = await stores({ count: 2 })
  expect(locations).toHaveLength(2)
  expect(total).toBeGreaterThan(2)
})
