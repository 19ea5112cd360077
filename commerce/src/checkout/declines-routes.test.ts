import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveAddresses, placeOrder, prepare, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ countsTries: true })
})
beforeEach(() => shop.database.exec('delete from payment_tries'))
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

/** With a new cart, as every failed order leaves one. */
async function tryCard(visitor: Visitor, token: string) {
  const { body } = await visitor.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const basketId = String(body['basketId'])
  await giveAddresses(visitor, basketId)
  await prepare(visitor, basketId)
  return placeOrder(visitor, basketId, { token })
}

test('five declined cards within an hour are enough, also for a good one (promise 33)', async () => {
  const guest = await shop.guest()
  const told: (string | undefined)[] = []
  for (let at = 0; at < 5; at += 1) told.push((await tryCard(guest, tokens.decline)).errorId)
  expect(new Set(told)).toEqual(new Set(['PAY400']))

  const enough = await tryCard(guest, tokens.approve)
  expect(enough.errorId).toBe('REQ429')
  expect(Number(enough.headers.get('retry-after'))).toBeGreaterThan(3_000)

  await shop.database.exec(
    `update payment_tries set counted_since = counted_since - interval '2 hours'`,
  )
  expect((await tryCard(guest, tokens.approve)).status).toBe(200)
})

test('others behind the same address go on for longer', async () => {
  const guest = await shop.guest()
  for (let at = 0; at < 5; at += 1) await tryCard(guest, tokens.decline)

  expect((await tryCard(await shop.guest(), tokens.approve)).status).toBe(200)
})

test('a card that is taken is no declined one', async () => {
  const guest = await shop.guest()
  await tryCard(guest, tokens.suspicious)
  await tryCard(guest, tokens.approve)

  const { rows } = await shop.database.run('select tries from payment_tries')
  expect(rows).toEqual([{ tries: 1 }, { tries: 1 }])
})
