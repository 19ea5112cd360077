import type { Cart } from '@cairn/contract/cart-entity'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { guestWithCart } from '../testing/guest-with-cart.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const largerJacket = 'CAIRN001BLK-L'

const guestWith = (sku = jacket, qty = 1) => guestWithCart(shop, { sku, qty })

const add = (guest: Visitor, basketId: string, more: Record<string, unknown> = {}) =>
  guest.send<Cart>('addItem', { body: { basketId, sku: jacket, ...more } })

const read = async (guest: Visitor, basketId: string) =>
  (await guest.send<Cart>('readCart', { params: { basketId } })).body

describe('a cart', () => {
  test('can be created empty (CART-044, CART-063, CART-064)', async () => {
    const guest = await shop.guest()
    const { status, body } = await guest.send<Cart>('createCart', { body: {} })

    expect(status).toBe(200)
    expect(body).toMatchObject({ items: [], totalItems: 0, currency: 'USD', totals: { total: 0 } })
  })

  test('can be created with an item, one of it unless more are asked for (CART-024, CART-045, CART-061, CART-065)', async () => {
    const guest = await shop.guest()
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: jacket } })

    expect(body.items).toMatchObject([{ sku: jacket, qty: 1, maxQty: 500 }])
  })

  test('tells everything a page needs of an item (CART-006, CART-022, CART-023, CART-025, CART-026, CART-038)', async () => {
    const { cart } = await guestWith(jacket, 2)
    const [item] = cart.items

    expect(cart).toMatchObject({ currency: 'USD', totalItems: 2 })
    expect(item?.id).toBe(item?.itemId)
    expect(item).toMatchObject({
      productId: 'CAIRN001BLK',
      masterId: 'CAIRN001',
      masterId2: 'CAIRN001',
      maxQty: 500,
      slug: 'summit-down-jacket',
      pdpUrl: '/en-us/p/summit-down-jacket-CAIRN001BLK',
      pageUrl: '/en-us/p/summit-down-jacket-CAIRN001BLK',
      rating: { score: 4.6, reviewsCount: 400 },
      price: {
        current: 320,
        original: 320,
        rowTotal: 640,
        priceAfterItemDiscount: 640,
        priceAfterOrderDiscount: 640,
        amount: 640,
        highCurrent: 320,
        highOriginal: 320,
        currency: 'USD',
      },
      attributes: [
        { code: 'colour', value: 'Basalt' },
        { code: 'size', value: 'M' },
      ],
    })
    expect(item?.variants.map(({ size }) => size)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL'])
    expect(item?.upc).toMatch(/^\d{12}$/)
  })

  test('has an item in one shipment of the cart (CART-035)', async () => {
    const { cart } = await guestWith()

    expect(cart.shipments.map(({ shipmentId }) => shipmentId)).toContain(cart.items[0]?.shipmentId)
  })

  test('tells digital and made-to-order items from others (CART-032, CART-033, CART-034)', async () => {
    const { guest, cart } = await guestWith()
    await add(guest, cart.basketId, { sku: 'CAIRN008HTR-50' })
    const made = await add(guest, cart.basketId, { sku: 'CAIRN009BLK-M', recipeId: 'red-zip' })

    expect(
      made.body.items.map(({ isDigitalProduct, isCustoms, recipeId }) => [
        isDigitalProduct,
        isCustoms,
        recipeId,
      ]),
    ).toEqual([
      [false, false, null],
      [true, false, null],
      [false, true, 'red-zip'],
    ])
  })

  test('takes items, changes and removes them (CART-008, CART-046, CART-047, CART-048, CART-067, CART-068, CART-089)', async () => {
    const { guest, cart } = await guestWith()
    const { basketId } = cart

    const added = await add(guest, basketId, { sku: largerJacket, qty: 2 })
    expect(added.body).toMatchObject({
      totalItems: 3,
      totals: { itemTotal: 960, shipping: 6.95, total: 966.95 },
    })

    const itemId = added.body.items[0]?.itemId
    const changed = await guest.send<Cart>('changeItem', {
      params: { basketId },
      body: { itemId, qty: 5 },
    })
    expect(changed.body.items[0]).toMatchObject({ qty: 5, price: { rowTotal: 1600 } })

    const removed = await guest.send<Cart>('removeItem', { body: { basketId, itemId } })
    expect(removed.body.items.map(({ sku }) => sku)).toEqual([largerJacket])
    expect(await read(guest, basketId)).toEqual(removed.body)
  })

  test('is the same cart in another country, named and priced for it', async () => {
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

  test('follows its shopper to the next visit: the token names it (AUTH-027, SES-006)', async () => {
    const { guest, cart } = await guestWith()
    guest.jar.delete('cairn_basket')
    const { body } = await guest.send('requestToken', { body: { type: 'Guest' } })

    expect(body['basketId']).toBe(cart.basketId)
    expect(guest.jar.get('cairn_basket')).toBe(cart.basketId)
  })

  test('answers an item that has sold out meanwhile as not available (CART-031)', async () => {
    const { guest, cart } = await guestWith('CAIRN006SLT-OS')
    await shop.database.run(`update variants set on_hand = 0 where sku = 'CAIRN006SLT-OS'`)

    expect((await read(guest, cart.basketId)).items).toMatchObject([{ available: false }])
  })
})

test('a gift card costs what it is worth', async () => {
  const { guest, cart } = await guestWith('CAIRN008HTR-25')
  const { body } = await add(guest, cart.basketId, { sku: 'CAIRN008HTR-500', qty: 2 })

  expect(body.items.map(({ price }) => price.current)).toEqual([25, 500])
  expect(body.totals).toMatchObject({ total: 1025 })
})

test('one add takes up to 999,999, and not one more (CART-060)', async () => {
  const { guest, cart } = await guestWith()
  const giftCards = (qty: number) => add(guest, cart.basketId, { sku: 'CAIRN008HTR-50', qty })

  expect(await giftCards(1_000_000)).toMatchObject({ status: 400, errorId: 'REQ400' })
  expect(await giftCards(999_999)).toMatchObject({ status: 200, body: { totalItems: 1_000_000 } })
})

describe('an add is refused', () => {
  test.each([
    ['an unknown sku', { sku: 'CAIRN999BLK-M' }, '404 ORD404'],
    ['what is sold out', { sku: 'CAIRN004SLT-M' }, '409 INV700'],
    ['what has no price here', { sku: 'CAIRN011HTR-M' }, '409 INV702'],
    ['what is sold in Europe only', { sku: 'CAIRN012LRC-92' }, '409 INV702'],
    ['a gift that is never sold alone', { sku: 'CAIRN007SNW-OS' }, '409 GWP403'],
    ['more than a shopper may have', { sku: 'CAIRN005MSS-9', qty: 4 }, '409 INV408'],
    ['more than there are', { sku: 'CAIRN003LRC-OS', qty: 2 }, '409 INV408'],
    ['none at all', { qty: 0 }, '400 REQ400'],
    ['a part of one', { qty: 1.5 }, '400 REQ400'],
    ['a number in words', { qty: '2' }, '400 REQ400'],
    ['a sku that is none', { sku: '../../etc/passwd' }, '400 REQ400'],
  ])('for %s', async (_, more, refusal) => {
    const { guest, cart } = await guestWith()
    const { status, errorId } = await add(guest, cart.basketId, more)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect(await read(guest, cart.basketId)).toEqual(cart)
  })

  test('and says how many may be had', async () => {
    const { guest, cart } = await guestWith('CAIRN005MSS-9', 2)
    const refused = await add(guest, cart.basketId, { sku: 'CAIRN005BLK-9', qty: 2 })

    expect(refused.body).toMatchObject({ errorDetails: [{ details: { maximum: 3 } }] })
  })

  test('when the variant was withdrawn', async () => {
    const { guest, cart } = await guestWith()
    await shop.database.run(`update variants set withdrawn = true where sku = 'CAIRN006LRC-OS'`)

    expect(await add(guest, cart.basketId, { sku: 'CAIRN006LRC-OS' })).toMatchObject({
      errorId: 'INV405',
    })
  })
})

describe('somebody else’s cart', () => {
  test('answers exactly as one that does not exist, to reading and to every change', async () => {
    const { guest: owner, cart } = await guestWith()
    const stranger = await shop.guest()
    const itemId = cart.items[0]?.itemId
    const tries = (basketId: string) => [
      stranger.send('readCart', { params: { basketId } }),
      stranger.send('addItem', { body: { basketId, sku: jacket } }),
      stranger.send('changeItem', { params: { basketId }, body: { itemId, qty: 9 } }),
      stranger.send('removeItem', { body: { basketId, itemId } }),
    ]
    const others = await Promise.all(tries(cart.basketId))
    const nobodys = await Promise.all(tries(crypto.randomUUID()))

    for (const [at, other] of others.entries()) {
      expect(other).toMatchObject({ status: 404, errorId: 'BSK404' })
      expect(other.body['errorDetails']).toEqual(nobodys[at]?.body['errorDetails'])
    }
    expect(await read(owner, cart.basketId)).toEqual(cart)
  })
})

test('a cart whose only variant was withdrawn can still be read, and emptied', async () => {
  const { guest, cart } = await guestWith('CAIRN003LRC-OS')
  await shop.database.run(`update variants set withdrawn = true where sku = 'CAIRN003LRC-OS'`)
  const { basketId, items } = await read(guest, cart.basketId)

  expect(items).toMatchObject([{ available: false, variants: [] }])
  expect(
    await guest.send('removeItem', { body: { basketId, itemId: items[0]?.itemId } }),
  ).toMatchObject({ status: 200, body: { totalItems: 0 } })
})

test('two lines that want more of one variant than there is are both not available', async () => {
  const { guest, cart } = await guestWith('CAIRN009BLK-M', 3)
  await add(guest, cart.basketId, { sku: 'CAIRN009BLK-M', qty: 3, recipeId: 'red-zip' })
  await shop.database.run(`update variants set on_hand = 4 where sku = 'CAIRN009BLK-M'`)

  expect((await read(guest, cart.basketId)).items.map(({ available }) => available)).toEqual([
    false,
    false,
  ])
})

test('a cart is closed to a request that names another session', async () => {
  const { guest, cart } = await guestWith()
  const headers = { usid: crypto.randomUUID() }
  const params = { basketId: cart.basketId }

  expect(await guest.send('readCart', { params, headers })).toMatchObject({ errorId: 'REQ401' })
  expect(
    await guest.send('addItem', { body: { basketId: cart.basketId, sku: jacket }, headers }),
  ).toMatchObject({ errorId: 'REQ401' })
})

test('a greeting that no database could keep is refused before one is asked', async () => {
  const { guest, cart } = await guestWith()
  const giftOption = { email: 'kim@example.com', to: 'Kim\u0000', message: 'See you up there' }

  expect(await add(guest, cart.basketId, { sku: 'CAIRN008HTR-50', giftOption })).toMatchObject({
    status: 400,
    errorId: 'REQ400',
  })
})

test.each([
  ['has run out', 'access_expires_at = now()'],
  ['was ended', 'ended_at = now()'],
])('a cart is closed to a session that %s', async (_, change) => {
  const { guest, cart } = await guestWith()
  const usid = guest.jar.get('cairn_usid')
  await shop.database.run(`update sessions set ${change} where usid = $1`, [usid])
  const params = { basketId: cart.basketId }

  expect(await guest.send('readCart', { params })).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await add(guest, cart.basketId)).toMatchObject({ status: 401, errorId: 'REQ401' })
})
