import type { Minor } from '@cairn/contract/money'
import { accept, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import { giveBackSpend } from '../accounts/yearly-spend-store.ts'
import { unearnPoints } from '../loyalty/earned-points-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { cannot, changeOrder, type NotPossible } from './change-order-store.ts'
import { type Instrument, partsToGiveBack } from './instruments.ts'
import type { KnownOrder } from './known-order.ts'
import { orderRefunded } from './order-events-store.ts'
import type { Books } from './settle-order-store.ts'

type Left = {
  attemptKey: string | null
  captured: Minor
  covered: Minor
  /** Of an order that was paid for elsewhere. */
  elsewhere: Minor
  refunds: number
  /** How often the provider was asked to move something of it. */
  charges: number
}

/** What may still go back of an order that is locked: through the provider, and to gift cards, points and credit. */
export async function leftToRefund(transaction: Transaction, orderId: string): Promise<Left> {
  const { rows } = await sql<Left>`
    select (select attempt_key from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised') as "attemptKey",
      coalesce((select greatest(0, captured_minor - refunded_minor) from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised'), 0) as captured,
      coalesce((select sum(amount_minor) from ledger_entries l where l.order_id = o.order_id
        and l.account in ('gift-cards', 'points', 'credit')), 0) as covered,
      case when o.cart_id is null then o.total_minor + coalesce((
        select sum(amount_minor) from ledger_entries l
        where l.order_id = o.order_id and l.account = 'by-hand'), 0) else 0 end as elsewhere,
      (select count(distinct posting) from ledger_entries l where l.order_id = o.order_id)
        + (select count(*) from payment_movements m join payment_attempts a using (attempt_key)
           where a.order_id = o.order_id) as refunds,
      (select count(*) from payment_movements m join payment_attempts a using (attempt_key)
        where a.order_id = o.order_id) as charges
    from orders o where o.order_id = ${orderId}`.execute(transaction)
  const [row] = rows
  if (!row) throw new Error(`there is no order ${orderId}`)
  return row
}

/** Never more than was taken; what was charged goes back first, then what was never money. */
export const refundOrder = (
  books: Books,
  orderId: string,
  wanted?: Minor,
): Promise<Result<KnownOrder, NotPossible>> =>
  changeOrder(books.database, orderId, async (transaction, order) => {
    const left = await leftToRefund(transaction, orderId)
    const most = left.captured + left.covered
    const amount = wanted ?? most
    if (left.elsewhere > 0) return cannot(paidElsewhere(order))
    if (amount <= 0 || amount > most) {
      return cannot(`There are ${(most / 100).toFixed(2)} left to refund.`)
    }
    return accept(await refund({ transaction, books, order, left }, amount))
  })

const paidElsewhere = ({ orderNumber }: KnownOrder) =>
  `${orderNumber} was paid for elsewhere: what comes back of it is given back by hand, once it is received.`

/** What goes back for something; less, where less is left. */
export async function refundAtMost(
  { transaction, books, order }: Omit<Refunding, 'left'>,
  wanted: Minor,
): Promise<Refund | undefined> {
  const left = await leftToRefund(transaction, order.orderId)
  if (left.elsewhere > 0) {
    const byHand = Math.min(wanted, left.elsewhere)
    return byHand > 0 ? giveByHand({ transaction, books, order, left }, byHand) : undefined
  }
  const amount = Math.min(wanted, left.captured + left.covered)
  return amount > 0 ? refund({ transaction, books, order, left }, amount) : undefined
}

/** What was never money goes back, and what was charged for the rest of the order stays. */
export async function refundCovered(
  { transaction, books, order }: Omit<Refunding, 'left'>,
  wanted: Minor,
): Promise<void> {
  const left = await leftToRefund(transaction, order.orderId)
  const amount = Math.min(wanted, left.covered)
  if (amount > 0)
    await refund({ transaction, books, order, left: { ...left, captured: 0 } }, amount)
}

type Refunding = {
  transaction: Transaction
  books: Books
  /** Nobody else changes it meanwhile. */
  order: KnownOrder
  left: Left
}

/** One of an order's refunds. */
type Refund = { key: string; amount: Minor }

async function refund(
  { transaction, books: { instruments }, order, left }: Refunding,
  amount: Minor,
): Promise<Refund> {
  const { orderId, orderNumber } = order
  const throughProvider = Math.min(amount, left.captured)
  const key = `refund-${left.refunds + 1}`
  if (throughProvider > 0) await askToRefund(transaction, { ...left, key, throughProvider })
  if (amount > throughProvider) {
    const all = order.instruments.reduce((sum, each) => sum + each.amount, 0)
    const amounts = partsToGiveBack(order.instruments, {
      before: all - left.covered,
      amount: amount - throughProvider,
    })
    await instruments.refund(transaction, { orderNumber, key, amounts })
    await postRefund(transaction, order, { key, amounts })
  }
  await giveBackSpend(transaction, { orderNumber, kind: 'terms' }, amount)
  await unearnPoints(transaction, { orderNumber, charged: left.captured - throughProvider })
  await emit(transaction, orderRefunded, { orderId, amount, refund: key })
  return { key, amount }
}

/** Nothing of ours moves it: it is noted, and whoever works on orders does it. */
async function giveByHand({ transaction, order, left }: Refunding, amount: Minor): Promise<Refund> {
  const key = `refund-${left.refunds + 1}`
  await postRefund(transaction, order, { key, amounts: [{ account: 'by-hand', amount }] })
  await emit(transaction, orderRefunded, { orderId: order.orderId, amount, refund: key })
  return { key, amount }
}

type Asked = Left & { key: string; throughProvider: Minor }

async function askToRefund(
  transaction: Transaction,
  { attemptKey, key, throughProvider }: Asked,
): Promise<void> {
  await sql`
    with movement as (
      insert into payment_movements (movement_key, attempt_key, kind, amount_minor)
      values (${`${attemptKey}-${key}`}, ${attemptKey}, 'refund', ${throughProvider})
      returning attempt_key, amount_minor)
    update payment_attempts a set refunded_minor = refunded_minor + m.amount_minor
    from movement m where a.attempt_key = m.attempt_key`.execute(transaction)
}

type Posting = {
  key: string
  amounts: readonly { account: Instrument['account'] | 'by-hand'; amount: Minor }[]
}

async function postRefund(
  transaction: Transaction,
  { orderId, currency }: KnownOrder,
  { key, amounts }: Posting,
): Promise<void> {
  const entries = amounts.map(({ account, amount }) => ({ account, amount: -amount }))
  const back = amounts.reduce((sum, { amount }) => sum + amount, 0)
  await sql`
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select ${orderId}::uuid, ${key}, account, sum(amount), ${currency}
    from jsonb_to_recordset(${JSON.stringify([...entries, { account: 'sales', amount: back }])}::jsonb)
      as e (account text, amount bigint)
    group by account`.execute(transaction)
}
