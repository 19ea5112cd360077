import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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

const unitedStates: Market = { siteId: 'CAIRN-US', locale: 'en-us' }

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

const merge = (from: string, to: string, market = unitedStates) =>
  inTransaction(shop.database.query, (transaction) =>
    mergeCarts(caches)(transaction, {
      from,
      to,
      market,
      sessions: { endedId: 'ended', openedId: 'opened' },
    }),
  )

async function cartOf(consumerId: string) {
  const carts = { database: shop.database.query, caches }
  const { id: cartId } = await findOrCreateCart(shop.database.query, consumerId)
  const cart = await findCart(carts, {
    cartId,
    market: unitedStates,
    sessionId: undefined,
  })
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

describe('items that the market of the sign-in does not sell', () => {
  const beanie = 'CAIRN003LRC-OS'
  beforeAll(() =>
    shop.database.run(`delete from style_texts where style_id = 'CAIRN003' and locale = 'en-ca'`),
  )
  const mergeInCanada = (from: string, to: string) =>
    merge(from, to, { siteId: 'CAIRN-CA', locale: 'en-ca' })

  test.each([
    ['of the guest', [beanie, jacket], [larger]],
    ['of a guest without other items', [beanie], [larger]],
    ['of the account', [jacket], [beanie, larger]],
    ['of an account without other items', [jacket], [beanie]],
    ['of both', [beanie], [beanie]],
  ])('are kept: %s', async (_, guestSkus, ownSkus) => {
    const guest = await consumerWith(...guestSkus.map((sku): [string, number] => [sku, 1]))
    const shopper = await consumerWith(...ownSkus.map((sku): [string, number] => [sku, 1]))
    await mergeInCanada(guest, shopper)

    const lines = (await cartOf(shopper)) ?? []
    expect(lines.map(([sku]) => sku).toSorted()).toEqual([...guestSkus, ...ownSkus].toSorted())
  })
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
