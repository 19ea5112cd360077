import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../../testing/import-rows.ts'
import {
  denverAddress,
  placeOrder,
  prepareOrder,
  setAddresses,
} from '../../testing/ready-to-order.ts'
import { samplePromotions } from '../../testing/sample-rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
beforeEach(async () => {
  await shop.database.run(`delete from carts where state = 'active'`)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const shell = 'CAIRN002TRN-M'
const member = 'member@cairn.test'
/** Has used ONCEONLY in an earlier order. */
const earlierUser = 'shopper@cairn.test'

type CartContents = { code: string; skus: readonly string[] }

async function fillCart(visitor: Visitor, { code, skus }: CartContents) {
  let cartId = ''
  for (const sku of skus) {
    const { body } = await visitor.send<Cart>('createCartWithItem', { body: { sku } })
    cartId = body.basketId
  }
  const { body } = await visitor.send<Cart>('applyCoupon', { body: { cartId, code } })
  expect(body.coupon).toBe(code)
  return body
}

/** Codes once per customer are counted by email and home address too. */
const homeOf = (name: string) => ({
  ...denverAddress,
  email: `${name}@example.com`,
  addressLine1: `1 ${name} street`,
})

const readCart = async (visitor: Visitor) =>
  (await visitor.send<Cart>('createCart', { body: {} })).body

/** The cart of an account after a guest has signed in to it, each of the two with a code of its own. */
async function mergeCarts(account: string, own: CartContents, guestContents: CartContents) {
  const owner = await shop.guest()
  await signInAs(owner, account)
  await fillCart(owner, own)
  const visitor = await shop.guest()
  await fillCart(visitor, guestContents)
  await signInAs(visitor, account)
  return { visitor, cart: await readCart(visitor) }
}

const storedCoupons = async ({ basketId }: Cart) =>
  (await shop.database.run('select coupons from carts where id = $1', [basketId])).rows

const notificationsOf = ({ customerNotifications }: Cart) =>
  customerNotifications.map(({ type, message, errorId }) => ({ type, message, errorId }))

const removedAsUsed = {
  type: 'CODE_REMOVED',
  message:
    'We have removed the code ONCEONLY from your bag. You have already used this promo code.',
  errorId: 'PRM150',
}

describe('a code that the shopper has used before is removed with a notice after signing in', () => {
  test('from the cart of a guest, for an account without a cart (PROMO-023)', async () => {
    const visitor = await shop.guest()
    const guestCart = await fillCart(visitor, { code: 'ONCEONLY', skus: [jacket] })
    await signInAs(visitor, earlierUser)
    const cart = await readCart(visitor)

    expect(cart.coupon).toBeNull()
    expect(cart.totals.total).toBeGreaterThan(guestCart.totals.total)
    expect(notificationsOf(cart)).toContainEqual(removedAsUsed)
    expect(notificationsOf(cart)).toContainEqual(expect.objectContaining({ type: 'TOTAL_RAISED' }))
  })

  test('from merged carts', async () => {
    const owner = await shop.guest()
    await signInAs(owner, earlierUser)
    await owner.send('createCartWithItem', { body: { sku: jacket } })
    const visitor = await shop.guest()
    await fillCart(visitor, { code: 'ONCEONLY', skus: [shell] })
    await signInAs(visitor, earlierUser)
    const cart = await readCart(visitor)

    expect(cart.coupon).toBeNull()
    expect(notificationsOf(cart)).toContainEqual(removedAsUsed)
  })

  test('until the next change of the cart', async () => {
    const visitor = await shop.guest()
    const { basketId } = await fillCart(visitor, { code: 'ONCEONLY', skus: [jacket] })
    await signInAs(visitor, earlierUser)
    const add = () => visitor.send<Cart>('addItem', { body: { basketId, sku: shell } })

    expect(notificationsOf((await add()).body)).toContainEqual(removedAsUsed)
    expect(notificationsOf((await add()).body)).toEqual([])
  })
})

/** What all codes together take off. */
const discountOf = ({ totals }: Cart) => totals.totalDiscount

describe('of the codes of two merged carts, only the better one is kept', () => {
  test('the code of the account, where it gives more on the merged cart (CART-062)', async () => {
    const { cart } = await mergeCarts(
      member,
      { code: 'SHELL20', skus: [shell] },
      { code: 'WELCOME10', skus: [shell] },
    )

    expect(cart.coupon).toBe('SHELL20')
    expect(discountOf(cart)).toBe(104)
    expect(await storedCoupons(cart)).toEqual([{ coupons: ['SHELL20'] }])
  })

  test('the code of the guest, where it gives more on the merged cart (CART-062)', async () => {
    const { cart } = await mergeCarts(
      member,
      { code: 'SHELL20', skus: [shell] },
      { code: 'WELCOME10', skus: [jacket] },
    )

    expect(cart.coupon).toBe('WELCOME10')
    expect(discountOf(cart)).toBe(58)
  })

  test('a code that the shopper has used up loses, although it would give more', async () => {
    const { cart } = await mergeCarts(
      earlierUser,
      { code: 'WELCOME10', skus: [jacket] },
      { code: 'ONCEONLY', skus: [jacket] },
    )

    expect(cart.coupon).toBe('WELCOME10')
    expect(notificationsOf(cart)).toContainEqual(removedAsUsed)
    expect(discountOf(cart)).toBe(64)
  })

  test('a code that gives nothing on the merged cart loses', async () => {
    const owner = await shop.guest()
    await signInAs(owner, member)
    const accountCart = await fillCart(owner, { code: 'SHELL20', skus: [jacket, shell] })
    const itemId = accountCart.items.find(({ sku }) => sku === shell)?.itemId
    await owner.send('removeItem', { body: { basketId: accountCart.basketId, itemId } })
    const visitor = await shop.guest()
    await fillCart(visitor, { code: 'WELCOME10', skus: [jacket] })
    await signInAs(visitor, member)

    expect(await readCart(visitor)).toMatchObject({ coupon: 'WELCOME10' })
  })

  test('the code of the account, where both give the same', async () => {
    await importRows(shop.database.query, [
      { kind: 'coupon', code: 'ALSO10', promotionId: 'WELCOME10' },
    ])
    const [accountCode, other] = ['ALSO10', 'WELCOME10']
    const { cart } = await mergeCarts(
      member,
      { code: accountCode, skus: [jacket] },
      { code: other, skus: [jacket] },
    )

    expect(await storedCoupons(cart)).toEqual([{ coupons: [accountCode] }])
  })

  test('also if the cart of the account has a code and no items', async () => {
    const owner = await shop.guest()
    await signInAs(owner, member)
    const accountCart = await fillCart(owner, { code: 'ONCEONLY', skus: [jacket] })
    const { basketId, items } = accountCart
    await owner.send('removeItem', { body: { basketId, itemId: items[0]?.itemId } })
    const visitor = await shop.guest()
    await fillCart(visitor, { code: 'WELCOME10', skus: [jacket] })
    await signInAs(visitor, member)
    const cart = await readCart(visitor)

    expect(cart.coupon).toBe('ONCEONLY')
    expect(await storedCoupons(cart)).toEqual([{ coupons: ['ONCEONLY'] }])
  })
})

const redeemedCodes = async () =>
  (
    await shop.database.run(
      'select code from promotion_uses join orders using (order_id) where code is not null',
    )
  ).rows

test('however often a shopper signs in, an order redeems one code (PROMO-017)', async () => {
  const skus = [jacket, shell]
  const { visitor } = await mergeCarts(
    member,
    { code: 'WELCOME10', skus },
    { code: 'SHELL20', skus },
  )
  const secondGuest = await shop.guest()
  await fillCart(secondGuest, { code: 'ONCEONLY', skus: [jacket] })
  await signInAs(secondGuest, member)
  const { basketId, coupon, totals } = await readCart(visitor)
  expect(coupon).toBe('ONCEONLY')
  expect(totals.totalDiscount).toBeCloseTo(0.15 * totals.itemTotal, 1)
  await setAddresses(visitor, basketId, homeOf('mia'))
  const before = await redeemedCodes()
  const { body } = await placeOrder(visitor, basketId)

  expect(body.totals.totalDiscount).toBe(totals.totalDiscount)
  expect((await redeemedCodes()).slice(before.length)).toEqual([{ code: 'ONCEONLY' }])
})

test('a code that a shopper used as a guest counts as used after signing in', async () => {
  const visitor = await shop.guest()
  const code = { code: 'ONCEONLY', skus: [jacket] }
  const { basketId } = await fillCart(visitor, code)
  await setAddresses(visitor, basketId, homeOf('noa'))
  expect((await placeOrder(visitor, basketId)).status).toBe(200)
  await signInAs(visitor, 'employee@cairn.test')
  const { body } = await visitor.send<Cart>('createCartWithItem', { body: { sku: jacket } })

  expect(
    await visitor.send('applyCoupon', { body: { cartId: body.basketId, code: 'ONCEONLY' } }),
  ).toMatchObject({ errorId: 'PRM150' })
})

test('a code that is used between the summary and the order is refused, then removed with a notice (PROMO-023)', async () => {
  const visitor = await shop.guest()
  const { basketId } = await fillCart(visitor, { code: 'ONCEONLY', skus: [jacket] })
  await setAddresses(visitor, basketId, homeOf('eva'))
  const prepared = await prepareOrder(visitor, basketId)
  expect(prepared.body.coupon).toBe('ONCEONLY')
  const { rows } = await shop.database.run('select consumer_id from carts where id = $1', [
    basketId,
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

  expect(await placeOrder(visitor, basketId)).toMatchObject({ status: 409, errorId: 'PRM150' })
  const { body: preparedAgain } = await prepareOrder(visitor, basketId)
  expect(preparedAgain.coupon).toBeNull()
  expect(notificationsOf(preparedAgain)).toContainEqual(removedAsUsed)
  const order = await placeOrder(visitor, basketId)
  expect(order).toMatchObject({
    status: 200,
    body: { totals: { total: preparedAgain.totals.total } },
  })
})

test('a cart that was stored with several codes is priced and ordered with the better one', async () => {
  const visitor = await shop.guest()
  const { basketId } = await fillCart(visitor, { code: 'WELCOME10', skus: [jacket, shell] })
  await setAddresses(visitor, basketId, homeOf('lea'))
  await shop.database.run('update carts set coupons = $1 where id = $2', [
    ['SHELL20', 'WELCOME10', 'ONCEONLY'],
    basketId,
  ])

  expect(await readCart(visitor)).toMatchObject({ coupon: 'ONCEONLY' })
  const { body } = await placeOrder(visitor, basketId)
  expect(body.totals.totalDiscount).toBeCloseTo(0.15 * body.totals.itemTotal, 1)
})
