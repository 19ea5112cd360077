import type { Cart } from '@cairn/contract/cart-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { guestWithEach } from '../testing/guest-with-cart.ts'
import { questionsOf } from '../testing/questions.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.database.run(
    `insert into store_stock (store_id, sku, on_hand) values ('0042', '${jacket}', 4)
     on conflict (store_id, sku) do update set on_hand = 4`,
  )
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const giftCard = 'CAIRN008HTR-50'

const guestWith = (...skus: string[]) => guestWithEach(shop, skus)

const choose = (guest: Visitor, basketId: string, choice: object) =>
  guest.send<Cart>('setShippingMethod', { body: { basketId, ...choice } })

const read = async (guest: Visitor, basketId: string, query: Record<string, string> = {}) =>
  (await guest.send<Cart>('readCart', { params: { basketId }, query })).body

describe('ways of delivery', () => {
  test('are standard for what nobody has said more of, digital for a gift card (SHIP-019, SHIP-021, SHIP-052, CART-009)', async () => {
    const { guest, basketId } = await guestWith(jacket, giftCard)
    const cart = await read(guest, basketId)

    expect(cart.shippingMethods).toEqual([
      {
        code: 'standard',
        shippingId: 'me',
        storeId: null,
        address: null,
        label: 'Standard delivery',
        deliveryTime: '3–5 working days',
        price: 6.95,
      },
      expect.objectContaining({ code: 'digital', label: 'By email', price: 0 }),
    ])
    expect(cart.totals.shipping).toBe(6.95)
  })

  test('are customs for what is made to order (SHIP-020)', async () => {
    const { guest, basketId } = await guestWith('CAIRN009BLK-M')

    expect((await read(guest, basketId)).shippingMethods).toMatchObject([{ code: 'customs' }])
  })

  test('of an item are told with what they cost, one of them chosen (CART-042, SHIP-011, SHIP-012)', async () => {
    const { guest, basketId } = await guestWith(jacket, giftCard)
    const [item, card] = (await read(guest, basketId)).items

    expect(
      item?.shippingOptions.filter(({ selected, available }) => selected && available),
    ).toEqual([
      {
        selected: true,
        available: true,
        shippingMethod: {
          code: 'standard',
          label: 'Standard delivery',
          deliveryTime: '3–5 working days',
          price: 6.95,
        },
      },
    ])
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

  test('say what the shopper’s store has (SHIP-013)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const [item] = (await read(guest, basketId, { favStoreId: '0042' })).items
    const pickup = item?.shippingOptions.find(
      ({ shippingMethod }) => shippingMethod.code === 'pickup',
    )

    expect(pickup).toMatchObject({ available: true, storeInfo: { id: '0042', storeInventory: 4 } })
  })

  test('of a shipping are told, the soonest first (SHIP-037)', async () => {
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
    expect(others.body).toEqual({ shippingMethods: [] })
  })

  test('are named in the language of who asks', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const { body } = await guest.send<Cart>('readCart', { params: { basketId }, locale: 'fr-ca' })

    expect(body.shippingMethods).toMatchObject([{ label: 'Livraison standard', price: 9.95 }])
  })

  test('change what the cart costs (SHIP-024, SHIP-036)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const { body } = await choose(guest, basketId, { code: 'express' })

    expect(body).toMatchObject({
      totals: { shipping: 19.95, total: 339.95 },
      shippingMethods: [{ code: 'express', shippingId: 'me' }],
      shipments: [{ shipmentId: 'me-express', shippingMethod: 'express', storeId: null }],
    })
    expect((await read(guest, basketId)).totals).toEqual(body.totals)
  })

  test('are echoed with their shipping, or with “me” (SHIP-014, SHIP-015, SHIP-058)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const named = await choose(guest, basketId, {
      code: 'pickup',
      storeId: '0042',
      shippingId: 'shop',
    })

    expect(named.body.shippingMethods).toMatchObject([
      {
        code: 'pickup',
        shippingId: 'shop',
        storeId: '0042',
        address: { city: 'Denver', addressLine1: '1520 16th Street Mall' },
      },
    ])
    const usual = await choose(guest, basketId, { code: 'standard' })
    expect(usual.body.shippingMethods).toMatchObject([{ shippingId: 'me', storeId: null }])
  })

  test('to a store and to a collection point name where (SHIP-016, SHIP-017, SHIP-018, SHIP-023)', async () => {
    const { guest, basketId } = await guestWith(jacket)
    const shipments = async (code: string, storeId: string) =>
      (await choose(guest, basketId, { code, storeId })).body.shipments

    expect(await shipments('pickup', '0042')).toEqual([
      { shipmentId: 'me-pickup-0042', shippingMethod: 'pickup', storeId: '0042' },
    ])
    expect(await shipments('sts', '0042')).toMatchObject([{ shippingMethod: 'sts' }])
    expect(await shipments('pudo', 'US-CP-01')).toMatchObject([{ storeId: 'US-CP-01' }])
  })

  test('may differ by item', async () => {
    const { guest, basketId } = await guestWith(jacket, 'CAIRN006SLT-OS')
    const [first] = (await read(guest, basketId)).items
    const { body } = await choose(guest, basketId, {
      code: 'pickup',
      storeId: '0042',
      itemIds: [first?.itemId],
    })

    expect(body.shipments.map(({ shippingMethod }) => shippingMethod)).toEqual([
      'pickup',
      'standard',
    ])
    expect(body.items[0]?.shipmentId).toBe(body.shipments[0]?.shipmentId)
    const back = await choose(guest, basketId, {
      code: 'express',
      shipmentId: body.items[0]?.shipmentId,
    })
    expect(back.body.shipments.map(({ shippingMethod }) => shippingMethod)).toEqual([
      'express',
      'standard',
    ])
  })

  test.each([
    ['what the item cannot take', { code: 'digital' }, '409 SHP404'],
    ['a store that nobody names', { code: 'pickup' }, '409 SHP404'],
    ['a store that does not exist', { code: 'pickup', storeId: '9999' }, '409 SHP404'],
    ['a store of another country', { code: 'pickup', storeId: '0210' }, '409 SHP404'],
    ['a collection point that is a store', { code: 'pudo', storeId: '0042' }, '409 SHP404'],
    ['a store for what is sent home', { code: 'express', storeId: '0042' }, '409 SHP404'],
    ['a store that has none', { code: 'pickup', storeId: '0099' }, '409 INV701'],
    [
      'an item that is not there',
      { code: 'express', itemIds: [crypto.randomUUID()] },
      '404 ORD404',
    ],
    ['a shipment that is not there', { code: 'express', shipmentId: 'me-sts' }, '404 ORD404'],
  ])('are refused for %s, and stay (SHIP-046)', async (_, choice, refusal) => {
    const { guest, basketId } = await guestWith(jacket)
    const { status, errorId } = await choose(guest, basketId, choice)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect((await read(guest, basketId)).shipments).toMatchObject([{ shippingMethod: 'standard' }])
  })

  test('of what is too bulky for a store are home and collection points', async () => {
    const { guest, basketId } = await guestWith('CAIRN006SLT-OS')

    expect(await choose(guest, basketId, { code: 'sts', storeId: '0042' })).toMatchObject({
      errorId: 'SHP404',
    })
    expect(await choose(guest, basketId, { code: 'pudo', storeId: 'US-CP-01' })).toMatchObject({
      status: 200,
    })
  })
})

test('delivery asks the database so often, and not once more', async () => {
  const { guest, basketId } = await guestWith(jacket)
  const params = { basketId, shippingId: 'me' }

  expect(await questionsOf(() => choose(guest, basketId, { code: 'express' }))).toBe(3)
  expect(await questionsOf(() => guest.send('readShippingMethods', { params }))).toBe(1)
})
