import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCart } from '../testing/cart-calls.ts'
import { guestWithCart } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const largerJacket = 'CAIRN001BLK-L'

const guestWith = (sku = jacket, qty = 1) => guestWithCart(shop, { sku, qty })

const add = (guest: Visitor, basketId: string, more: Record<string, unknown> = {}) =>
  guest.send<Cart>('addItem', { body: { basketId, sku: jacket, ...more } })

async function guestWithJacket() {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: jacket } })
  return { cart: body }
}

const twoJackets = async () => (await guestWith(jacket, 2)).cart.items[0]

/** A jacket, a gift card and a made-to-order item. */
async function itemsOfEachKind() {
  const { guest, cart } = await guestWith()
  await add(guest, cart.basketId, { sku: 'CAIRN008HTR-50' })
  const madeToOrder = { sku: 'CAIRN009BLK-M', recipeId: 'red-zip', precreatedCustomsCode: 'P-7' }
  await add(guest, cart.basketId, madeToOrder)
  return (await readCart(guest, cart.basketId)).items
}

async function guestWithTwoItems() {
  const { guest, cart } = await guestWith()
  const { basketId } = cart
  const added = await add(guest, basketId, { sku: largerJacket, qty: 2 })
  return { guest, basketId, added, itemId: added.body.items[0]?.itemId }
}

describe('a cart', () => {
  test('can be created empty (CART-044, CART-063)', async () => {
    const guest = await shop.guest()
    const { status, body } = await guest.send<Cart>('createCart', { body: {} })

    expect(status).toBe(200)
    expect(body).toMatchObject({ items: [], totalItems: 0 })
    expect((await readCart(guest, body.basketId)).basketId).toBe(body.basketId)
  })

  test.each([{}, { currency: 'USD', locale: 'en-us' }])(
    'is returned as a whole for the body %o (CART-064)',
    async (body) => {
      const guest = await shop.guest()
      const { status, body: cart } = await guest.send<Cart>('createCart', { body })

      expect(status).toBe(200)
      expect(cart).toMatchObject({ currency: 'USD', items: [], totals: { total: 0 } })
      expect(cart).toEqual(await readCart(guest, cart.basketId))
    },
  )

  test('can be created with an item (CART-045, CART-065)', async () => {
    const { cart } = await guestWithJacket()

    expect(cart).toMatchObject({ basketId: expect.any(String), items: [{ sku: jacket }] })
  })

  test('has one piece of an item unless the request states a quantity (CART-024, CART-061)', async () => {
    const { cart } = await guestWithJacket()

    expect(cart.items).toMatchObject([{ qty: 1, maxQty: 500 }])
  })

  test('has an id, a currency and the number of its pieces (CART-006)', async () => {
    const { guest, basketId } = await guestWithTwoItems()
    const { body } = await guest.send<Cart>('readCart', { params: { basketId } })

    expect(body.items.map(({ qty }) => qty)).toEqual([1, 2])
    expect(body).toMatchObject({ basketId, currency: 'USD', totalItems: 3 })
  })

  test('has the id, the product and the master product of an item (CART-022, CART-023)', async () => {
    const item = await twoJackets()

    expect(item?.id).toBe(item?.itemId)
    expect(item).toMatchObject({
      productId: 'CAIRN001BLK',
      masterId: 'CAIRN001',
      masterId2: 'CAIRN001',
    })
  })

  test('has the product code and the address of an item (CART-025)', async () => {
    const item = await twoJackets()

    expect(item?.upc).toMatch(/^\d{12}$/)
    expect(item).toMatchObject({
      slug: 'summit-down-jacket',
      pdpUrl: '/en-us/p/summit-down-jacket-CAIRN001BLK',
      pageUrl: '/en-us/p/summit-down-jacket-CAIRN001BLK',
    })
  })

  test('has the prices of an item (CART-026)', async () => {
    expect((await twoJackets())?.price).toMatchObject({
      current: 320,
      original: 320,
      rowTotal: 640,
      priceAfterItemDiscount: 640,
      priceAfterOrderDiscount: 640,
      amount: 640,
      highCurrent: 320,
      highOriginal: 320,
      currency: 'USD',
    })
  })

  test('has the rating, the attributes and the variants of an item (CART-038)', async () => {
    const item = await twoJackets()

    expect(item).toMatchObject({
      maxQty: 500,
      rating: { score: 4.6, reviewsCount: 400 },
      attributes: [
        { code: 'colour', value: 'Basalt' },
        { code: 'size', value: 'M' },
      ],
    })
    expect(item?.variants.map(({ size }) => size)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
  })

  test('has an item in one shipment of the cart (CART-035)', async () => {
    const { cart } = await guestWith()

    expect(cart.shipments.map(({ shipmentId }) => shipmentId)).toContain(cart.items[0]?.shipmentId)
  })

  test('marks digital items (CART-032)', async () => {
    const items = await itemsOfEachKind()

    expect(items.map(({ isDigitalProduct }) => isDigitalProduct)).toEqual([false, true, false])
  })

  test('marks made-to-order items and names their recipe (CART-033, CART-034)', async () => {
    const items = await itemsOfEachKind()

    expect(
      items.map((item) => [item.isCustoms, item.recipeId, item.precreatedCustomsCode]),
    ).toEqual([
      [false, null, null],
      [false, null, null],
      [true, 'red-zip', 'P-7'],
    ])
  })

  test('accepts another item (CART-046, CART-067)', async () => {
    const { added } = await guestWithTwoItems()

    expect(added.body).toMatchObject({
      totalItems: 3,
      totals: { itemTotal: 960, shipping: 6.95, total: 966.95 },
    })
  })

  test('has one entry for each variant that was added (CART-008)', async () => {
    const { guest, basketId } = await guestWithTwoItems()

    expect((await readCart(guest, basketId)).items.map(({ sku }) => sku)).toEqual([
      jacket,
      largerJacket,
    ])
  })

  test('changes the quantity of an item (CART-047)', async () => {
    const { guest, basketId, itemId } = await guestWithTwoItems()
    const response = await guest.send<Cart>('changeItem', {
      params: { basketId },
      body: { itemId, qty: 5 },
    })

    expect(response.body.items[0]).toMatchObject({ qty: 5, price: { rowTotal: 1600 } })
  })

  test('no longer has an item that was removed (CART-048, CART-068)', async () => {
    const { guest, basketId, itemId } = await guestWithTwoItems()
    const removed = await guest.send<Cart>('removeItem', { body: { basketId, itemId } })

    expect(removed.body.items.map(({ sku }) => sku)).toEqual([largerJacket])
    expect(await readCart(guest, basketId)).toEqual(removed.body)
  })

  test('keeps its id in another country and has the names and prices of that country', async () => {
    const { guest, cart } = await guestWith()
    const { body } = await guest.send<Cart>('readCart', {
      params: { basketId: cart.basketId },
      locale: 'de-de',
    })

    expect(body).toMatchObject({
      basketId: cart.basketId,
      currency: 'EUR',
      items: [{ name: 'Daunenjacke Summit', pdpUrl: '/de-de/p/daunenjacke-summit-CAIRN001BLK' }],
    })
  })

  test('is named by the next token of its shopper (AUTH-027, SES-006)', async () => {
    const { guest, cart } = await guestWith()
    guest.jar.delete('cairn_basket')
    const { body } = await guest.send('requestToken', { body: { type: 'Guest' } })

    expect(body['basketId']).toBe(cart.basketId)
    expect(guest.jar.get('cairn_basket')).toBe(cart.basketId)
  })

  test('marks an item that has sold out as not available (CART-031)', async () => {
    const { guest, cart } = await guestWith('CAIRN006SLT-OS')
    await shop.database.run(`update variants set on_hand = 0 where sku = 'CAIRN006SLT-OS'`)

    expect((await readCart(guest, cart.basketId)).items).toMatchObject([{ available: false }])
  })
})

test('the price of a gift card is its value', async () => {
  const { guest, cart } = await guestWith('CAIRN008HTR-25')
  const { body } = await add(guest, cart.basketId, { sku: 'CAIRN008HTR-500', qty: 2 })

  expect(body.items.map(({ price }) => price.current)).toEqual([25, 500])
  expect(body.totals).toMatchObject({ total: 1025 })
})

test('one request adds at most 999,999 pieces (CART-060)', async () => {
  const { guest, cart } = await guestWith()
  const giftCards = (qty: number) => add(guest, cart.basketId, { sku: 'CAIRN008HTR-50', qty })

  expect(await giftCards(1_000_000)).toMatchObject({ status: 400, errorId: 'REQ400' })
  expect(await giftCards(999_999)).toMatchObject({ status: 200, body: { totalItems: 1_000_000 } })
})

describe('adding is refused', () => {
  test.each([
    ['an unknown sku', { sku: 'CAIRN999BLK-M' }, '404 ORD404'],
    ['a sold-out item', { sku: 'CAIRN004SLT-M' }, '409 INV700'],
    ['an item without a price', { sku: 'CAIRN011HTR-M' }, '409 INV702'],
    ['an item that is sold in Europe only', { sku: 'CAIRN012LRC-92' }, '409 INV702'],
    ['a gift that is never sold alone', { sku: 'CAIRN007SNW-OS' }, '409 GWP403'],
    ['more than the maximum quantity', { sku: 'CAIRN005MSS-9', qty: 4 }, '409 INV408'],
    ['more than the stock', { sku: 'CAIRN003LRC-OS', qty: 2 }, '409 INV408'],
    ['a quantity of zero', { qty: 0 }, '400 REQ400'],
    ['a fractional quantity', { qty: 1.5 }, '400 REQ400'],
    ['a quantity that is a string', { qty: '2' }, '400 REQ400'],
    ['a malformed sku', { sku: '../../etc/passwd' }, '400 REQ400'],
  ])('for %s', async (_, more, refusal) => {
    const { guest, cart } = await guestWith()
    const { status, errorId } = await add(guest, cart.basketId, more)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect(await readCart(guest, cart.basketId)).toEqual(cart)
  })

  test('with the maximum quantity in the response', async () => {
    const { guest, cart } = await guestWith('CAIRN005MSS-9', 2)
    const response = await add(guest, cart.basketId, { sku: 'CAIRN005BLK-9', qty: 2 })

    expect(response.body).toMatchObject({ errorDetails: [{ details: { maximum: 3 } }] })
  })

  test('when the variant was withdrawn (CART-084)', async () => {
    const { guest, cart } = await guestWith()
    await shop.database.run(`update variants set withdrawn = true where sku = 'CAIRN006LRC-OS'`)

    expect(await add(guest, cart.basketId, { sku: 'CAIRN006LRC-OS' })).toMatchObject({
      errorId: 'INV405',
    })
  })
})

test('a greeting with a null character is refused as malformed', async () => {
  const { guest, cart } = await guestWith()
  const giftOption = { email: 'kim@example.com', to: 'Kim\u0000', message: 'See you up there' }

  expect(await add(guest, cart.basketId, { sku: 'CAIRN008HTR-50', giftOption })).toMatchObject({
    status: 400,
    errorId: 'REQ400',
  })
})
