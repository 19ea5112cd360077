import { headers } from '@cairn/contract/wire/headers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { onFault } from '../platform/faults.ts'
import {
  guestWithCart,
  setAddresses,
  guestReadyToOrder,
  denverAddress,
  placeOrder,
  prepareOrder,
  cardTokens,
} from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAtStore } from '../testing/sign-in.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import { setStock, stockOf } from '../testing/stock.ts'

const jacket = 'CAIRN001BLK-M'
const smallSku = 'CAIRN001BLK-S'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const readyGuest = (qty = 1) => guestReadyToOrder(shop, { sku: jacket, qty })

describe('placing an order is refused', () => {
  async function withoutBillingAddress() {
    const { guest, cart } = await guestWithCart(shop, { sku: jacket })
    const { basketId } = cart
    await guest.send('setShippingAddress', {
      params: { basketId },
      body: { address: denverAddress },
    })
    return { guest, basketId }
  }

  test('without a billing address (PAY-061)', async () => {
    const { guest, basketId } = await withoutBillingAddress()
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'BIL400' })
  })

  test('with an incomplete billing address (PAY-060, PAY-062)', async () => {
    const { guest, basketId } = await withoutBillingAddress()
    const placeWithBillingAddress = (billingAddress: object) =>
      placeOrder(guest, basketId, { body: { billingAddress } })
    const { city: _city, ...noCity } = denverAddress
    const { phone: _phone, ...noPhone } = denverAddress

    expect(await placeWithBillingAddress(noCity)).toMatchObject({ errorId: 'PYT406' })
    expect(await placeWithBillingAddress(noPhone)).toMatchObject({ errorId: 'BILL410' })
    expect(await placeWithBillingAddress(denverAddress)).toMatchObject({
      status: 200,
      body: { billingAddress: { city: 'Denver' } },
    })
  })

  test('without sufficient payment or with an unknown card (PAY-056, PAY-058)', async () => {
    const { guest, basketId } = await readyGuest()
    const paidWith = (paymentMethod?: object) =>
      placeOrder(guest, basketId, { body: { paymentMethod } })

    expect(await paidWith(undefined)).toMatchObject({ errorId: 'PYT400' })
    expect(await paidWith({ code: 'GIFT_CARD' })).toMatchObject({ errorId: 'PYT400' })
    const paymentInstrumentId = crypto.randomUUID()
    expect(
      await paidWith({ code: 'CREDIT_CARD', additionalData: { paymentInstrumentId } }),
    ).toMatchObject({ errorId: 'PYT404' })
  })

  test('for a card that the provider declines or suspects (PAY-057, PAY-063)', async () => {
    const { guest, basketId } = await readyGuest()
    expect(await placeOrder(guest, basketId, { token: cardTokens.decline })).toMatchObject({
      status: 402,
      errorId: 'PAY400',
    })
    const next = guest.jar.get('cairn_basket') ?? ''
    expect(await placeOrder(guest, next, { token: cardTokens.suspicious })).toMatchObject({
      status: 402,
      errorId: 'PYT402',
    })
  })
})

describe('goods that are no longer available', () => {
  test('are refused for one, some or all items of the cart (CART-081, CART-086)', async () => {
    const { guest, basketId } = await readyGuest(2)
    await guest.send('addItem', { body: { basketId, sku: smallSku, qty: 2 } })
    const [stock, smallStock] = [await stockOf(shop, jacket), await stockOf(shop, smallSku)]
    await setStock(shop, smallSku, 1)
    expect(await prepareOrder(guest, basketId)).toMatchObject({ errorId: 'INV409' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'INV409' })
    await setStock(shop, smallSku, 0)
    await setStock(shop, jacket, 0)
    expect(await prepareOrder(guest, basketId)).toMatchObject({ errorId: 'INV406' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'INV406' })
    const { guest: other, basketId: otherBasketId } = await (async () => {
      await setStock(shop, jacket, 1)
      const ready = await readyGuest()
      await setStock(shop, jacket, 0)
      return ready
    })()
    expect(await placeOrder(other, otherBasketId)).toMatchObject({ errorId: 'INV700' })
    await setStock(shop, jacket, stock)
    await setStock(shop, smallSku, smallStock)
  })

  test('are refused as gone when they were withdrawn (CART-076)', async () => {
    const { guest, basketId } = await readyGuest()
    const setWithdrawn = (isWithdrawn: boolean) =>
      shop.database.run('update variants set withdrawn = $1 where sku = $2', [isWithdrawn, jacket])
    await setWithdrawn(true)
    expect(await prepareOrder(guest, basketId)).toMatchObject({ errorId: 'INV407' })
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'ORD430' })
    await setWithdrawn(false)
  })
})

describe('a shipping method that had to change', () => {
  const pickUp = { shippingMethod: 'pickup', storeId: '0042' }
  const setStoreStock = (pieces: number) =>
    shop.database.run('update store_stock set on_hand = $1 where store_id = $2 and sku = $3', [
      pieces,
      '0042',
      jacket,
    ])

  async function pickingUp() {
    const { guest, basketId } = await readyGuest()
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

  test('from pickup to ship-to-store refuses the order first (SHIP-045)', async () => {
    const pieces = await stockOf(shop, jacket, '0042')
    const { guest, basketId } = await pickingUp()
    await setStoreStock(0)
    expect(await placeOrder(guest, basketId)).toMatchObject({
      status: 409,
      body: { errorDetails: [{ errorId: 'ORD518', details: { flash: 'PickupToStsTransition' } }] },
    })
    await setStoreStock(pieces)
  })

  test('from a closed store to home refuses the order first (SHIP-044, CHK-016)', async () => {
    const { guest, basketId } = await pickingUp()
    const setClosed = (isClosed: boolean) =>
      shop.database.run('update stores set closed = $1 where store_id = $2', [isClosed, '0042'])
    await setClosed(true)
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'ORD517' })
    expect(await prepareOrder(guest, basketId)).toMatchObject({
      body: { flash: [{ type: 'PickupToSthTransition' }] },
    })
    await setClosed(false)
  })

  test('to home delivery asks for the address of the shipment (ERR-046)', async () => {
    const { guest, cart } = await guestWithCart(shop, { sku: jacket })
    const { basketId, items } = cart
    const change = (body: object) =>
      guest.send('changeItem', {
        params: { basketId },
        body: { basketId, itemId: items[0]?.itemId, ...body },
      })
    await change(pickUp)
    const { firstName, lastName, phone, email } = denverAddress
    const address = { firstName, lastName, phone, email }
    await guest.send('setShippingAddress', { params: { basketId }, body: { address } })
    await change({ shippingMethod: 'standard' })

    expect(await prepareOrder(guest, basketId)).toMatchObject({
      body: {
        shipments: [{ shipmentId: 'me-standard' }],
        flash: [{ type: 'InvalidShippingAddress', shipmentId: 'me-standard' }],
      },
    })
  })

  test('from home to the shopper’s favourite store refuses the order first (SHIP-043)', async () => {
    const { guest, basketId } = await readyGuest()
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
    const jacketStock = await stockOf(shop, jacket)
    await setStock(shop, jacket, 0)
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'ORD516' })
    await setStock(shop, jacket, jacketStock)
  })

  test('a pickup order takes the stock of the store', async () => {
    const [home, store] = [await stockOf(shop, jacket), await stockOf(shop, jacket, '0042')]
    const { guest, basketId } = await pickingUp()
    expect(await placeOrder(guest, basketId)).toMatchObject({
      body: { shipments: [{ shippingMethod: 'pickup', storeId: '0042' }] },
    })

    expect(await stockOf(shop, jacket, '0042')).toBe(store - 1)
    expect(await stockOf(shop, jacket)).toBe(home)
  })
})

describe('the origin of an order', () => {
  const readOrigin = async () =>
    (
      await shop.database.run(
        `select channel, store_id as store, employee_id as employee from orders
         order by ordered_at desc limit 1`,
      )
    ).rows[0]

  test('is its channel, by default the web (ORD-012)', async () => {
    for (const [requested, channel] of [
      ['mobile-app', 'mobile-app'],
      ['e-commerce', 'e-commerce'],
      [undefined, 'e-commerce'],
    ] as const) {
      const { guest, basketId } = await readyGuest()
      await placeOrder(guest, basketId, { headers: { [headers.orderChannel]: requested } })
      expect(await readOrigin()).toMatchObject({ channel })
    }
  })

  test('includes the ids of the store and the employee, which the client cannot change (INST-009, ORD-016)', async () => {
    const staff = await shop.guest()
    await signInAtStore(staff)
    const { body } = await staff.send<{ basketId: string }>('createCartWithItem', {
      body: { sku: jacket },
    })
    await setAddresses(staff, body.basketId)
    const placeWithEmployee = (storeEmployeeId: string) =>
      placeOrder(staff, body.basketId, {
        body: { inStoreSalesInfo: { storeId: '0042', storeEmployeeId } },
      })
    expect(await placeWithEmployee('E9999')).toMatchObject({ errorId: 'STR404' })
    expect(await placeWithEmployee('E1001')).toMatchObject({ status: 200 })

    expect(await readOrigin()).toMatchObject({ store: '0042', employee: 'E1001' })
  })
})

test('placing an order needs a solved captcha (ORD-011)', async () => {
  const shopWithCaptcha = await openShop({ asksForCaptcha: true })
  const { guest, basketId } = await guestReadyToOrder(shopWithCaptcha, { sku: jacket })

  expect(await placeOrder(guest, basketId)).toMatchObject({ status: 403, errorId: 'AUT403' })
  await shopWithCaptcha.close()
})

test('one solved captcha suffices if the cart changes while its order is checked (ORD-011)', async () => {
  const shopWithCaptcha = await openShop({ asksForCaptcha: true })
  const { guest, basketId } = await guestReadyToOrder(shopWithCaptcha, { sku: jacket })
  const recaptcha_response = await solvedChallenge(guest, 'order')
  let changes = 0
  const disarm = onFault('order.requested', async () => {
    changes += 1
    if (changes === 1) await prepareOrder(guest, basketId)
  })

  const { status } = await placeOrder(guest, basketId, { body: { recaptcha_response } })
  disarm()
  expect([status, changes]).toEqual([200, 2])
  await shopWithCaptcha.close()
})

test('the provider gets the fingerprint of the device', async () => {
  const requests: unknown[] = []
  const recordingShop = await openShop({
    provider: {
      ...shop.provider,
      authorise: (request) => {
        requests.push(request)
        return shop.provider.authorise(request)
      },
    },
  })
  const { guest, basketId } = await guestReadyToOrder(recordingShop, { sku: jacket })
  await guest.send('sendDeviceFingerprint', { body: { cartId: basketId, fingerprint: 'a phone' } })
  expect((await placeOrder(guest, basketId)).status).toBe(200)
  await recordingShop.close()

  expect(requests).toMatchObject([{ deviceFingerprint: 'a phone', kind: 'card' }])
})
