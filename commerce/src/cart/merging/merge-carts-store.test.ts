import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Market } from '../../catalogue/market.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { createCartCaches } from '../store/cart-contents-store.ts'
import { findOrCreateCart } from '../store/cart-head-store.ts'
import { findCart } from '../store/cart-store.ts'
import { mergeCarts } from './merge-carts-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const market: Market = { siteId: 'CAIRN-US', locale: 'en-us' }

async function consumerWith(...items: [sku: string, qty: number][]) {
  const visitor = await shop.guest()
  let consumerId = ''
  for (const [sku, qty] of items) {
    await visitor.send('createCartWithItem', { body: { sku, qty } })
  }
  const { rows } = await shop.database.run('select consumer_id from sessions where usid = $1', [
    visitor.jar.get('cairn_usid'),
  ])
  consumerId = String(rows[0]?.['consumer_id'])
  return consumerId
}

const caches = createCartCaches({ offers: [] })

const merge = (from: string, to: string) =>
  inTransaction(shop.database.query, (transaction) =>
    mergeCarts(caches)(transaction, { from, to, market }),
  )

async function cartOf(consumerId: string) {
  const carts = { database: shop.database.query, caches }
  const { id: cartId } = await findOrCreateCart(shop.database.query, consumerId)
  const cart = await findCart(carts, { cartId, market })
  return cart?.cart.lines.map(({ sku, quantity }) => [sku, quantity])
}

const jacket = 'CAIRN001BLK-M'
const larger = 'CAIRN001BLK-L'

test('merging adds the items of the guest once, however often it is repeated (guarantee 17)', async () => {
  const guest = await consumerWith([jacket, 2], [larger, 1])
  const shopper = await consumerWith([jacket, 1])
  for (let time = 0; time < 10; time += 1) await merge(guest, shopper)

  expect(await cartOf(shopper)).toEqual([
    [jacket, 3],
    [larger, 1],
  ])
  expect(await cartOf(guest)).toEqual([])
})

test('ten concurrent merges add the items once', async () => {
  const guest = await consumerWith([jacket, 2])
  const shopper = await consumerWith([jacket, 1])
  await Promise.all(Array.from({ length: 10 }, () => merge(guest, shopper)))

  expect(await cartOf(shopper)).toEqual([[jacket, 3]])
})

test('a shopper without a cart gets the cart of the guest', async () => {
  const guest = await consumerWith([jacket, 2])
  const shopper = await consumerWith()
  await merge(guest, shopper)

  expect(await cartOf(shopper)).toEqual([[jacket, 2]])
})
