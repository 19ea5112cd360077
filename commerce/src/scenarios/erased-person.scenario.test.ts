import type { exportOwnData, readErasure } from '@cairn/contract/privacy/privacy-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailJobs } from '../mail/mail-jobs.ts'
import type { MailProvider } from '../mail/mail-provider.ts'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { countRowsOf } from '../platform/privacy/personal-data-store.ts'
import { tablesOf } from '../platform/privacy/personal-data.ts'
import { eraseLateWrites } from '../privacy/late-writes-flow.ts'
import { exportPerson, personalDataOwners } from '../privacy/person-flow.ts'
import { importRows } from '../testing/import-rows.ts'
import { eraseAccountOf } from '../testing/new-shopper.ts'
import { consumeAll, readOutbox } from '../testing/outbox-events.ts'
import { fillEveryTable } from '../testing/personal-data/fill-every-table.ts'
import { findTexts } from '../testing/personal-data/text-search.ts'
import {
  consumerId,
  email,
  personalTexts,
  shopperRows,
  unverified,
} from '../testing/personal-data/well-known-shopper.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

vi.setConfig({ hookTimeout: 120_000 })

let shop: Shop
let visitor: Visitor
let shippedOrder: string
let orderOfGuest: string
const tables = tablesOf(personalDataOwners)
const person = { consumerId, provenEmail: email.toLowerCase() }
const texts = Object.values(personalTexts)

beforeAll(async () => {
  shop = await openShop()
  const { rows } = await shop.database.run(
    `select password_hash from accounts where login = 'shopper@cairn.test'`,
  )
  const report = await importRows(
    shop.database.query,
    shopperRows(String(rows[0]?.['password_hash'])),
  )
  expect(report).toMatchObject({ ok: true })
  await shop.database.run('update accounts set verified_login = login where account_id = $1', [
    consumerId,
  ])
  const filled = await fillEveryTable(shop)
  visitor = filled.visitor
  shippedOrder = filled.shippedOrder
  orderOfGuest = filled.orderOfGuest
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const exportedData = async () =>
  (await visitor.send<AnswerOf<typeof exportOwnData>>('exportOwnData')).body.data

let consumedEvents = 0

/** Lets the jobs of all events run, also of those that they cause. Returns the recipients of the mails. */
async function runJobs(): Promise<string[]> {
  const recipients: string[] = []
  const send: MailProvider['send'] = async ({ recipient }) => void recipients.push(recipient)
  const { consumers } = mailJobs({
    ...shop.mailKeys,
    mails: { send },
    staffEmail: 'help@example.com',
  })
  for (;;) {
    const events = (await readOutbox(shop)).slice(consumedEvents)
    if (events.length === 0) return recipients
    consumedEvents += events.length
    await consumeAll(shop, { consumers, events })
  }
}

test('each table with data of shoppers has rows of one who uses the whole shop', async () => {
  const counts = await countRowsOf(shop.database.query, personalDataOwners, person)
  expect([...counts].filter(([, count]) => count === 0)).toEqual([])
})

test('the export contains all rows and texts that the tables have of a shopper (guarantee 29)', async () => {
  const counts = await countRowsOf(shop.database.query, personalDataOwners, person)
  const exported = Object.assign({}, ...Object.values(await exportedData()))
  for (const [name, table] of tables) {
    if (table.exported.length === 0) continue
    expect([name, exported[name]?.length]).toEqual([name, counts.get(name)])
  }
  const found = await findTexts(shop, texts)
  expect(texts.filter((text) => !found.some((place) => place.text === text))).toEqual([])
  const exportedPlaces = found.filter(
    ({ table, column }) => !tables.get(table)?.internal?.includes(column),
  )
  for (const { table, column, text } of exportedPlaces) {
    const values = exported[table]?.map((row: object) => Reflect.get(row, column))
    expect([table, column, JSON.stringify(values).toLowerCase()]).toEqual([
      table,
      column,
      expect.stringContaining(text.toLowerCase()),
    ])
  }
})

test('the export and what the erasure keeps include an order that the shopper has placed as a guest', async () => {
  const orders = (await exportedData())['orders']?.['orders']
  expect(orders).toContainEqual(expect.objectContaining({ order_number: orderOfGuest }))
  const { body } = await visitor.send<AnswerOf<typeof readErasure>>('readErasure')
  expect(body.kept).toContainEqual({ data: 'orders', count: 4, reason: 'taxLaw' })
})

test('the page of the export contains all texts, too', async () => {
  const { body } = await visitor.send<{ html: string }>('downloadOwnData')
  const html = body.html.toLowerCase()
  expect(texts.filter((text) => !html.includes(text.toLowerCase()))).toEqual([])
})

describe('after the erasure', () => {
  let recipients: string[]
  beforeAll(async () => {
    expect(await eraseAccountOf(visitor)).toMatchObject({ errorId: 'REQ428' })
    await runOrderCommand(shop.database.query, {
      action: 'move',
      orderNumber: shippedOrder,
      to: 'Delivered',
    })
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
    recipients = await runJobs()
    await shop.database.exec(`update erased_accounts set erased_at = now() - interval '3 minutes'`)
    await eraseLateWrites(shop.database.query)
  })

  test('only the name and address of invoices remain (guarantee 29)', async () => {
    const { firstName, lastName, street } = personalTexts
    expect(await findTexts(shop, texts)).toEqual(
      [street, firstName, lastName].map((text) => ({ table: 'orders', column: 'snapshot', text })),
    )
  })

  test('only the mail that confirms it was sent, and no mail is stored', async () => {
    expect(recipients.filter((recipient) => recipient !== unverified)).toEqual([email])
    expect((await shop.database.run('select from mails')).rows).toEqual([])
  })

  test('a later refund causes no mail', async () => {
    const refund = { action: 'refund', orderNumber: shippedOrder, amount: 1 } as const
    expect(await runOrderCommand(shop.database.query, refund)).toMatchObject({ ok: true })
    expect((await readOutbox(shop)).map(({ topic }) => topic)).toContain('order-refunded')
    expect(await runJobs()).toEqual([])
    expect((await shop.database.run('select from mails')).rows).toEqual([])
  })

  test('the account has no rows but those that are kept', async () => {
    const counts = await countRowsOf(shop.database.query, personalDataOwners, person)
    const remaining = [...counts].filter(([, count]) => count > 0).map(([name]) => name)
    expect(remaining.filter((name) => tables.get(name)?.erasure === 'delete')).toEqual([])
    expect(await exportPerson(shop.database.query, person)).not.toHaveProperty('accounts')
    expect(await visitor.send('readProfile')).toMatchObject({ errorId: 'REQ401' })
  })
})
