import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCart, setShippingMethod } from '../../testing/cart-calls.ts'
import { guestWithEach, placeOrder, setAddresses } from '../../testing/ready-to-order.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { setStoreStock } from '../../testing/stock.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await setStoreStock(shop, '0042', jacket, 4)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const giftCard = 'CAIRN008HTR-50'

const guestWith = (...skus: string[]) => guestWithEach(shop, skus)

const pickupByShippingId = { code: 'pickup', storeId: '0042', shippingId: 'shop' }

describe('delivery methods', () => {
  test('are standard by default and are listed in the cart (CART-009, SHIP-021)', async () => {
    const { guest, basketId } = await guestWith(jacket, giftCard)
    const { shippingMethods, totals } = await readCart(guest, basketId)

    expect(shippingMethods).toHaveLength(2)
    expect(shippingMethods[0]).toEqual({
      code: 'standard',
      shippingId: 'me',
      storeId: null,
      address: null,
      label: 'Standard delivery',
      deliveryTime: '3–5 business days',
      price: 6.95,
    })
    expect(totals.shipping).toBe(6.95)
  })

  test('are digital for a gift card and standard for other items (SHIP-019, SHIP-052)', async () => {
    const { guest, basketId } = await guestWith(jacket, giftCard)

    expect((await readCart(guest, basketId)).shippingMethods).toEqual([
      expect.objectContaining({ code: 'standard' }),
      expect.objectContaining({ code: 'digital', label: 'By email', price: 0 }),
    ])
  })

  test('are customs for a made-to-order item (SHIP-020)', async () => {
    const { guest, basketId } = await guestWith('CAIRN009BLK-M')

    expect((await readCart(guest, basketId)).shippingMethods).toMatchObject([{ code: 'customs' }])
  })

  test('of each item are listed (CART-042)', async () => {
    const { guest, basketId } = await guestWith(jacket, giftCard)
    const [item, card] = (await readCart(guest, basketId)).items

    expect(item?.shippingOptions.map(({ shippingMethod }) => shippingMethod.code)).toEqual([
      'pickup',
      'express',
      'pudo',
      'standard',
      'sts',
    ])
    expect(card?.shippingOptions).toMatchObject([
      { selected: true, available: true, shippingMethod: { code: 'digital' } },
    ])
  })

  test('of an item include one that is selected and available (SHIP-011, SHIP-012)', async () => {
    const { guest, basketId } = await guestWith(jacket, giftCard)
    const selectedCodes = ({ items }: Cart) =>
      items.map(({ shippingOptions }) =>
        shippingOptions
          .filter(({ selected }) => selected)
          .map(({ available, shippingMethod }) => available && shippingMethod.code),
      )
    const [item] = (await readCart(guest, basketId)).items

    expect(
      item?.shippingOptions.filter(({ selected, available }) => selected && available),
    ).toEqual([
      {
        selected: true,
        available: true,
        shippingMethod: {
          code: 'standard',
          label: 'Standard delivery',
          deliveryTime: '3–5 business days',
          price: 6.95,
        },
      },
    ])
    expect(selectedCodes(await readCart(guest, basketId))).toEqual([['standard'], ['digital']])
    await setShippingMethod(guest, basketId, { code: 'express', itemIds: [item?.itemId] })
    expect(selectedCodes(await readCart(guest, basketId))).toEqual([['express'], ['digital']])
  })

  test('state the stock of the favourite store (SHIP-013)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const [item] = (await readCart(guest, basketId, { favStoreId: '0042' })).items
    const pickup = item?.shippingOptions.find(
      ({ shippingMethod }) => shippingMethod.code === 'pickup',
    )

    expect(pickup).toMatchObject({ available: true, storeInfo: { id: '0042', storeInventory: 4 } })
  })

  test('of a shipping id are listed, with the fastest first (SHIP-037)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const { body } = await guest.send<{ shippingMethods: Cart['shippingMethods'] }>(
      'readShippingMethods',
      { params: { basketId, shippingId: 'me' } },
    )
    const others = await guest.send('readShippingMethods', {
      params: { basketId, shippingId: 'another' },
    })

    expect(body.shippingMethods.map(({ code, price }) => [code, price])).toEqual([
      ['pickup', 0],
      ['express', 19.95],
      ['pudo', 4.95],
      ['standard', 6.95],
      ['sts', 0],
    ])
    expect(body.shippingMethods).toContainEqual(
      expect.objectContaining({
        code: 'express',
        label: 'Express delivery',
        deliveryTime: '1–2 business days',
        price: 19.95,
      }),
    )
    expect(others.body).toEqual({ shippingMethods: [] })
  })

  test('have the label and the price of the requested locale', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const { body } = await guest.send<Cart>('readCart', { params: { basketId }, locale: 'fr-ca' })

    expect(body.shippingMethods).toMatchObject([{ label: 'Livraison standard', price: 9.95 }])
  })

  test('change the totals of the cart (SHIP-024, SHIP-036)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const { body } = await setShippingMethod(guest, basketId, { code: 'express' })

    expect(body).toMatchObject({
      totals: { shipping: 19.95, total: 339.95 },
      shippingMethods: [{ code: 'express', shippingId: 'me' }],
      shipments: [{ shipmentId: 'me-express', shippingMethod: 'express', storeId: null }],
    })
    expect((await readCart(guest, basketId)).totals).toEqual(body.totals)
  })

  test('keep the given shipping id and store (SHIP-014, SHIP-058)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const response = await setShippingMethod(guest, basketId, pickupByShippingId)

    expect(response.body.shippingMethods).toMatchObject([
      {
        code: 'pickup',
        shippingId: 'shop',
        storeId: '0042',
        address: { city: 'Denver', addressLine1: '1520 16th Street Mall' },
      },
    ])
  })

  test('have the shipping id “me” if the request names none (SHIP-015)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    await setShippingMethod(guest, basketId, pickupByShippingId)
    const usual = await setShippingMethod(guest, basketId, { code: 'standard' })

    expect(usual.body.shippingMethods).toMatchObject([{ shippingId: 'me', storeId: null }])
  })

  test('that pick up in a store have a shipment with that store, in the cart and in the order (SHIP-016, SHIP-023)', async () => {
    const { guest, basketId } = await guestWith(jacket, giftCard)
    const [item] = (await readCart(guest, basketId)).items
    const { body } = await setShippingMethod(guest, basketId, {
      code: 'pickup',
      storeId: '0042',
      itemIds: [item?.itemId],
    })
    const shipments = [
      { shipmentId: 'me-pickup-0042', shippingMethod: 'pickup', storeId: '0042' },
      { shipmentId: 'me-digital', shippingMethod: 'digital', storeId: null },
    ]

    expect(body.shipments).toEqual(shipments)
    await setAddresses(guest, basketId)
    const { orderNumber } = (await placeOrder(guest, basketId)).body
    const order = await guest.send<Order>('readOrder', { params: { orderId: orderNumber } })
    expect(order.body.shipments).toMatchObject(shipments)
  })

  test('include shipping to a store and to a collection point (SHIP-017, SHIP-018)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const shipments = async (code: string, storeId: string) =>
      (await setShippingMethod(guest, basketId, { code, storeId })).body.shipments

    expect(await shipments('sts', '0042')).toMatchObject([
      { shippingMethod: 'sts', storeId: '0042' },
    ])
    expect(await shipments('pudo', 'US-CP-01')).toMatchObject([
      { shippingMethod: 'pudo', storeId: 'US-CP-01' },
    ])
  })

  test('can differ by item (SHIP-058)', async () => {
    const { guest, basketId } = await guestWith(jacket, 'CAIRN001BLK-S')
    const [first] = (await readCart(guest, basketId)).items
    const { body } = await setShippingMethod(guest, basketId, {
      code: 'pickup',
      storeId: '0042',
      itemIds: [first?.itemId],
    })

    expect(body.shipments.map(({ shippingMethod }) => shippingMethod)).toEqual([
      'pickup',
      'standard',
    ])
    expect(body.items[0]?.shipmentId).toBe(body.shipments[0]?.shipmentId)
    const response = await setShippingMethod(guest, basketId, {
      code: 'express',
      shipmentId: body.items[0]?.shipmentId,
    })
    expect(response.body.shipments.map(({ shippingMethod }) => shippingMethod)).toEqual([
      'express',
      'standard',
    ])
  })

  test.each([
    ['a method that the item does not allow', { code: 'digital' }, '409 SHP404'],
    ['a pickup without a store', { code: 'pickup' }, '409 SHP404'],
    ['a store that does not exist', { code: 'pickup', storeId: '9999' }, '409 SHP404'],
    ['a store of another country', { code: 'pickup', storeId: '0210' }, '409 SHP404'],
    ['a collection point that is a store', { code: 'pudo', storeId: '0042' }, '409 SHP404'],
    ['a store with home delivery', { code: 'express', storeId: '0042' }, '409 SHP404'],
    ['a store without stock', { code: 'pickup', storeId: '0099' }, '409 INV701'],
    ['an unknown item', { code: 'express', itemIds: [crypto.randomUUID()] }, '404 ORD404'],
    ['an unknown shipment', { code: 'express', shipmentId: 'me-sts' }, '404 ORD404'],
  ])('are refused for %s and stay unchanged (SHIP-046)', async (_, choice, refusal) => {
    const { guest, basketId } = await guestWith(jacket)
    const { status, errorId } = await setShippingMethod(guest, basketId, choice)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect((await readCart(guest, basketId)).shipments).toMatchObject([
      { shippingMethod: 'standard' },
    ])
  })

  test('of an item that is too bulky for a store exclude shipping to a store', async () => {
    const { guest, basketId } = await guestWith('CAIRN006SLT-OS')

    expect(
      await setShippingMethod(guest, basketId, { code: 'sts', storeId: '0042' }),
    ).toMatchObject({
      errorId: 'SHP404',
    })
    expect(
      await setShippingMethod(guest, basketId, { code: 'pudo', storeId: 'US-CP-01' }),
    ).toMatchObject({
      status: 200,
    })
  })
})

test('choosing a delivery method runs three database queries, and listing them runs one', async () => {
  const { guest, basketId } = await guestWith(jacket)
  const params = { basketId, shippingId: 'me' }

  expect(await countQueries(() => setShippingMethod(guest, basketId, { code: 'express' }))).toBe(3)
  expect(await countQueries(() => guest.send('readShippingMethods', { params }))).toBe(1)
})
