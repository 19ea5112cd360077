import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importRows } from '../../testing/import-rows.ts'
import { samplePromotions } from '../../testing/sample-rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { explainCart } from './explain-cart-flow.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
afterAll(() => shop.close())

test('explains for each promotion why it applies to a cart, or why it does not', async () => {
  const guest = await shop.guest()
  const { body: cart } = await guest.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN002TRN-M' },
  })
  await guest.send('applyCoupon', { body: { cartId: cart.basketId, code: 'SHELL20' } })
  const lines = await explainCart(shop.database.query, { cartId: cart.basketId, locale: 'en-us' })

  expect(lines).toEqual([
    `Cart ${cart.basketId}, as CAIRN-US sells it: 1 lines, codes: SHELL20, groups: guest.`,
    'GWP-TRAILMUG (ORDER, gift, priority 0) applies: gives 1 × CAIRN007SNW-OS.',
    'SHELL20 (PRODUCT, percentage, priority 0) applies: takes 52.00 USD off 1 × CAIRN002TRN-M.',
    expect.stringMatching(/^SHIP-FREE-75 .* applies: takes \d+\.\d\d USD off me-standard\.$/),
    'ASSOCIATES (PRODUCT, percentage, priority 0) does not apply: it is for other groups of customers.',
    'BUY3TEES (PRODUCT, buyAndGet, priority 0) does not apply: 0 of 3 pieces are there.',
    'EXPIRED (ORDER, percentage, priority 0) does not apply: it is over.',
    'FREESHIP (SHIPPING, freeShipping, priority 0) does not apply: none of its codes is on the cart.',
    'LIMITED (ORDER, percentage, priority 0) does not apply: none of its codes is on the cart.',
    'NOTYET (ORDER, percentage, priority 0) does not apply: it has not begun.',
    'ONCEONLY (ORDER, percentage, priority 0) does not apply: none of its codes is on the cart.',
    'PROFESSIONALS (PRODUCT, percentage, priority 0) does not apply: it is for other groups of customers.',
    'WELCOME10 (ORDER, percentage, priority 0) does not apply: none of its codes is on the cart.',
  ])
})

test('a cart can be explained for another site', async () => {
  const guest = await shop.guest()
  const { body: cart } = await guest.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN002TRN-M' },
  })
  const lines = await explainCart(shop.database.query, { cartId: cart.basketId, locale: 'de-de' })

  expect(lines).toContain(
    'SHIP-FREE-75 (SHIPPING, freeShipping, priority 0) does not apply: it is for other sites.',
  )
})

test('there is no explanation for an unknown cart', async () => {
  const cartId = crypto.randomUUID()

  expect(await explainCart(shop.database.query, { cartId, locale: 'en-us' })).toBeUndefined()
})
