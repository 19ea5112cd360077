import { headers } from '@cairn/contract/headers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { guestWithCart } from '../testing/guest-with-cart.ts'
import { signInAtStore } from '../testing/people.ts'
import {
  giveAddresses,
  guestReadyToOrder,
  homeInDenver,
  placeOrder,
  prepare,
  tokens,
} from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStock, stockOf } from '../testing/stock.ts'

const jacket = 'CAIRN001BLK-M'
const small = 'CAIRN001BLK-S'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const ready = (qty = 1) => guestReadyToOrder(shop, { sku: jacket, qty })

describe('an order is not placed', () => {
  test('without an address to send the bill to, or with half of one (PAY-060, PAY-061, PAY-062)', async () => {
    const { guest, cart } = await guestWithCart(shop, { sku: jacket })
    const { basketId } = cart
    await guest.send('setShippingAddress', {
      params: { basketId },
      body: { address: homeInDenver },
    })
    const billedTo = (billingAddress: object) =>
      placeOrder(guest, basketId, { body: { billingAddress } })
    const { city: _city, ...noCity } = homeInDenver
    const { phone: _phone, ...noPhone } = homeInDenver

    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'BIL400' })
    expect(await billedTo(noCity)).toMatchObject({ errorId: 'PYT406' })
    expect(await billedTo(noPhone)).toMatchObject({ errorId: 'BILL410' })
    expect(await billedTo(homeInDenver)).toMatchObject({
      status: 200,
      body: { billingAddress: { city: 'Denver' } },
    })
  })

  test('with less than it costs, or a card that is not there (PAY-056, PAY-058)', async () => {
    const { guest, basketId } = await ready()
    const paidWith = (paymentMethod?: object) =>
      placeOrder(guest, basketId, { body: { paymentMethod } })

    expect(await paidWith(undefined)).toMatchObject({ errorId: 'PYT400' })
    expect(await paidWith({ code: 'GIFT_CARD' })).toMatchObject({ errorId: 'PYT400' })
    const paymentInstrumentId = crypto.randomUUID()
    expect(
      await paidWith({ code: 'CREDIT_CARD', additionalData: { paymentInstrumentId } }),
    ).toMatchObject({ errorId: 'PYT404' })
  })

  test('by a provider that refuses it, or suspects it (PAY-057, PAY-063)', async () => {
    const { guest, basketId } = await ready()
    expect(await placeOrder(guest, basketId, { token: tokens.decline })).toMatchObject({
      status: 402,
      errorId: 'PAY400',
    })
    const next = guest.jar.get('cairn_basket') ?? ''
    expect(await placeOrder(guest, next, { token: tokens.suspicious })).toMatchObject({
      status: 402,
      errorId: 'PYT402',
    })
  })
})

describe('what sold out', () => {
  test('of one thing, of some, of all of a cart', async () => {
    const { guest, basketId } = await ready(2)
    await guest.send('addItem', { body: { basketId, sku: small, qty: 2 } })
    const [many, few] = [await stockOf(shop, jacket), await stockOf(shop, small)]
    await setStock(shop, small, 1)
    expect(await prepare(guest, basketId)).toMatchObject({ errorId: 'INV409' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'INV409' })
    await setStock(shop, small, 0)
    await setStock(shop, jacket, 0)
    expect(await prepare(guest, basketId)).toMatchObject({ errorId: 'INV406' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'INV406' })
    const { guest: other, basketId: theirs } = await (async () => {
      await setStock(shop, jacket, 1)
      const one = await ready()
      await setStock(shop, jacket, 0)
      return one
    })()
    expect(await placeOrder(other, theirs)).toMatchObject({ errorId: 'INV700' })
    await setStock(shop, jacket, many)
    await setStock(shop, small, few)
  })

  test('and what was withdrawn meanwhile is told as gone (CART-076)', async () => {
    const { guest, basketId } = await ready()
    const withdrawn = (is: boolean) =>
      shop.database.run('update variants set withdrawn = $1 where sku = $2', [is, jacket])
    await withdrawn(true)
    expect(await prepare(guest, basketId)).toMatchObject({ errorId: 'INV407' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'ORD430' })
    await withdrawn(false)
  })
})

describe('a way of delivery that changed by itself', () => {
  const pickUp = { shippingMethod: 'pickup', storeId: '0042' }
  const shelf = (pieces: number) =>
    shop.database.run('update store_stock set on_hand = $1 where store_id = $2 and sku = $3', [
      pieces,
      '0042',
      jacket,
    ])

  async function pickingUp() {
    const { guest, basketId } = await ready()
    const read = await guest.send<{ items: { itemId: string }[] }>('readCart', {
      params: { basketId },
    })
    const itemId = read.body.items[0]?.itemId
    await guest.send('changeItem', {
      params: { basketId },
      body: { basketId, itemId, ...pickUp },
    })
    return { guest, basketId }
  }

  test('from the shelf to the warehouse is told before anything is placed (SHIP-045)', async () => {
    const pieces = await stockOf(shop, jacket, '0042')
    const { guest, basketId } = await pickingUp()
    await shelf(0)
    expect(await placeOrder(guest, basketId)).toMatchObject({
      status: 409,
      body: { errorDetails: [{ errorId: 'ORD518', details: { flash: 'PickupToStsTransition' } }] },
    })
    await shelf(pieces)
  })

  test('and from a store that closed to home (SHIP-044, CHK-016)', async () => {
    const { guest, basketId } = await pickingUp()
    const closed = (is: boolean) =>
      shop.database.run('update stores set closed = $1 where store_id = $2', [is, '0042'])
    await closed(true)
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'ORD517' })
    expect(await prepare(guest, basketId)).toMatchObject({
      body: { flash: [{ type: 'PickupToSthTransition' }] },
    })
    await closed(false)
  })

  test('and what comes home after all asks for its address, and names its shipment (ERR-046)', async () => {
    const { guest, cart } = await guestWithCart(shop, { sku: jacket })
    const { basketId, items } = cart
    const change = (body: object) =>
      guest.send('changeItem', {
        params: { basketId },
        body: { basketId, itemId: items[0]?.itemId, ...body },
      })
    await change(pickUp)
    const { firstName, lastName, phone, email } = homeInDenver
    const address = { firstName, lastName, phone, email }
    await guest.send('setShippingAddress', { params: { basketId }, body: { address } })
    await change({ shippingMethod: 'standard' })

    expect(await prepare(guest, basketId)).toMatchObject({
      body: {
        shipments: [{ shipmentId: 'me-standard' }],
        flash: [{ type: 'InvalidShippingAddress', shipmentId: 'me-standard' }],
      },
    })
  })

  test('and from home to the shopper’s own store (SHIP-043)', async () => {
    const { guest, basketId } = await ready()
    await guest.send('changeItem', {
      params: { basketId },
      query: { favStoreId: '0042' },
      body: {
        itemId: (
          await guest.send<{ items: { itemId: string }[] }>('readCart', { params: { basketId } })
        ).body.items[0]?.itemId,
        qty: 1,
      },
    })
    const many = await stockOf(shop, jacket)
    await setStock(shop, jacket, 0)
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'ORD516' })
    await setStock(shop, jacket, many)
  })

  test('what is fetched comes from the store’s shelf', async () => {
    const [home, store] = [await stockOf(shop, jacket), await stockOf(shop, jacket, '0042')]
    const { guest, basketId } = await pickingUp()
    expect(await placeOrder(guest, basketId)).toMatchObject({
      body: { shipments: [{ shippingMethod: 'pickup', storeId: '0042' }] },
    })

    expect(await stockOf(shop, jacket, '0042')).toBe(store - 1)
    expect(await stockOf(shop, jacket)).toBe(home)
  })
})

describe('where an order comes from', () => {
  const kept = async () =>
    (
      await shop.database.run(
        `select channel, store_id as store, employee_id as employee from orders
         order by ordered_at desc limit 1`,
      )
    ).rows[0]

  test('is what its channel says, and the web without a word (ORD-012)', async () => {
    for (const [given, channel] of [
      ['mobile-app', 'mobile-app'],
      ['e-commerce', 'e-commerce'],
      [undefined, 'e-commerce'],
    ] as const) {
      const { guest, basketId } = await ready()
      await placeOrder(guest, basketId, { headers: { [headers.orderChannel]: given } })
      expect(await kept()).toMatchObject({ channel })
    }
  })

  test('in a store both ids are on it, and nobody may say others (INST-009, ORD-016)', async () => {
    const staff = await shop.guest()
    await signInAtStore(staff)
    const { body } = await staff.send<{ basketId: string }>('createCartWithItem', {
      body: { sku: jacket },
    })
    await giveAddresses(staff, body.basketId)
    const sold = (storeEmployeeId: string) =>
      placeOrder(staff, body.basketId, {
        body: { inStoreSalesInfo: { storeId: '0042', storeEmployeeId } },
      })
    expect(await sold('E9999')).toMatchObject({ errorId: 'STR404' })
    expect(await sold('E1001')).toMatchObject({ status: 200 })

    expect(await kept()).toMatchObject({ store: '0042', employee: 'E1001' })
  })
})

test('placing an order takes a captcha that was solved for it (ORD-011)', async () => {
  const careful = await openShop({ asksForCaptcha: true })
  const { guest, basketId } = await guestReadyToOrder(careful, { sku: jacket })

  expect(await placeOrder(guest, basketId)).toMatchObject({ status: 403, errorId: 'AUT403' })
  await careful.close()
})

test('the provider’s fraud check gets the fingerprint of the device', async () => {
  const asked: unknown[] = []
  const watched = await openShop({
    provider: {
      ...shop.provider,
      authorise: (request) => {
        asked.push(request)
        return shop.provider.authorise(request)
      },
    },
  })
  const { guest, basketId } = await guestReadyToOrder(watched, { sku: jacket })
  await guest.send('sendDeviceFingerprint', { body: { cartId: basketId, fingerprint: 'a phone' } })
  expect((await placeOrder(guest, basketId)).status).toBe(200)
  await watched.close()

  expect(asked).toMatchObject([{ deviceFingerprint: 'a phone', kind: 'card' }])
})
