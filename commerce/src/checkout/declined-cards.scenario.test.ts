import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setAddresses, placeOrder, prepareOrder, cardTokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ countsAttempts: true })
})
beforeEach(() => shop.database.exec('delete from payment_attempt_counts'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** Tries a card with a new cart, as every failed order leaves one. */
async function tryCard(visitor: Visitor, token: string) {
  const { body } = await visitor.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const basketId = String(body['basketId'])
  await setAddresses(visitor, basketId)
  await prepareOrder(visitor, basketId)
  return placeOrder(visitor, basketId, { token })
}

test('after five declined cards within an hour even a good one is refused (guarantee 33)', async () => {
  const guest = await shop.guest()
  const refusals: (string | undefined)[] = []
  for (let attempt = 0; attempt < 5; attempt += 1)
    refusals.push((await tryCard(guest, cardTokens.decline)).errorId)
  expect(new Set(refusals)).toEqual(new Set(['PAY400']))

  const response = await tryCard(guest, cardTokens.approve)
  expect(response.errorId).toBe('REQ429')
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_000)

  await shop.database.exec(
    `update payment_attempt_counts set counted_since = counted_since - interval '2 hours'`,
  )
  expect((await tryCard(guest, cardTokens.approve)).status).toBe(200)
})

test('other shoppers on the same network are refused later', async () => {
  const guest = await shop.guest()
  for (let attempt = 0; attempt < 5; attempt += 1) await tryCard(guest, cardTokens.decline)

  expect((await tryCard(await shop.guest(), cardTokens.approve)).status).toBe(200)
})

test('an accepted card does not count as declined', async () => {
  const guest = await shop.guest()
  await tryCard(guest, cardTokens.suspicious)
  await tryCard(guest, cardTokens.approve)

  const { rows } = await shop.database.run('select attempts from payment_attempt_counts')
  expect(rows).toEqual([{ attempts: 1 }, { attempts: 1 }])
})
