import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { importRows } from '../../testing/import-rows.ts'
import { eraseAccountOf, newShopper } from '../../testing/new-shopper.ts'
import { mailsAfter } from '../../testing/outbox-events.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signUpForm } from '../../testing/sign-up.ts'
import { announceWaitingNotices, deleteOldStockNotices } from './stock-notices-store.ts'

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
  (
    await shop.database.run(
      `select n.sku, n.email, n.locale from outbox o
       join stock_notices n on n.notice_id = (o.payload->>'noticeId')::uuid
       where o.topic = 'back-in-stock'`,
    )
  ).rows

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
})

test('a notice that still has no mail is announced again after an hour', async () => {
  await requestNotice({ email: 'ada@example.com', sku: 'CAIRN001BLK-M' })
  await announceWaitingNotices(shop.database.query)
  expect(await emittedNotices()).toHaveLength(1)

  await shop.database.exec(`update stock_notices set announced_at = now() - interval '61 minutes'`)
  await announceWaitingNotices(shop.database.query)
  await announceWaitingNotices(shop.database.query)
  expect(await emittedNotices()).toHaveLength(2)
})

test('a request for a variant in stock emits the event at once', async () => {
  await requestNotice({ email: 'ada@example.com', sku: 'CAIRN001BLK-M' })

  expect(await emittedNotices()).toHaveLength(1)
})

test('a variant without a price at the site is refused', async () => {
  await shop.database.exec(
    `update prices set site_id = 'elsewhere' where product_id = 'CAIRN001BLK' and site_id = 'CAIRN-DE'`,
  )
  const response = await requestNotice({ email: 'ada@example.com', sku: 'CAIRN001BLK-M' })
  await shop.database.exec(`update prices set site_id = 'CAIRN-DE' where site_id = 'elsewhere'`)

  expect(response).toMatchObject({ errorId: 'ORD404' })
})

test.each([
  [{ email: 'ada' }, 'AUT453'],
  [{ email: 'ada@example.com', sku: 'CAIRN999XXX-M' }, 'ORD404'],
  [{ email: 'ada@example.com', recaptcha_response: 'made-up' }, 'AUT403'],
])('an invalid request is not saved: %j', async (body, errorId) => {
  expect(await requestNotice(body)).toMatchObject({ errorId })
  expect(await savedNotices()).toEqual([])
})

test('erasing an account whose address is not verified deletes what it alone has asked for, and its mails', async () => {
  const visitor = await newShopper(shop)
  const { email } = signUpForm
  await importStock(soldOut, 0)
  const skus = { announced: 'CAIRN001BLK-M', waiting: soldOut, shared: 'CAIRN004SLT-L' }
  const mails = await mailsAfter(shop, async () => {
    for (const sku of Object.values(skus))
      await visitor.send('subscribeToStockNotice', { body: { sku, email } })
    await requestNotice({ email, sku: skus.shared })
  })
  expect(mails).toMatchObject([{ kind: 'backInStock', recipient: email }])
  expect(await savedNotices()).toHaveLength(2)

  expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  expect(await savedNotices()).toMatchObject([{ sku: skus.shared }])
  const { rows } = await shop.database.run('select kind from mails')
  expect(rows).toEqual([{ kind: 'accountDeleted' }])
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
