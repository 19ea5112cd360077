import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { importRows } from '../../testing/import-rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { deleteOldStockNotices } from './stock-store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from stock_notices; delete from outbox'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const soldOut = 'CAIRN004SLT-M'

const requestNotice = async (body: Record<string, string>) =>
  (await shop.guest()).send('subscribeToStockNotice', {
    body: { sku: soldOut, ...body },
    locale: 'de-de',
  })

const savedNotices = async () =>
  (await shop.database.run('select sku, email, locale from stock_notices order by email')).rows

const emittedNotices = async () =>
  (await shop.database.run(`select payload from outbox where topic = 'back-in-stock'`)).rows.map(
    ({ payload }) => payload,
  )

const importStock = (sku: string, onHand: number) =>
  importRows(shop.database.query, [{ kind: 'stock', sku, onHand }])

test('repeated requests for a stock notice are saved once and answered with one event (PROD-024)', async () => {
  expect(await requestNotice({ email: 'Ada@example.com' })).toMatchObject({ status: 200 })
  await requestNotice({ email: 'ada@example.com' })
  await requestNotice({ email: 'grace@example.com', sku: 'CAIRN004SLT-L' })
  expect(await savedNotices()).toHaveLength(2)

  await importStock(soldOut, 3)
  await importStock(soldOut, 0)
  await importStock(soldOut, 2)

  expect(await emittedNotices()).toEqual([
    { sku: soldOut, email: 'ada@example.com', locale: 'de-de' },
  ])
  expect(await savedNotices()).toMatchObject([{ email: 'grace@example.com' }])
})

test('a request for a variant in stock emits the event at once', async () => {
  await requestNotice({ email: 'ada@example.com', sku: 'CAIRN001BLK-M' })

  expect(await emittedNotices()).toHaveLength(1)
  expect(await savedNotices()).toEqual([])
})

test.each([
  [{ email: 'ada' }, 'AUT453'],
  [{ email: 'ada@example.com', sku: 'CAIRN999XXX-M' }, 'ORD404'],
  [{ email: 'ada@example.com', recaptcha_response: 'made-up' }, 'AUT403'],
])('an invalid request is not saved: %j', async (body, errorId) => {
  expect(await requestNotice(body)).toMatchObject({ errorId })
  expect(await savedNotices()).toEqual([])
})

test('requests are deleted after a year', async () => {
  await requestNotice({ email: 'ada@example.com', sku: 'CAIRN004SLT-XL' })
  await requestNotice({ email: 'grace@example.com', sku: 'CAIRN004SLT-XL' })
  await shop.database.exec(
    `update stock_notices set requested_at = now() - interval '366 days' where email like 'ada%'`,
  )
  await deleteOldStockNotices(shop.database.query)

  expect(await savedNotices()).toMatchObject([{ email: 'grace@example.com' }])
})
