import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guestWithCart } from '../../testing/ready-to-order.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

test('concurrent reads return each shopper their own cart with few queries', async () => {
  const owners = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      guestWithCart(shop, { sku: 'CAIRN001BLK-M', qty: index + 1 }),
    ),
  )
  const read = async ({ guest, cart: { basketId } }: (typeof owners)[number]) =>
    (await guest.send<Cart>('readCart', { params: { basketId } })).body
  const otherShopper = await shop.guest()
  const answers = { own: [] as unknown[], foreign: [] as unknown[] }
  const queryCount = await countQueries(async () => {
    const [ownCart, foreignCart] = await Promise.all([
      Promise.all(owners.map(read)),
      Promise.all(
        owners.map(({ cart: { basketId } }) =>
          otherShopper.send('readCart', { params: { basketId } }),
        ),
      ),
    ])
    answers.own = ownCart.map(({ items }) => items.map(({ qty }) => qty))
    answers.foreign = foreignCart.map(({ status }) => status)
  })
  expect(answers.own).toEqual(owners.map((_, index) => [index + 1]))
  expect(answers.foreign).toEqual(owners.map(() => 404))
  expect(queryCount).toBeLessThan(owners.length)
})
