import type { readShippingRates } from '@cairn/contract/cart/delivery-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChanges } from '../platform/cache/change-store.ts'
import { importRows, inEveryLocale } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Rates = AnswerOf<typeof readShippingRates>

const rates = async () =>
  (await shop.visitor().send<Rates>('readShippingRates', { locale: 'de-de' })).body.rates

test('the rates of a country are those without a postcode, and change with an import', async () => {
  expect(await rates()).toContainEqual({
    code: 'standard',
    price: 4.95,
    days: { min: expect.any(Number), max: expect.any(Number) },
  })
  const { cursor } = await readChanges(shop.database.query, '0')
  await shop.database.run(`delete from shipping_zones where site_id = 'CAIRN-DE'`)
  const texts = inEveryLocale({ label: 'Standard', deliveryTime: 'soon' })
  const zone = { kind: 'shippingZone', siteId: 'CAIRN-DE', countryCode: 'DE' }
  await importRows(shop.database.query, [
    {
      ...zone,
      zoneId: 'DE-ISLANDS',
      postalPrefixes: ['25'],
      methods: [{ code: 'standard', price: 9_95, texts }],
    },
    {
      ...zone,
      zoneId: 'DE-REST',
      postalPrefixes: [''],
      methods: [{ code: 'standard', price: 3_95, texts }],
    },
  ])
  expect(await rates()).toEqual([{ code: 'standard', price: 3.95, days: null }])
  const { tags } = await readChanges(shop.database.query, cursor)
  expect(tags).toContain('shipping')
})
