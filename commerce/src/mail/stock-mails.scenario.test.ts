import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { announceWaitingNotices } from '../catalogue/stock/stock-notices-store.ts'
import { onFault } from '../platform/faults.ts'
import { importRows } from '../testing/import-rows.ts'
import { newShopper } from '../testing/new-shopper.ts'
import { latestMails, mailsAfter, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { signUpForm } from '../testing/sign-up.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from stock_notices; delete from outbox'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const soldOut = 'CAIRN004SLT-M'
const email = 'ada@example.com'

const requestNotice = async (sku = soldOut) =>
  (await shop.guest()).send('subscribeToStockNotice', { body: { sku, email }, locale: 'de-de' })

const importStock = (onHand: number) =>
  importRows(shop.database.query, [{ kind: 'stock', sku: soldOut, onHand }])

afterEach(() => importStock(0))

test('whoever asked for it gets one mail in their language when the variant is back in stock (PROD-024)', async () => {
  await requestNotice()
  const mails = await mailsAfter(shop, async () => {
    await importStock(3)
    await importStock(0)
    await importStock(2)
  })

  expect(mails).toMatchObject([
    { kind: 'backInStock', recipient: email, subject: expect.stringMatching(/^Wieder da: \S/) },
  ])
  expect(mails[0]?.text).toMatch(/Größe M/)
  expect(mails[0]?.text).toMatch(/€/)
  expect(mails[0]?.text).toMatch(/http:\/\/localhost:3000\/de-de\/p\/[\w-]+-CAIRN004SLT/)
})

const chooseStockMails = (visitor: Visitor, optin: boolean) =>
  visitor.send('changeNotification', {
    body: { requestType: 'BackInStock', organisation: 'CAIRN', payload: { optin } },
  })

test('an account that has opted out gets none, and its notice is deleted', async () => {
  const shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const request = () =>
    shopper.send('subscribeToStockNotice', { body: { sku: soldOut, email: 'Shopper@cairn.test' } })
  const mailsOfStock = () => mailsAfter(shop, () => importStock(3))

  await chooseStockMails(shopper, false)
  await request()
  expect(await mailsOfStock()).toEqual([])
  expect(await savedNotices()).toEqual([])

  await importStock(0)
  await chooseStockMails(shopper, true)
  await request()
  expect(await mailsOfStock()).toMatchObject([{ recipient: 'shopper@cairn.test' }])
})

test('an opt-out with an address that is not verified applies only to what the account has asked for', async () => {
  const body = { sku: soldOut, email: signUpForm.email }
  const stranger = await newShopper(shop)
  await chooseStockMails(stranger, false)
  for (const [visitor, mails] of [
    [stranger, []],
    [await shop.guest(), [{ recipient: signUpForm.email }]],
  ] as const) {
    await visitor.send('subscribeToStockNotice', { body })
    expect(await mailsAfter(shop, () => importStock(3))).toMatchObject(mails)
    await importStock(0)
  }
})

test('repeated requests and repeated events cause one mail a day', async () => {
  await importStock(1)
  await mailsAfter(shop, async () => {
    await requestNotice()
    await requestNotice()
  })
  await writeMailsOfOutbox(shop)
  expect(await latestMails(shop)).toHaveLength(1)

  await shop.database.exec(`update mails set occasion = 'another day'`)
  await requestNotice()
  await writeMailsOfOutbox(shop)
  expect(await latestMails(shop)).toHaveLength(2)
})

const savedNotices = async () =>
  (await shop.database.run('select sku, email from stock_notices order by sku')).rows

const consumeEvents = () => writeMailsOfOutbox(shop)

test('the notice is deleted with its mail, and neither a crash nor a second worker sends it again', async () => {
  await requestNotice()
  await shop.database.exec('delete from mails')
  await importStock(3)
  const restore = onFault('mail.written', () => {
    throw new Error('the worker died')
  })
  await expect(consumeEvents()).rejects.toThrow('the worker died')
  restore()
  expect(await latestMails(shop)).toEqual([])
  expect(await savedNotices()).toHaveLength(1)

  await Promise.all([consumeEvents(), consumeEvents()])
  expect(await latestMails(shop)).toHaveLength(1)
  expect(await savedNotices()).toEqual([])
  await shop.database.exec(`update mails set occasion = 'another day'`)
  await consumeEvents()
  expect(await latestMails(shop)).toHaveLength(1)
})

test.each([
  ['has sold out again', 'on_hand = 0'],
  ['is not sold any more', 'withdrawn = true'],
])('a variant that %s causes no mail until it is back', async (_, change) => {
  await requestNotice()
  const mails = await mailsAfter(shop, async () => {
    await importStock(3)
    await shop.database.run(`update variants set ${change} where sku = $1`, [soldOut])
  })
  await shop.database.run('update variants set withdrawn = false, on_hand = 0 where sku = $1', [
    soldOut,
  ])
  expect(mails).toEqual([])
  expect(await savedNotices()).toEqual([{ sku: soldOut, email }])

  await shop.database.exec('delete from outbox')
  await importStock(2)
  await consumeEvents()
  expect(await latestMails(shop)).toHaveLength(1)
})

test('a notice that is requested again on the day of its mail waits for the next day', async () => {
  await requestNotice()
  await mailsAfter(shop, () => importStock(3))
  await requestNotice()
  await consumeEvents()
  expect(await latestMails(shop)).toHaveLength(1)
  expect(await savedNotices()).toHaveLength(1)

  await shop.database.exec(
    `update mails set created_at = now() - interval '25 hours', occasion = 'yesterday'`,
  )
  await consumeEvents()
  expect(await latestMails(shop)).toHaveLength(2)
  expect(await savedNotices()).toEqual([])
})

test('a recipient gets at most twenty notices a day, and the others later', async () => {
  const { rows } = await shop.database.run(
    `select v.sku from variants_in_locale v
     join site_prices p on p.product_id = v.product_id and p.site_id = 'CAIRN-DE'
     where v.locale = 'de-de' and v.on_hand > 0 and not v.withdrawn and v.sold_alone limit 22`,
  )
  const skus = rows.map(({ sku }) => String(sku))
  await shop.database.run(
    `insert into stock_notices (sku, email, locale) select unnest($1::text[]), $2, 'de-de'`,
    [skus, email],
  )
  await shop.database.exec('delete from mails')
  await announceWaitingNotices(shop.database.query)
  await consumeEvents()

  expect(await latestMails(shop)).toHaveLength(20)
  expect(await savedNotices()).toHaveLength(2)
})
