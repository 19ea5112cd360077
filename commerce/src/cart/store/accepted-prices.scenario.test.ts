import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'
import { accept } from '@cairn/contract/refusals/result'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../testing/shop.ts'
import type { CartPricesResult } from '../pricing/cart-prices.ts'
import { createCartCaches } from './cart-contents-store.ts'
import { changeCart } from './cart-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

test('a changed cart has the prices with which the change was accepted', async () => {
  const guest = await shop.guest()
  const added = await guest.send<CartAnswer>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M', qty: 1 },
  })
  const { basketId: cartId } = added.body
  const carts = { database: shop.database.query, caches: createCartCaches({ offers: [] }) }
  const market = { siteId: 'CAIRN-US', locale: 'en-us' } as const
  let accepted: CartPricesResult | undefined
  const target = { cartRef: { cartId, session: { id: 'session' } }, market }
  const changed = await changeCart(carts, target, (cart, { price }) => {
    const after = { ...cart, lines: cart.lines.map((line) => ({ ...line, quantity: 2 })) }
    accepted = price(after)
    return accept({ ...after, shownTotals: null })
  })
  if (!changed?.ok) throw new Error('the change was refused')
  const { cart, price } = changed.value

  expect(price(cart)).toBe(accepted)
  expect(accepted).toMatchObject({ value: { pricedCart: { totalUnits: 2 } } })
})
