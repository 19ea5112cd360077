import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import {
  consumeAll,
  latestMails,
  mailConsumers,
  mailsAfter,
  readOutbox,
} from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'

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

test('repeated requests and repeated events cause one mail a day', async () => {
  await importStock(1)
  await mailsAfter(shop, async () => {
    await requestNotice()
    await requestNotice()
  })
  await consumeAll(shop, { consumers: mailConsumers(shop), events: await readOutbox(shop) })
  expect(await latestMails(shop)).toHaveLength(1)

  await shop.database.exec(`update mails set occasion = 'another day'`)
  await requestNotice()
  await consumeAll(shop, { consumers: mailConsumers(shop), events: await readOutbox(shop) })
  expect(await latestMails(shop)).toHaveLength(2)
})

test('a variant that is not sold any more causes no mail', async () => {
  await requestNotice()
  const mails = await mailsAfter(shop, async () => {
    await importStock(3)
    await shop.database.run(`update variants set withdrawn = true where sku = $1`, [soldOut])
  })
  await shop.database.run(`update variants set withdrawn = false where sku = $1`, [soldOut])

  expect(mails).toEqual([])
})
