import { minorOf } from '@cairn/contract/fields/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyPaymentEvent, settleUnsettledOrders } from '../../checkout/settle-payments-flow.ts'
import type {
  MovementResult,
  PaymentEvent,
  PaymentProvider,
} from '../../payments/providers/provider.ts'
import { expectConsistent } from '../../testing/expect-consistent.ts'
import { guestReadyToOrder, placeOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { type OrderCommand, runOrderCommand } from '../order-command-flow.ts'
import { orderJobs } from '../orders-jobs.ts'
import { findInconsistencies } from './consistency-store.ts'
import { shopInstruments } from './instruments-flow.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from outbox'))
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)
const showOrder = async (orderNumber: string) =>
  (await runCommand({ action: 'show', orderNumber })).lines

const refuseMovement = async (): Promise<MovementResult> => ({
  state: 'refused',
  reason: 'accountClosed',
})
const paymentDeps = (overrides: Partial<PaymentProvider> = {}) => ({
  database: shop.database.query,
  provider: { ...shop.provider, ...overrides },
  instruments: shopInstruments,
})
const settle = (overrides: Partial<PaymentProvider> = {}) =>
  settleUnsettledOrders(paymentDeps(overrides))

async function orderJackets() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket, qty: 2 })
  const { body } = await placeOrder(guest, basketId)
  const { orderNumber } = body
  const problem = `${orderNumber}: the provider refused a capture, refund or void, and staff have not resolved it.`
  return { orderNumber, total: minorOf(body.totals.total), refused: problem }
}

async function shipOrder() {
  const order = await orderJackets()
  await runCommand({ action: 'move', orderNumber: order.orderNumber, to: 'Shipped' })
  return order
}

const readPayment = async (orderNumber: string) => {
  const { rows } = await shop.database.run(
    `select a.state, captured_minor as captured, refunded_minor as refunded,
       (select coalesce(sum(amount_minor), 0)::integer from ledger_entries l
        where l.order_id = o.order_id and l.account = 'provider') as ledger
     from payment_attempts a join orders o using (order_id) where o.order_number = $1`,
    [orderNumber],
  )
  return rows[0] ?? {}
}

/** The warnings that the events in the outbox cause. */
async function readWarnings() {
  const warnings: object[] = []
  const { consumers } = orderJobs({ warn: (about) => void warnings.push(about) })
  const { rows } = await shop.database.run(`delete from outbox returning topic, payload`)
  for (const { topic, payload } of rows) {
    for (const { work } of consumers.filter(({ event }) => event === topic)) {
      if (topic === 'movement-refused') await work(shop.database.query, payload, job)
    }
  }
  return warnings
}
const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }

const sendEvent = (event: Pick<PaymentEvent, 'kind' | 'key'>) =>
  applyPaymentEvent(paymentDeps(), {
    id: 'event-1',
    orderNumber: '',
    reference: '',
    amount: 0,
    ...event,
  })

describe('a refused capture', () => {
  test('is logged, shown and found by the check, and captured when it is retried', async () => {
    const { orderNumber, total, refused: problem } = await shipOrder()
    await settle({ capture: refuseMovement })

    expect(await findInconsistencies(shop.database.query)).toEqual([problem])
    expect((await showOrder(orderNumber)).at(-1)).toMatch(/capture .*: refused \(accountClosed\)$/)
    expect(await readWarnings()).toEqual([
      { orderNumber, kind: 'capture', amount: total, reason: 'accountClosed' },
    ])
    const result = await runCommand({ action: 'money', orderNumber })
    expect(result.ok).toBe(true)
    await settle()
    expect(await readPayment(orderNumber)).toMatchObject({ captured: total, ledger: total })
    expect((await showOrder(orderNumber)).at(-1)).toMatch(/capture .*: done, requested 2 times$/)
    expect(await runCommand({ action: 'money', orderNumber })).toEqual({
      ok: false,
      lines: [`No money of ${orderNumber} was refused.`],
    })
  })

  test('leaves consistent sums if a refund was requested before', async () => {
    const { orderNumber, total } = await shipOrder()
    await runCommand({ action: 'refund', orderNumber, amount: 10 })
    await settle({ capture: refuseMovement })

    expect(await readPayment(orderNumber)).toMatchObject({ captured: 0, refunded: 0, ledger: 0 })
    await runCommand({ action: 'money', orderNumber })
    await settle()
    await settle()
    expect(await readPayment(orderNumber)).toMatchObject({ captured: total, refunded: 10_00 })
  })

  test('can be dropped', async () => {
    const { orderNumber } = await shipOrder()
    await settle({ capture: refuseMovement })
    await runCommand({ action: 'money', orderNumber, isDropped: true })
    await settle()

    expect(await readPayment(orderNumber)).toMatchObject({ captured: 0 })
    expect((await showOrder(orderNumber)).at(-1)).toContain('dropped')
  })
})

describe('a refused refund', () => {
  test('is made when it is retried', async () => {
    const { orderNumber, refused: problem } = await shipOrder()
    await settle()
    await runCommand({ action: 'refund', orderNumber, amount: 10 })
    await settle({ refund: refuseMovement })

    expect(await findInconsistencies(shop.database.query)).toEqual([problem])
    expect(await readPayment(orderNumber)).toMatchObject({ refunded: 0 })
    await runCommand({ action: 'money', orderNumber })
    await settle()
    expect(await readPayment(orderNumber)).toMatchObject({ refunded: 10_00 })
  })

  test('is not retried once the money was refunded in another way', async () => {
    const { orderNumber, total } = await shipOrder()
    await settle()
    await runCommand({ action: 'refund', orderNumber, amount: 10 })
    await settle({ refund: refuseMovement })
    await runCommand({ action: 'refund', orderNumber })
    await settle()

    expect(await runCommand({ action: 'money', orderNumber })).toEqual({
      ok: false,
      lines: [
        `${orderNumber} was refunded in another way: the refunds would exceed what was captured.`,
      ],
    })
    await runCommand({ action: 'money', orderNumber, isDropped: true })
    await settle()
    expect(await readPayment(orderNumber)).toMatchObject({ refunded: total, ledger: 0 })
  })
})

describe('a movement that the provider accepts and later reports as failed', () => {
  test('is reversed in the ledger once, and retried under another key', async () => {
    const { orderNumber, total, refused: problem } = await shipOrder()
    const keys: string[] = []
    const capture: PaymentProvider['capture'] = async ({ key }) => {
      keys.push(key)
      return { state: 'done' }
    }
    await settle({ capture })
    const [key = ''] = keys
    await sendEvent({ kind: 'captureFailed', key })
    await sendEvent({ kind: 'captureFailed', key })

    expect(await findInconsistencies(shop.database.query)).toEqual([problem])
    expect(await readPayment(orderNumber)).toMatchObject({ captured: 0, ledger: 0 })
    expect(await readWarnings()).toHaveLength(1)
    await runCommand({ action: 'money', orderNumber })
    await settle({ capture })
    await sendEvent({ kind: 'captureFailed', key })
    expect(keys).toEqual([key, `${key}-again-2`])
    expect(await readPayment(orderNumber)).toMatchObject({ captured: total, ledger: total })
  })

  test('is reversed if it is a refund', async () => {
    const { orderNumber, total } = await shipOrder()
    await settle()
    await runCommand({ action: 'refund', orderNumber })
    const keys: string[] = []
    const refund: PaymentProvider['refund'] = async ({ key }) => {
      keys.push(key)
      return { state: 'done' }
    }
    await settle({ refund })
    expect(await readPayment(orderNumber)).toMatchObject({ refunded: total, ledger: 0 })
    await sendEvent({ kind: 'refundFailed', key: keys[0] ?? '' })

    expect(await readPayment(orderNumber)).toMatchObject({ refunded: 0, ledger: total })
    await runCommand({ action: 'money', orderNumber })
    await settle()
    expect(await readPayment(orderNumber)).toMatchObject({ refunded: total, ledger: 0 })
  })
})

test('a void that the provider refuses marks the payment as void-refused', async () => {
  const { orderNumber, refused: problem } = await orderJackets()
  await runCommand({ action: 'cancel', orderNumber })
  await settle({ void: refuseMovement })

  expect(await readPayment(orderNumber)).toMatchObject({ state: 'void-refused' })
  expect(await findInconsistencies(shop.database.query)).toEqual([problem])
  expect(await readWarnings()).toMatchObject([
    { orderNumber, kind: 'void', reason: 'accountClosed' },
  ])
  await runCommand({ action: 'money', orderNumber })
  await settle()
  expect(await readPayment(orderNumber)).toMatchObject({ state: 'voided' })
  await sendEvent({ kind: 'voidFailed', key: `${orderNumber}-1-void-again-2` })
  expect(await readPayment(orderNumber)).toMatchObject({ state: 'void-refused' })
  await runCommand({ action: 'money', orderNumber, isDropped: true })
})
