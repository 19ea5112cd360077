import { calls } from '@cairn/contract/calls'
import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guestWithCart } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { openPayingShopper } from '../testing/shopper-with-instrument.ts'
import { signInAs } from '../testing/sign-in.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'

test('a cart has its available payment methods and its payment instruments (CART-010, CART-011)', async () => {
  const { giftCard, read } = await openPayingShopper(shop)
  expect((await read()).paymentMethods.map((method) => method.payment_method_id)).toContain(
    'CREDIT_CARD',
  )
  expect((await read()).paymentInstruments).toEqual([])
  await giftCard('0001')

  expect((await read()).paymentInstruments).toMatchObject([
    { payment_method_id: 'GIFT_CARD', maskedCode: '•••• 0001', amount: 50 },
  ])
})

test('a cart has the voucher that a member has applied, until it is removed (CART-013)', async () => {
  const { visitor, basketId, read } = await openPayingShopper(shop, { account: 'member' })
  const choose = (points: number | null) =>
    visitor.send<Cart>('applyReward', {
      params: { basketId },
      body: { appliedLoyaltyVoucher: points === null ? null : { points } },
    })
  await choose(2_500)
  expect(await read()).toMatchObject({ reward: { points: 2_500, amountInCurrency: 27 } })

  await choose(null)
  expect(await read()).toMatchObject({ reward: null })
})

test('an item has the eyebrow text of its product (CART-037)', async () => {
  const eyebrow = 'Made of what was left'
  await shop.database.run(
    `update style_texts set eyebrow = $1 where style_id = 'CAIRN001' and locale = 'en-us'`,
    [eyebrow],
  )
  const { cart } = await guestWithCart(shop, { sku: jacket })

  expect(cart.items).toMatchObject([{ badge: eyebrow, eyebrow }])
})

test('signing in creates no cart for an employee (CART-055)', async () => {
  await shop.database.run('delete from carts')
  const { body } = await signInAs(await shop.guest(), 'employee@cairn.test')

  expect(body).toMatchObject({ consumerType: 'EMPLOYEE', basketId: null })
  const { rows } = await shop.database.run('select 1 from carts')
  expect(rows).toEqual([])
})

test('the path of the saved items is the one in both specifications (SFL-011)', async () => {
  const { method, path } = calls.readSavedItems

  expect(`${method} ${path}`).toBe('GET /wishlists/v2/saveForLater')
  expect(await (await shop.guest()).send('readSavedItems')).toMatchObject({
    status: 200,
    body: { total: 0, items: [] },
  })
})
