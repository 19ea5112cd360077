import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCart, setShippingMethod } from '../testing/cart-calls.ts'
import { importRows, inEveryLocale } from '../testing/import-rows.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStoreStock } from '../testing/stock.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())
beforeEach(async () => {
  await setStoreStock(shop, '0042', jacket, 4)
  await importMethods('morning')
})

const jacket = 'CAIRN001BLK-M'
const text = (deliveryTime: string, deliveryTimeAfterCutOff?: string) =>
  inEveryLocale({
    label: deliveryTime,
    deliveryTime,
    ...(deliveryTimeAfterCutOff !== undefined && { deliveryTimeAfterCutOff }),
  })
const sameDay = { min: 0, max: 0 }
/** Standard and express delivery cost the same, so that no total changes. */
const methods = [
  { code: 'standard', price: 5_00, days: { min: 2, max: 2 }, texts: text('two days') },
  { code: 'express', price: 5_00, days: sameDay, cutOffHour: 12, texts: text('today') },
  { code: 'pickup', price: 0, days: sameDay, cutOffHour: 12, texts: text('today') },
  {
    code: 'sts',
    price: 0,
    days: { min: 1, max: 2 },
    cutOffHour: 12,
    texts: text('tomorrow', 'in two days'),
  },
]

/** Near the cut-off hour, so that a cart that is priced for another time is noticed. */
const hours = { morning: 10, evening: 13 }

/** Imports the methods of Denver, in a time zone where it is morning or evening now. */
async function importMethods(time: keyof typeof hours) {
  const offset = ((hours[time] - new Date().getUTCHours() + 36) % 24) - 12
  const timeZone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
  const zone = {
    kind: 'shippingZone',
    zoneId: 'US-DENVER',
    siteId: 'CAIRN-US',
    countryCode: 'US',
    postalPrefixes: ['80202'],
    timeZone,
    methods,
  }
  expect(await importRows(shop.database.query, [zone])).toMatchObject({ ok: true })
}

const readyGuest = () => guestReadyToOrder(shop, { sku: jacket })

const optionsOf = ({ items: [item] }: Cart) =>
  item?.shippingOptions.map(
    ({ shippingMethod: { code, deliveryTime } }) => `${code} ${deliveryTime}`,
  )

describe('the options of a cart', () => {
  test('follow the hour in the time zone of the destination, the fastest first (SHIP-053)', async () => {
    const { guest, basketId } = await readyGuest()
    expect(optionsOf(await readCart(guest, basketId))).toEqual([
      'express today',
      'pickup today',
      'sts tomorrow',
      'standard two days',
    ])

    await importMethods('evening')
    expect(optionsOf(await readCart(guest, basketId))).toEqual([
      'standard two days',
      'sts in two days',
    ])
  })

  test('can only be chosen before their cut-off hour (SHIP-046)', async () => {
    const { guest, basketId } = await readyGuest()
    await importMethods('evening')

    expect(await setShippingMethod(guest, basketId, { code: 'express' })).toMatchObject({
      status: 409,
      errorId: 'SHP404',
    })
    await importMethods('morning')
    expect(await setShippingMethod(guest, basketId, { code: 'express' })).toMatchObject({
      status: 200,
    })
  })
})

describe('when the cut-off hour passes during checkout', () => {
  test('an order with another delivery at the same price is refused, and the cart gets a slower method (SHIP-032)', async () => {
    const { guest, basketId } = await readyGuest()
    await setShippingMethod(guest, basketId, { code: 'express' })
    await importMethods('evening')

    expect(await placeOrder(guest, basketId)).toMatchObject({ status: 409, errorId: 'SHP404' })
    expect(await readCart(guest, basketId, { isPatchRequired: 'true' })).toMatchObject({
      shipments: [{ shippingMethod: 'standard' }],
      flash: [{ type: 'OrderShippingMethodDowngraded' }],
    })
    await setShippingMethod(guest, basketId, { code: 'standard' })
    expect(await placeOrder(guest, basketId)).toMatchObject({
      body: { shipments: [{ shippingMethod: 'standard' }] },
    })
  })

  test('a pickup becomes a delivery to the store (SHIP-027)', async () => {
    const { guest, basketId } = await readyGuest()
    await setShippingMethod(guest, basketId, { code: 'pickup', storeId: '0042' })
    await importMethods('evening')

    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'ORD518' })
    expect(await readCart(guest, basketId, { isPatchRequired: 'true' })).toMatchObject({
      shipments: [{ shippingMethod: 'sts', storeId: '0042' }],
      flash: [{ type: 'PickupToStsTransition' }],
    })
  })

  test('an order whose method takes a day longer is placed', async () => {
    const { guest, basketId } = await readyGuest()
    await setShippingMethod(guest, basketId, { code: 'sts', storeId: '0042' })
    await importMethods('evening')

    expect(await placeOrder(guest, basketId)).toMatchObject({
      body: { shipments: [{ shippingMethod: 'sts' }] },
    })
  })
})
