import type { Cart } from '@cairn/contract/cart/cart'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../../testing/import-rows.ts'
import { guestWithCart } from '../../testing/ready-to-order.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { samplePromotions } from '../../testing/sample-rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, [
    ...samplePromotions(),
    { kind: 'stock', sku: beanie, onHand: 50 },
  ])
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const beanie = 'CAIRN003LRC-OS'
const mug = 'CAIRN007SNW-OS'

const guestWith = (sku: string, qty = 1, locale: Locale = 'en-us') =>
  guestWithCart(shop, { sku, qty, locale })
const setQuantity = (guest: Visitor, { basketId, items }: Cart, qty: number) =>
  guest.send<Cart>('changeItem', {
    params: { basketId },
    body: { itemId: items.find(({ bonus }) => !bonus)?.itemId, qty },
  })
const calloutOf = ({ promoSummary }: Cart, id: string) =>
  promoSummary.find(({ promotionId }) => promotionId === id)
const giftIn = ({ items }: Cart) => items.find(({ bonus }) => bonus)

describe('a gift', () => {
  test('is added to the cart as a line that costs nothing (CART-028)', async () => {
    const { cart } = await guestWith(jacket)

    expect(giftIn(cart)).toMatchObject({
      sku: mug,
      qty: 1,
      bonus: true,
      available: true,
      price: { current: 0, original: 20, rowTotal: 0 },
      productPromotions: [{ promotionId: 'GWP-TRAILMUG', state: 'earned' }],
    })
    expect(cart.totals).toMatchObject({ itemTotal: 320, totalDiscount: 0 })
  })

  test('is removed with the item that earned it', async () => {
    const { guest, cart } = await guestWith(beanie, 1)
    expect(giftIn(cart)).toBeUndefined()
    await guest.send('addItem', { body: { basketId: cart.basketId, sku: jacket } })
    const fullCart = await guest.send<Cart>('readCart', { params: { basketId: cart.basketId } })
    const itemId = fullCart.body.items.find(({ sku }) => sku === jacket)?.itemId
    const response = await guest.send<Cart>('removeItem', {
      body: { basketId: cart.basketId, itemId },
    })

    expect(giftIn(fullCart.body)?.sku).toBe(mug)
    expect(giftIn(response.body)).toBeUndefined()
  })

  test('keeps its id and can be neither changed, added nor removed by a shopper (PROMO-027)', async () => {
    const { guest, cart } = await guestWith(jacket)
    const params = { basketId: cart.basketId }
    const secondRead = await guest.send<Cart>('readCart', { params })
    const itemId = giftIn(cart)?.itemId

    expect(giftIn(secondRead.body)?.itemId).toBe(itemId)
    expect(await guest.send('changeItem', { params, body: { itemId, qty: 2 } })).toMatchObject({
      errorId: 'GWP403',
      body: { errorDetails: [{ message: expect.stringContaining('in your bag is 1.') }] },
    })
    expect(await guest.send('addItem', { body: { ...params, sku: mug } })).toMatchObject({
      errorId: 'GWP403',
      body: { errorDetails: [{ message: expect.stringContaining('cannot be added by itself') }] },
    })
    expect(await guest.send('removeItem', { body: { ...params, itemId } })).toMatchObject({
      status: 404,
    })
  })

  test('is not added if it is out of stock', async () => {
    await importRows(shop.database.query, [{ kind: 'stock', sku: mug, onHand: 0 }])
    const { guest, cart } = await guestWith(jacket)
    expect(giftIn(cart)).toBeUndefined()
    expect(calloutOf(cart, 'GWP-TRAILMUG')).toBeUndefined()

    await importRows(shop.database.query, [{ kind: 'stock', sku: mug, onHand: 9 }])
    const { body } = await guest.send<Cart>('readCart', { params: { basketId: cart.basketId } })
    expect(giftIn(body)?.sku).toBe(mug)
  })
})

describe('promotion call-outs', () => {
  test('have the id and the name of their promotion (PROMO-002, PROMO-006)', async () => {
    const { cart } = await guestWith(beanie, 2)

    expect(
      cart.promoSummary.map(({ promotionId, promotionName }) => [promotionId, promotionName]),
    ).toEqual([
      ['GWP-TRAILMUG', 'A Trail Mug with your order'],
      ['SHIP-FREE-75', 'Free standard shipping'],
    ])
  })

  test('are in the cart with everything that a page needs (CART-020)', async () => {
    const { cart } = await guestWith(beanie, 2)

    expect(cart.promoSummary).toEqual([
      {
        promotionId: 'GWP-TRAILMUG',
        promotionName: 'A Trail Mug with your order',
        level: 'ORDER',
        calloutMsg:
          'Spend $150 and a Trail Mug comes with your order: $80 to go.|Only $80 more for your free Trail Mug.|Your free Trail Mug is part of your order.',
        distanceFromConditionThreshold: 80,
        distanceUnit: 'money',
        approachingDisplayLevel: 'ORDER',
        state: 'approaching',
        message: 'A free Trail Mug comes with orders from $150: $80 to go.',
      },
      {
        promotionId: 'SHIP-FREE-75',
        promotionName: 'Free standard shipping',
        level: 'SHIPPING',
        calloutMsg:
          'Standard shipping is free from $75: $5 to go.|Only $5 more, and we ship for free.|Standard shipping is on us.',
        distanceFromConditionThreshold: 5,
        distanceUnit: 'money',
        approachingDisplayLevel: 'SHIPPING',
        state: 'inProgress',
        message: 'Only $5 more, and we ship for free.',
      },
    ])
  })

  test('have three levels, with products first (PROMO-001)', async () => {
    const { guest, cart } = await guestWith('CAIRN002TRN-M')
    const body = { cartId: cart.basketId, code: 'SHELL20' }
    const applied = await guest.send<Cart>('applyCoupon', { body })

    expect(applied.body.promoSummary.map(({ level, state }) => [level, state])).toEqual([
      ['PRODUCT', 'earned'],
      ['ORDER', 'earned'],
      ['SHIPPING', 'earned'],
    ])
  })

  test('of a gift have a text for guests and one for signed-in shoppers (PROMO-011, PROMO-012)', async () => {
    const { cart } = await guestWith(beanie)
    const shopper = await shop.guest()
    await signInAs(shopper, 'shopper@cairn.test')
    const { body } = await shopper.send<Cart>('createCartWithItem', { body: { sku: beanie } })

    expect(calloutOf(cart, 'GWP-TRAILMUG')?.message).toBe(
      'A free Trail Mug comes with orders from $150: $115 to go.',
    )
    expect(calloutOf(body, 'GWP-TRAILMUG')?.message).toBe(
      '$115 more, and we add a Trail Mug to your order as a thank-you.',
    )
  })

  test('are computed again at each change (PROMO-009)', async () => {
    const { guest, cart } = await guestWith(beanie, 2)
    expect(calloutOf(cart, 'SHIP-FREE-75')).toMatchObject({ state: 'inProgress' })

    const more = (await setQuantity(guest, cart, 3)).body
    expect(calloutOf(more, 'SHIP-FREE-75')).toMatchObject({
      state: 'earned',
      distanceFromConditionThreshold: 0,
      message: 'Standard shipping is on us.',
    })
    const fewer = (await setQuantity(guest, cart, 1)).body
    expect(calloutOf(fewer, 'SHIP-FREE-75')).toMatchObject({ distanceFromConditionThreshold: 40 })
  })

  test('use the language and the currency of the locale (PROMO-005)', async () => {
    const messageIn = async (locale: Locale) =>
      calloutOf((await guestWith(beanie, 1, locale)).cart, 'GWP-TRAILMUG')?.message?.replaceAll(
        /\s/g,
        ' ',
      )

    expect(await messageIn('de-de')).toBe(
      'Ab 150 € schenken wir Ihnen einen Becher Trail: noch 115 €.',
    )
    expect(await messageIn('fr-ca')).toBe(
      'Une tasse Trail est offerte dès 150 CAD d’achat : encore 102 CAD.',
    )
    expect(await messageIn('it-it')).toBe('Da 150 € ti regaliamo una tazza Trail: ancora 115 €.')
    expect(await messageIn('es-es')).toBe(
      'Desde 150 € te regalamos una taza Trail: te faltan 115 €.',
    )
  })

  test('follow an import of promotions from the next request on', async () => {
    const { guest, cart } = await guestWith(beanie, 1)
    const rows = samplePromotions().filter((row) => row.kind === 'promotion')
    const inactiveRows = rows.map((row) => ({ ...row, active: row.promotionId !== 'SHIP-FREE-75' }))
    await importRows(shop.database.query, inactiveRows)
    const { body } = await guest.send<Cart>('readCart', { params: { basketId: cart.basketId } })
    expect(calloutOf(body, 'SHIP-FREE-75')).toBeUndefined()

    await importRows(shop.database.query, rows)
    const response = await guest.send<Cart>('readCart', { params: { basketId: cart.basketId } })
    expect(calloutOf(response.body, 'SHIP-FREE-75')).toBeDefined()
  })
})

test('standard delivery is free from 75 in some countries only', async () => {
  const shippingIn = async (locale: Locale) =>
    (await guestWith(jacket, 1, locale)).cart.totals.shipping

  expect((await guestWith(beanie)).cart.totals.shipping).toBeGreaterThan(0)
  expect(await shippingIn('en-us')).toBe(0)
  expect(await shippingIn('es-es')).toBe(0)
  expect(await shippingIn('de-de')).toBeGreaterThan(0)
  expect(await shippingIn('en-gb')).toBeGreaterThan(0)
})

test('a code for free delivery makes delivery free below that amount', async () => {
  const { guest, cart } = await guestWith(beanie)
  const { body } = await guest.send<Cart>('applyCoupon', {
    body: { cartId: cart.basketId, code: 'FREESHIP' },
  })

  expect(cart.totals.shipping).toBeGreaterThan(0)
  expect(body.totals.shipping).toBe(0)
  expect(body.totals.total).toBe(35)
})

test('reading a cart with promotions runs one database query, and changing it runs three', async () => {
  const { guest, cart } = await guestWith(jacket)
  const { basketId } = cart
  const read = () => guest.send('readCart', { params: { basketId } })
  await read()

  expect(await countQueries(read)).toBe(1)
  expect(await countQueries(() => guest.send('addItem', { body: { basketId, sku: jacket } }))).toBe(
    3,
  )
  const code = { cartId: basketId, code: 'WELCOME10' }
  expect(await countQueries(() => guest.send('applyCoupon', { body: code }))).toBe(3)
})
