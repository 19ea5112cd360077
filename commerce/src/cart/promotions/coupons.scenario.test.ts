import type { Cart } from '@cairn/contract/cart/cart'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../../testing/import-rows.ts'
import { guestWithCart } from '../../testing/ready-to-order.ts'
import { samplePromotions } from '../../testing/sample-rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const shell = 'CAIRN002TRN-M'
const beanie = 'CAIRN003LRC-OS'

const guestWith = (sku = jacket, qty = 1, locale: Locale = 'en-us') =>
  guestWithCart(shop, { sku, qty, locale })
type WithCart = { guest: Visitor; cart: Cart; locale?: Locale }
const apply = ({ guest, cart, locale = 'en-us' }: WithCart, code: string) =>
  guest.send<Cart>('applyCoupon', { body: { cartId: cart.basketId, code }, locale })
const remove = (guest: Visitor, { basketId }: Cart, code?: string) =>
  guest.send<Cart>('removeCoupon', { body: { cartId: basketId, ...(code && { code }) } })
const read = async (guest: Visitor, { basketId }: Cart) =>
  (await guest.send<Cart>('readCart', { params: { basketId } })).body

/** The discount, and the code that gives it. */
const discounts = ({ coupon, totals: { itemTotal, discount, totalDiscount } }: Cart) => ({
  coupon,
  itemTotal,
  discount,
  totalDiscount,
})

describe('a code', () => {
  test('is applied and stays on the cart (CART-012, PROMO-017)', async () => {
    const { guest, cart } = await guestWith()
    const { status, body } = await apply({ guest, cart }, 'welcome10')

    expect(status).toBe(200)
    expect(discounts(body)).toEqual({
      coupon: 'WELCOME10',
      itemTotal: 320,
      discount: 32,
      totalDiscount: 32,
    })
    expect(body.version).toBe(cart.version + 1)
    expect(discounts(await read(guest, cart))).toEqual(discounts(body))
  })

  test('is removed, and its discount with it (PROMO-008, PROMO-018)', async () => {
    const { guest, cart } = await guestWith()
    await apply({ guest, cart }, 'welcome10')
    const response = await remove(guest, cart, 'WELCOME10')

    for (const body of [response.body, await read(guest, cart)])
      expect(discounts(body)).toMatchObject({ coupon: null, discount: 0, totalDiscount: 0 })
  })

  test('can be removed without naming it, and removing an absent code changes nothing (PROMO-028)', async () => {
    const { guest, cart } = await guestWith()
    await apply({ guest, cart }, 'WELCOME10')

    expect((await remove(guest, cart, 'SHELL20')).body).toMatchObject({ coupon: 'WELCOME10' })
    expect((await remove(guest, cart)).body).toMatchObject({ coupon: null })
    expect((await remove(guest, cart)).status).toBe(200)
  })

  test('replaces the previous code', async () => {
    const { guest, cart } = await guestWith(shell)
    await apply({ guest, cart }, 'WELCOME10')

    expect(discounts((await apply({ guest, cart }, 'SHELL20')).body)).toMatchObject({
      coupon: 'SHELL20',
      discount: 0,
      totalDiscount: 52,
    })
  })

  test('does not replace a code that gives more', async () => {
    const { guest, cart } = await guestWith(shell)
    const { body } = await apply({ guest, cart }, 'SHELL20')

    expect(await apply({ guest, cart }, 'WELCOME10')).toMatchObject({ errorId: 'PRM175' })
    const kept = await read(guest, cart)
    expect(discounts(kept)).toEqual(discounts(body))
    expect(kept.version).toBe(body.version)
  })

  test('is removed with a notice when it has ended (PROMO-024)', async () => {
    const row = { kind: 'coupon', code: 'ENDSSOON', promotionId: 'WELCOME10' }
    await importRows(shop.database.query, [row])
    const { guest, cart } = await guestWith()
    await apply({ guest, cart }, 'ENDSSOON')
    await importRows(shop.database.query, [{ ...row, until: '2026-01-01T00:00:00Z' }])
    const { coupon, customerNotifications } = await read(guest, cart)

    expect(coupon).toBeNull()
    expect(customerNotifications).toContainEqual({
      type: 'CODE_REMOVED',
      message: 'We have removed the code ENDSSOON from your bag. This promo code has expired.',
      errorId: 'PRM155',
    })
  })

  test('discounts only the items of its promotion (CART-036)', async () => {
    const { guest, cart } = await guestWith(shell)
    await guest.send('addItem', { body: { basketId: cart.basketId, sku: beanie } })
    const { body } = await apply({ guest, cart }, 'SHELL20')

    expect(
      body.items
        .filter(({ bonus }) => !bonus)
        .map(({ price, productPromotions }) => [
          price.rowTotal,
          price.priceAfterItemDiscount,
          productPromotions.map(({ promotionId }) => promotionId),
        ]),
    ).toEqual([
      [259.99, 207.99, ['SHELL20']],
      [35, 35, []],
    ])
  })

  test('stays on a cart without its items, discounts nothing and names what is missing (ERR-048)', async () => {
    const { guest, cart } = await guestWith(shell)
    await apply({ guest, cart }, 'SHELL20')
    const itemId = cart.items.find(({ sku }) => sku === shell)?.itemId
    const response = await guest.send<Cart>('removeItem', {
      body: { basketId: cart.basketId, itemId },
    })

    expect(discounts(response.body)).toMatchObject({ coupon: 'SHELL20', totalDiscount: 0 })
    const missingItemNotice = { type: 'ProductItemRequired', details: { code: 'SHELL20' } }
    expect(response.body.flash).toEqual([missingItemNotice])
    const secondResponse = await guest.send<Cart>('addItem', {
      body: { basketId: cart.basketId, sku: shell },
    })
    expect(secondResponse.body.flash).toEqual([])
  })

  test('cannot be applied to the cart of another shopper', async () => {
    const { cart } = await guestWith()
    const { guest: otherGuest } = await guestWith()

    expect(await apply({ guest: otherGuest, cart }, 'WELCOME10')).toMatchObject({
      errorId: 'BSK404',
    })
    expect(await remove(otherGuest, cart)).toMatchObject({ errorId: 'BSK404' })
  })
})

describe('a code is refused and the cart stays unchanged', () => {
  const notForSite = 'This promo code is not valid on this site. Please check it and try again.'
  const refusals: [string, string, string, string][] = [
    [
      'that is unknown (PROMO-019)',
      'NOSUCHCODE',
      'PRM130',
      'This promo code is not valid. Please check it and try again.',
    ],
    ['that is malformed (PROMO-020)', '10 % off!', 'PRM160', notForSite],
    [
      'before its start (PROMO-021)',
      'NOTYET',
      'PRM135',
      'This promo code cannot be used just now.',
    ],
    ['after its end (PROMO-024)', 'EXPIRED', 'PRM155', 'This promo code has expired.'],
    [
      'when its limit is reached (PROMO-022)',
      'LIMITED',
      'PRM140',
      'This promo code has been used as often as it can be.',
    ],
    [
      'when it applies to no item of the cart (PROMO-026)',
      'SHELL20',
      'PRM175',
      'We could not apply this promo code to your bag. Please check its conditions.',
    ],
  ]
  test.each(refusals)('%s', async (_, code, errorId, message) => {
    const { guest, cart } = await guestWith()
    const response = await apply({ guest, cart }, code)

    expect(response.body).toMatchObject({ errorDetails: [{ errorId, message }] })
    expect(await read(guest, cart)).toMatchObject({ coupon: null, version: cart.version })
  })

  test('when the cart already has it (PROMO-025)', async () => {
    const { guest, cart } = await guestWith()
    await apply({ guest, cart }, 'WELCOME10')

    const message = 'This promo code is already applied to your bag.'
    expect((await apply({ guest, cart }, 'Welcome10')).body).toMatchObject({
      errorDetails: [{ errorId: 'PRM416', message }],
    })
    expect(await read(guest, cart)).toMatchObject({ coupon: 'WELCOME10' })
  })

  test('on another site than its own (PROMO-020)', async () => {
    await importRows(shop.database.query, [
      {
        kind: 'promotion',
        promotionId: 'GERMAN',
        level: 'ORDER',
        sites: ['CAIRN-DE'],
        when: { coupon: true },
        gives: { type: 'percentage', percent: 5 },
        texts: Object.fromEntries(
          ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de', 'fr-fr', 'it-it', 'es-es'].map((locale) => [
            locale,
            { name: 'Fünf' },
          ]),
        ),
      },
      { kind: 'coupon', code: 'GERMAN5', promotionId: 'GERMAN' },
    ])
    const { guest, cart } = await guestWith()

    expect(await apply({ guest, cart }, 'GERMAN5')).toMatchObject({ errorId: 'PRM160' })
    const german = await guestWith(jacket, 1, 'de-de')
    expect((await apply({ ...german, locale: 'de-de' }, 'GERMAN5')).body).toMatchObject({
      coupon: 'GERMAN5',
      totals: { discount: 16 },
    })
  })

  test('when this shopper has used it before (PROMO-023)', async () => {
    const { guest, cart } = await guestWith()
    const { rows } = await shop.database.run('select consumer_id from carts where id = $1', [
      cart.basketId,
    ])
    await importRows(shop.database.query, [
      {
        kind: 'couponUse',
        code: 'ONCEONLY',
        consumerId: rows[0]?.['consumer_id'],
        orderId: crypto.randomUUID(),
        currency: 'USD',
      },
    ])
    const otherShopper = await guestWith()

    const message = 'You have already used this promo code.'
    expect((await apply({ guest, cart }, 'ONCEONLY')).body).toMatchObject({
      errorDetails: [{ errorId: 'PRM150', message }],
    })
    expect(await apply(otherShopper, 'ONCEONLY')).toMatchObject({ status: 200 })
  })

  test('with a message in the language of the shopper (ERR-006)', async () => {
    const { guest, cart } = await guestWith(jacket, 1, 'de-de')

    expect((await apply({ guest, cart, locale: 'de-de' }, 'EXPIRED')).body).toMatchObject({
      errorDetails: [{ message: expect.stringContaining('abgelaufen') }],
    })
  })
})
