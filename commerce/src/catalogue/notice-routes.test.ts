import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { forgetOldNotices } from './notice-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from stock_notices; delete from outbox'))
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const soldOut = 'CAIRN004SLT-M'

const ask = async (body: Record<string, string>) =>
  (await shop.guest()).send('askForNotice', { body: { sku: soldOut, ...body }, locale: 'de-de' })

const waiting = async () =>
  (await shop.database.run('select sku, email, locale from stock_notices order by email')).rows

const told = async () =>
  (await shop.database.run(`select payload from outbox where topic = 'back-in-stock'`)).rows.map(
    ({ payload }) => payload,
  )

const deliver = (sku: string, onHand: number) =>
  importRows(shop.database.query, [{ kind: 'stock', sku, onHand }])

test('who asks twice waits once, and is told once when it is back (PROD-024)', async () => {
  expect(await ask({ email: 'Ada@example.com' })).toMatchObject({ status: 200 })
  await ask({ email: 'ada@example.com' })
  await ask({ email: 'grace@example.com', sku: 'CAIRN004SLT-L' })
  expect(await waiting()).toHaveLength(2)

  await deliver(soldOut, 3)
  await deliver(soldOut, 0)
  await deliver(soldOut, 2)

  expect(await told()).toEqual([{ sku: soldOut, email: 'ada@example.com', locale: 'de-de' }])
  expect(await waiting()).toMatchObject([{ email: 'grace@example.com' }])
})

test('what came back meanwhile is told at once', async () => {
  await ask({ email: 'ada@example.com', sku: 'CAIRN001BLK-M' })

  expect(await told()).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test.each([
  [{ email: 'ada' }, 'AUT453'],
  [{ email: 'ada@example.com', sku: 'CAIRN999XXX-M' }, 'ORD404'],
  [{ email: 'ada@example.com', recaptcha_response: 'made-up' }, 'AUT403'],
])('nothing is kept of %j', async (body, errorId) => {
  expect(await ask(body)).toMatchObject({ errorId })
  expect(await waiting()).toEqual([])
})

test('after a year nobody waits any more', async () => {
  await ask({ email: 'ada@example.com', sku: 'CAIRN004SLT-XL' })
  await ask({ email: 'grace@example.com', sku: 'CAIRN004SLT-XL' })
  await shop.database.exec(
    `update stock_notices set asked_at = now() - interval '366 days' where email like 'ada%'`,
  )
  await forgetOldNotices(shop.database.query)

  expect(await waiting()).toMatchObject([{ email: 'grace@example.com' }])
})
