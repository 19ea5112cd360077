import { amountOf, type Minor } from '@cairn/contract/fields/money'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import { returnSpend } from '../../accounts/yearly-spend-store.ts'
import { revokeEarnedPoints } from '../../loyalty/member-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emit } from '../../platform/jobs/outbox.ts'
import { refuseCommand } from '../order-command.ts'
import { type CommandRefusal } from '../order-command.ts'
import { changeOrder } from '../order-store.ts'
import type { Order } from '../order.ts'
import type { OrderDeps } from './instruments-flow.ts'
import { type OrderInstrument, refundByInstrument } from './instruments.ts'

type RefundableAmounts = {
  attemptKey: string | null
  captured: Minor
  /** Paid with gift cards, points and credit. */
  covered: Minor
  /** Paid in another shop, for an imported order. */
  imported: Minor
  refunds: number
  /** The number of captures and refunds that were requested. */
  movements: number
}

/** What can still be refunded. The order must be locked. */
export async function readRefundable(
  transaction: Transaction,
  orderId: string,
): Promise<RefundableAmounts> {
  const row = await rawQuery({
    attemptKey: 'text | null',
    captured: 'number',
    covered: 'number',
    imported: 'number',
    refunds: 'number',
    movements: 'number',
  })`
    select (select attempt_key from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised') as "attemptKey",
      coalesce((select greatest(0, captured_minor - refunded_minor) from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised'), 0) as captured,
      coalesce((select sum(amount_minor) from ledger_entries l where l.order_id = o.order_id
        and l.account in ('gift-cards', 'points', 'credit')), 0) as covered,
      case when o.cart_id is null then o.total_minor + coalesce((
        select sum(amount_minor) from ledger_entries l
        where l.order_id = o.order_id and l.account = 'by-hand'), 0) else 0 end as imported,
      (select count(distinct posting) from ledger_entries l where l.order_id = o.order_id)
        + (select count(*) from payment_movements m join payment_attempts a using (attempt_key)
           where a.order_id = o.order_id) as refunds,
      (select count(*) from payment_movements m join payment_attempts a using (attempt_key)
        where a.order_id = o.order_id) as movements
    from orders o where o.order_id = ${orderId}`.one(transaction)
  return row
}

/** Never refunds more than was paid. Captured money is refunded first, then gift cards, points and credit. */
export const refundOrder = (
  deps: OrderDeps,
  orderId: string,
  requested?: Minor,
): Promise<Result<Order, CommandRefusal>> =>
  changeOrder(deps.database, orderId, async (transaction, order) => {
    const refundable = await readRefundable(transaction, orderId)
    const maximum = refundable.captured + refundable.covered
    const amount = requested ?? maximum
    if (refundable.imported > 0) return refuseCommand(importedOrderMessage(order))
    if (amount <= 0 || amount > maximum) {
      return refuseCommand(`There are ${amountOf(maximum).toFixed(2)} left to refund.`)
    }
    return accept(await refund({ transaction, deps, order, refundable }, amount))
  })

const importedOrderMessage = ({ orderNumber }: Order) =>
  `${orderNumber} was paid in another shop: staff refund its returns by hand, once they are received.`

/** Refunds the amount, or what is left of it. */
export async function refundAtMost(
  { transaction, deps, order }: Omit<RefundContext, 'refundable'>,
  requested: Minor,
): Promise<Refund | undefined> {
  const refundable = await readRefundable(transaction, order.orderId)
  if (refundable.imported > 0) {
    const manual = Math.min(requested, refundable.imported)
    return manual > 0
      ? recordManualRefund({ transaction, deps, order, refundable }, manual)
      : undefined
  }
  const amount = Math.min(requested, refundable.captured + refundable.covered)
  return amount > 0 ? refund({ transaction, deps, order, refundable }, amount) : undefined
}

/** Refunds only gift cards, points and credit; captured money stays for the rest of the order. */
export async function refundCovered(
  { transaction, deps, order }: Omit<RefundContext, 'refundable'>,
  requested: Minor,
): Promise<void> {
  const refundable = await readRefundable(transaction, order.orderId)
  const amount = Math.min(requested, refundable.covered)
  if (amount > 0)
    await refund({ transaction, deps, order, refundable: { ...refundable, captured: 0 } }, amount)
}

type RefundContext = {
  transaction: Transaction
  deps: OrderDeps
  /** Locked. */
  order: Order
  refundable: RefundableAmounts
}

type Refund = { key: string; amount: Minor }

async function refund(
  { transaction, deps: { instruments }, order, refundable }: RefundContext,
  amount: Minor,
): Promise<Refund> {
  const { orderId, orderNumber } = order
  const throughProvider = Math.min(amount, refundable.captured)
  const key = `refund-${refundable.refunds + 1}`
  if (throughProvider > 0)
    await requestProviderRefund(transaction, { ...refundable, key, throughProvider })
  if (amount > throughProvider) {
    const initiallyCovered = order.instruments.reduce(
      (sum, instrument) => sum + instrument.amount,
      0,
    )
    const amounts = refundByInstrument(order.instruments, {
      before: initiallyCovered - refundable.covered,
      amount: amount - throughProvider,
    })
    await instruments.refund(transaction, { orderNumber, key, amounts })
    await postRefund(transaction, order, { key, amounts })
  }
  await returnSpend(transaction, { orderNumber, kind: 'terms' }, amount)
  await revokeEarnedPoints(transaction, {
    orderNumber,
    charged: refundable.captured - throughProvider,
  })
  await emit(transaction, 'order-refunded', { orderId, amount, refund: key })
  return { key, amount }
}

/** The shop cannot move money of an imported order: the refund is posted, and staff make it by hand. */
async function recordManualRefund(
  { transaction, order, refundable }: RefundContext,
  amount: Minor,
): Promise<Refund> {
  const key = `refund-${refundable.refunds + 1}`
  await postRefund(transaction, order, { key, amounts: [{ account: 'by-hand', amount }] })
  await emit(transaction, 'order-refunded', { orderId: order.orderId, amount, refund: key })
  return { key, amount }
}

async function requestProviderRefund(
  transaction: Transaction,
  { attemptKey, key, throughProvider }: RefundableAmounts & { key: string; throughProvider: Minor },
): Promise<void> {
  await sql`
    with movement as (
      insert into payment_movements (movement_key, attempt_key, kind, amount_minor)
      values (${`${attemptKey}-${key}`}, ${attemptKey}, 'refund', ${throughProvider})
      returning attempt_key, amount_minor)
    update payment_attempts a set refunded_minor = refunded_minor + m.amount_minor
    from movement m where a.attempt_key = m.attempt_key`.execute(transaction)
}

type RefundPosting = {
  key: string
  amounts: readonly { account: OrderInstrument['account'] | 'by-hand'; amount: Minor }[]
}

async function postRefund(
  transaction: Transaction,
  { orderId, currency }: Order,
  { key, amounts }: RefundPosting,
): Promise<void> {
  const entries = amounts.map(({ account, amount }) => ({ account, amount: -amount }))
  const totalRefunded = amounts.reduce((sum, { amount }) => sum + amount, 0)
  await sql`
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select ${orderId}::uuid, ${key}, account, sum(amount), ${currency}
    from jsonb_to_recordset(${JSON.stringify([...entries, { account: 'sales', amount: totalRefunded }])}::jsonb)
      as e (account text, amount bigint)
    group by account`.execute(transaction)
}
