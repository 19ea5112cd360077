import { minorOf } from '@cairn/contract/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hearEvent, sweepOrders } from '../checkout/sweep-store.ts'
import type { Moved, PaymentEvent, PaymentProvider } from '../payments/provider.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { checkBooks } from './check-books-store.ts'
import { shopInstruments } from './instruments-store.ts'
import { atDesk, type DeskRequest } from './order-desk-store.ts'
import { orderJobs } from './orders-jobs.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from outbox'))
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const desk = (request: DeskRequest) => atDesk(shop.database.query, request)
const shown = async (orderNumber: string) => (await desk({ deed: 'show', orderNumber })).lines

const refusing = async (): Promise<Moved> => ({ state: 'refused', reason: 'accountClosed' })
const till = (more: Partial<PaymentProvider> = {}) => ({
  database: shop.database.query,
  provider: { ...shop.provider, ...more },
  instruments: shopInstruments,
})
const settle = (more: Partial<PaymentProvider> = {}) => sweepOrders(till(more))

async function ordered() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 2 })
  const { body } = await placeOrder(guest, basketId)
  const { orderNumber } = body
  const refused = `${orderNumber}: the provider has refused to move its money, and nobody has dealt with it.`
  return { orderNumber, total: minorOf(body.totals.total), refused }
}

async function shipped() {
  const order = await ordered()
  await desk({ deed: 'move', orderNumber: order.orderNumber, to: 'Shipped' })
  return order
}

const money = async (orderNumber: string) => {
  const { rows } = await shop.database.run(
    `select a.state, captured_minor as captured, refunded_minor as refunded,
       (select coalesce(sum(amount_minor), 0)::integer from ledger_entries l
        where l.order_id = o.order_id and l.account = 'provider') as ledger
     from payment_attempts a join orders o using (order_id) where o.order_number = $1`,
    [orderNumber],
  )
  return rows[0] ?? {}
}

/** What the log is told of what happened since the last time. */
async function warned() {
  const told: object[] = []
  const { consumers } = orderJobs({ warn: (about) => void told.push(about) })
  const { rows } = await shop.database.run(`delete from outbox returning topic, payload`)
  for (const { topic, payload } of rows) {
    for (const { work } of consumers.filter((each) => each.topic === topic)) {
      if (topic === 'money-refused') await work(shop.database.query, payload, job)
    }
  }
  return told
}
const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }

const told = (event: Pick<PaymentEvent, 'kind' | 'key'>) =>
  hearEvent(till(), { id: 'it', orderNumber: '', reference: '', amount: 0, ...event })

describe('a capture that the provider refuses', () => {
  test('is told, shown and found by the check, and taken when it is asked again', async () => {
    const { orderNumber, total, refused } = await shipped()
    await settle({ capture: refusing })

    expect(await checkBooks(shop.database.query)).toEqual([refused])
    expect((await shown(orderNumber)).at(-1)).toMatch(/capture .*: refused \(accountClosed\)$/)
    expect(await warned()).toEqual([
      { orderNumber, kind: 'capture', amount: total, reason: 'accountClosed' },
    ])
    const again = await desk({ deed: 'money', orderNumber })
    expect(again.ok).toBe(true)
    await settle()
    expect(await money(orderNumber)).toMatchObject({ captured: total, ledger: total })
    expect((await shown(orderNumber)).at(-1)).toMatch(/capture .*: done, asked 2 times$/)
    expect(await desk({ deed: 'money', orderNumber })).toEqual({
      ok: false,
      lines: [`No money of ${orderNumber} was refused.`],
    })
  })

  test('after something was to go back of it leaves the books whole', async () => {
    const { orderNumber, total } = await shipped()
    await desk({ deed: 'refund', orderNumber, amount: 10 })
    await settle({ capture: refusing })

    expect(await money(orderNumber)).toMatchObject({ captured: 0, refunded: 0, ledger: 0 })
    await desk({ deed: 'money', orderNumber })
    await settle()
    await settle()
    expect(await money(orderNumber)).toMatchObject({ captured: total, refunded: 10_00 })
  })

  test('can be dealt with otherwise', async () => {
    const { orderNumber } = await shipped()
    await settle({ capture: refusing })
    await desk({ deed: 'money', orderNumber, isDropped: true })
    await settle()

    expect(await money(orderNumber)).toMatchObject({ captured: 0 })
    expect((await shown(orderNumber)).at(-1)).toContain('dropped')
  })
})

describe('a refund that the provider refuses', () => {
  test('goes back when it is asked again', async () => {
    const { orderNumber, refused } = await shipped()
    await settle()
    await desk({ deed: 'refund', orderNumber, amount: 10 })
    await settle({ refund: refusing })

    expect(await checkBooks(shop.database.query)).toEqual([refused])
    expect(await money(orderNumber)).toMatchObject({ refunded: 0 })
    await desk({ deed: 'money', orderNumber })
    await settle()
    expect(await money(orderNumber)).toMatchObject({ refunded: 10_00 })
  })

  test('and has gone back otherwise is not given twice', async () => {
    const { orderNumber, total } = await shipped()
    await settle()
    await desk({ deed: 'refund', orderNumber, amount: 10 })
    await settle({ refund: refusing })
    await desk({ deed: 'refund', orderNumber })
    await settle()

    expect(await desk({ deed: 'money', orderNumber })).toEqual({
      ok: false,
      lines: [`${orderNumber} was refunded otherwise: more would go back than was taken.`],
    })
    await desk({ deed: 'money', orderNumber, isDropped: true })
    await settle()
    expect(await money(orderNumber)).toMatchObject({ refunded: total, ledger: 0 })
  })
})

describe('what a provider takes note of and cannot do afterwards', () => {
  test('is taken back out of the books, once, and is asked again under another key', async () => {
    const { orderNumber, total, refused } = await shipped()
    const keys: string[] = []
    const capture: PaymentProvider['capture'] = async ({ key }) => {
      keys.push(key)
      return { state: 'done' }
    }
    await settle({ capture })
    const [key = ''] = keys
    await told({ kind: 'captureFailed', key })
    await told({ kind: 'captureFailed', key })

    expect(await checkBooks(shop.database.query)).toEqual([refused])
    expect(await money(orderNumber)).toMatchObject({ captured: 0, ledger: 0 })
    expect(await warned()).toHaveLength(1)
    await desk({ deed: 'money', orderNumber })
    await settle({ capture })
    await told({ kind: 'captureFailed', key })
    expect(keys).toEqual([key, `${key}-again-2`])
    expect(await money(orderNumber)).toMatchObject({ captured: total, ledger: total })
  })

  test('a refund too', async () => {
    const { orderNumber, total } = await shipped()
    await settle()
    await desk({ deed: 'refund', orderNumber })
    const keys: string[] = []
    const refund: PaymentProvider['refund'] = async ({ key }) => {
      keys.push(key)
      return { state: 'done' }
    }
    await settle({ refund })
    expect(await money(orderNumber)).toMatchObject({ refunded: total, ledger: 0 })
    await told({ kind: 'refundFailed', key: keys[0] ?? '' })

    expect(await money(orderNumber)).toMatchObject({ refunded: 0, ledger: total })
    await desk({ deed: 'money', orderNumber })
    await settle()
    expect(await money(orderNumber)).toMatchObject({ refunded: total, ledger: 0 })
  })
})

test('what the provider does not let go of is not called let go of', async () => {
  const { orderNumber, refused } = await ordered()
  await desk({ deed: 'cancel', orderNumber })
  await settle({ void: refusing })

  expect(await money(orderNumber)).toMatchObject({ state: 'unvoided' })
  expect(await checkBooks(shop.database.query)).toEqual([refused])
  expect(await warned()).toMatchObject([{ orderNumber, kind: 'void', reason: 'accountClosed' }])
  await desk({ deed: 'money', orderNumber })
  await settle()
  expect(await money(orderNumber)).toMatchObject({ state: 'voided' })
  await told({ kind: 'voidFailed', key: `${orderNumber}-1-void-again-2` })
  expect(await money(orderNumber)).toMatchObject({ state: 'unvoided' })
  await desk({ deed: 'money', orderNumber, isDropped: true })
})
