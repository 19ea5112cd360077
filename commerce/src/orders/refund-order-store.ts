import type { Minor } from '@cairn/contract/money'
import { accept, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import { givingToWarehouse } from '../catalogue/take-stock-store.ts'
import { allOrNothing } from '../platform/database/all-or-nothing.ts'
import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { givingToShelves } from '../stores/take-stock-store.ts'
import { cannot } from './after-sales-store.ts'
import { findOrder } from './find-order-store.ts'
import type { Instrument } from './instruments.ts'
import type { KnownLine, KnownOrder } from './known-order.ts'
import { orderChanged, orderRefunded } from './order-events-store.ts'
import type { Books } from './settle-order-store.ts'

type NotPossible = { sentence: string }

type Left = { attemptKey: string | null; captured: Minor; covered: Minor; refunds: number }

/** What may still go back: through the provider, and to gift cards, points and credit. */
async function leftToRefund(transaction: Transaction, orderId: string): Promise<Left> {
  // Not in the statement that locks: one that waited there would see the books as they were before.
  await sql`select from orders where order_id = ${orderId} for update`.execute(transaction)
  const { rows } = await sql<Left>`
    select (select attempt_key from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised') as "attemptKey",
      coalesce((select captured_minor - refunded_minor from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised'), 0) as captured,
      coalesce((select sum(amount_minor) from ledger_entries l where l.order_id = o.order_id
        and l.account in ('gift-cards', 'points', 'credit')), 0) as covered,
      (select count(distinct posting) from ledger_entries l where l.order_id = o.order_id)
        + (select count(*) from payment_movements m join payment_attempts a using (attempt_key)
           where a.order_id = o.order_id) as refunds
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
  allOrNothing<KnownOrder, NotPossible>(books.database, async (transaction) => {
    const refunded = await refund(transaction, books, { orderId, wanted })
    if (!refunded.ok) return refunded
    return known(transaction, orderId)
  })

async function known(transaction: Transaction, orderId: string) {
  const order = await findOrder(transaction, orderId)
  return order ? accept(order) : cannot('There is no such order.')
}

type Refunding = { orderId: string; wanted: Minor | undefined }

async function refund(
  transaction: Transaction,
  { instruments }: Books,
  { orderId, wanted }: Refunding,
): Promise<Result<undefined, NotPossible>> {
  const left = await leftToRefund(transaction, orderId)
  const most = left.captured + left.covered
  const amount = wanted ?? most
  if (amount <= 0 || amount > most) {
    return cannot(`There are ${(most / 100).toFixed(2)} left to refund.`)
  }
  const order = await findOrder(transaction, orderId)
  if (!order) return cannot('There is no such order.')
  const throughProvider = Math.min(amount, left.captured)
  const key = `refund-${left.refunds + 1}`
  if (throughProvider > 0) await askToRefund(transaction, { ...left, key, throughProvider })
  if (amount > throughProvider) {
    const amounts = sharedOut(order, amount - throughProvider)
    const { orderNumber } = order
    await instruments.refund(transaction, { orderNumber, key, amounts })
    await postRefund(transaction, order, { key, amounts })
  }
  await emit(transaction, orderRefunded, { orderId, amount, refund: key })
  return accept(undefined)
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

type Part = Pick<Instrument, 'code' | 'account' | 'amount'>

/** The last that was taken goes back first. */
function sharedOut({ instruments }: KnownOrder, amount: Minor): Part[] {
  let left = amount
  return instruments.toReversed().flatMap((instrument) => {
    const part = Math.min(left, instrument.amount)
    left -= part
    return part > 0 ? [{ ...instrument, amount: part }] : []
  })
}

async function postRefund(
  transaction: Transaction,
  { orderId, currency }: KnownOrder,
  { key, amounts }: { key: string; amounts: readonly Part[] },
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

export type ReturnedPieces = { sku: string; quantity: number }

/** What came back is on the shelf again, and its money on its way. */
export const takeBack = (
  books: Books,
  orderId: string,
  pieces: readonly ReturnedPieces[],
): Promise<Result<KnownOrder, NotPossible>> =>
  allOrNothing<KnownOrder, NotPossible>(books.database, async (transaction) => {
    await leftToRefund(transaction, orderId)
    const order = await findOrder(transaction, orderId)
    if (!order) return cannot('There is no such order.')
    const back = linesBack(order, pieces)
    if (!back.ok) return back
    await restock(transaction, order, back.value)
    const wanted = back.value.reduce(
      (sum, { line, quantity }) => sum + Math.round((line.paid * quantity) / line.quantity),
      0,
    )
    if (wanted > 0) {
      const refunded = await refund(transaction, books, { orderId, wanted })
      if (!refunded.ok) return refunded
    }
    await emit(transaction, orderChanged, { orderId, to: 'Returned', shipmentIds: [] })
    return known(transaction, orderId)
  })

type Back = { line: KnownLine; quantity: number }

function linesBack(
  { lines, shipments, orderNumber }: KnownOrder,
  pieces: readonly ReturnedPieces[],
): Result<Back[], NotPossible> {
  const sent = new Set(
    shipments
      .filter(({ status }) => status === 'Shipped' || status === 'Delivered')
      .map(({ shipmentId }) => shipmentId),
  )
  const back: Back[] = []
  for (const { sku, quantity } of pieces) {
    const line = lines.find(
      (each) =>
        each.sku === sku && sent.has(each.shipmentId) && each.quantity - each.returned >= quantity,
    )
    if (!line) return cannot(`${orderNumber} has no ${quantity} × ${sku} that could come back.`)
    back.push({ line, quantity })
  }
  return accept(back)
}

async function restock(
  transaction: Transaction,
  { orderId }: KnownOrder,
  back: readonly Back[],
): Promise<void> {
  const rows = back.map(({ line: { lineId, sku }, quantity }) => ({ lineId, sku, quantity }))
  await sql`
    with back as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as b ("lineId" uuid, sku text, quantity integer)
    ), marked as (
      update order_lines l set returned = returned + back.quantity from back
      where l.order_id = ${orderId} and l.line_id = back."lineId"
      returning l.shipment_id
    ), freed as materialized (
      select h.place, h.sku, least(sum(back.quantity), h.quantity - h.freed)::integer as quantity
      from stock_holds h join back on back.sku = h.sku where h.order_id = ${orderId}
      group by h.place, h.sku, h.quantity, h.freed
    ), holds as (
      update stock_holds h set freed = h.freed + freed.quantity from freed
      where h.order_id = ${orderId} and h.place = freed.place and h.sku = freed.sku
    ), home as (
      ${givingToWarehouse(sql`(select sku, quantity from freed where place = '')`)}
    )
    ${givingToShelves(sql`(select * from freed where place <> '')`)}`.execute(transaction)
  await sql`
    update order_shipments s set status = 'Returned', changed_at = now()
    where s.order_id = ${orderId} and s.status in ('Shipped', 'Delivered') and not exists (
      select from order_lines l where l.order_id = s.order_id and l.shipment_id = s.shipment_id
        and l.returned < l.quantity)`.execute(transaction)
}
