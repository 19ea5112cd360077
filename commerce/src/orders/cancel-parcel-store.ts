import { accept, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import { giveBackSpend } from '../accounts/yearly-spend-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { cannot, changeOrder, type NotPossible } from './change-order-store.ts'
import { endOrder } from './end-order-store.ts'
import { type GivenBack, givingBackFreed } from './give-stock-back-store.ts'
import type { KnownOrder, KnownShipment } from './known-order.ts'
import { orderChanged } from './order-events-store.ts'
import { mayBecome } from './order-states.ts'
import { leftToRefund, refundAtMost, refundCovered } from './refund-order-store.ts'
import type { KnownMovement } from './refused-money-store.ts'
import type { Books } from './settle-order-store.ts'
import { stockTurned } from './stock-events-store.ts'

/** What cannot be sent, or was never collected, ends alone; the rest of the order goes on. */
export const cancelParcel = (
  books: Books,
  orderId: string,
  shipmentId: string,
): Promise<Result<KnownOrder, NotPossible>> =>
  changeOrder(books.database, orderId, async (transaction, order) => {
    const parcel = order.shipments.find((each) => each.shipmentId === shipmentId)
    const no = whyNot(order, parcel)
    if (!parcel || no !== undefined) return cannot(no ?? '')
    const asked = await askedFor(transaction, order, parcel)
    if (asked.charge === 'refused') {
      return cannot(`The money for ${shipmentId} was refused: ask for it again, or drop it.`)
    }
    const { charges } = await leftToRefund(transaction, orderId)
    if (isAllThatIsLeft(order, parcel) && charges === 0) {
      await endOrder({ transaction, books, order })
      return accept(undefined)
    }
    await freeParcel(transaction, order, parcel)
    if (asked.charge === 'asked' || asked.charge === 'done') {
      await refundAtMost({ transaction, books, order }, asked.share + asked.covered)
    } else {
      await letGoOf(transaction, order, parcel)
      await giveBackSpend(
        transaction,
        { orderNumber: order.orderNumber, kind: 'terms' },
        asked.share,
      )
      await refundCovered({ transaction, books, order }, asked.covered)
    }
    if (isAllThatIsLeft(order, parcel)) {
      await giveBackSpend(transaction, { orderNumber: order.orderNumber, kind: 'terms' })
    }
    await emit(transaction, orderChanged, { orderId, to: 'Cancelled', shipmentIds: [shipmentId] })
    return accept(undefined)
  })

function whyNot(
  { orderNumber, state, isFromElsewhere, lines }: KnownOrder,
  parcel: KnownShipment | undefined,
): string | undefined {
  if (!parcel) return `${orderNumber} has no such parcel.`
  if (state !== 'placed') return `${orderNumber} is not paid for.`
  const { shipmentId, status } = parcel
  if (isFromElsewhere) return `${orderNumber} was paid for elsewhere: end it there.`
  if (!mayBecome(status, 'Cancelled'))
    return `${shipmentId} is ${status}: what has left comes back as a return.`
  return lines.some((line) => line.shipmentId === shipmentId && line.announced + line.returned > 0)
    ? `Something of ${shipmentId} is on its way back.`
    : undefined
}

const isAllThatIsLeft = ({ shipments }: KnownOrder, { shipmentId }: KnownShipment) =>
  shipments.every((each) => each.shipmentId === shipmentId || each.status === 'Cancelled')

type Asked = { share: number; covered: number; charge: KnownMovement['state'] | null }

/** Its part of what the provider is asked for, and of what cards, points and credit have paid. */
async function askedFor(
  transaction: Transaction,
  { orderId, lines, instruments }: KnownOrder,
  { shipmentId }: KnownShipment,
): Promise<Asked> {
  const { rows } = await sql<Omit<Asked, 'covered'> & { asked: number }>`
    select s.share_minor as share, o.asked_minor as asked,
      (select m.state from payment_movements m join payment_attempts a using (attempt_key)
        where a.order_id = o.order_id and m.kind = 'capture'
          and m.movement_key = a.attempt_key || '-capture-' || s.shipment_id) as charge
    from orders o join order_shipments s using (order_id)
    where o.order_id = ${orderId} and s.shipment_id = ${shipmentId}`.execute(transaction)
  const [row] = rows
  if (!row) throw new Error(`there is no parcel ${shipmentId}`)
  const paid = (some: typeof lines) => some.reduce((sum, line) => sum + line.paid, 0)
  const part =
    row.asked > 0
      ? row.share / row.asked
      : paid(lines.filter((line) => line.shipmentId === shipmentId)) / Math.max(1, paid(lines))
  const all = instruments.reduce((sum, { amount }) => sum + amount, 0)
  return { ...row, covered: Math.floor(all * part) }
}

/** Nothing is charged for it any more; the hold on the card lapses with what is left of it. */
async function letGoOf(
  transaction: Transaction,
  { orderId }: KnownOrder,
  { shipmentId }: KnownShipment,
): Promise<void> {
  await sql`
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select o.order_id, 'cancelled ' || s.shipment_id, entry.account, entry.amount, o.currency
    from orders o join order_shipments s using (order_id)
    cross join lateral (values ('sales', s.share_minor), ('owed', -s.share_minor),
      ('authorised', -s.share_minor), ('promised', s.share_minor)) as entry (account, amount)
    where o.order_id = ${orderId} and s.shipment_id = ${shipmentId} and s.share_minor > 0`.execute(
    transaction,
  )
}

/** Its pieces are where they were taken from. */
async function freeParcel(
  transaction: Transaction,
  { orderId, lines }: KnownOrder,
  { shipmentId, shippingMethod, storeId }: KnownShipment,
): Promise<void> {
  const place = shippingMethod === 'pickup' ? (storeId ?? '') : ''
  const rows = lines
    .filter((line) => line.shipmentId === shipmentId)
    .map(({ sku, quantity }) => ({ sku, quantity, place }))
  const { rows: found } = await sql<GivenBack>`
    with back as materialized (
      select sku, place, sum(quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as b (sku text, quantity integer, place text)
      group by sku, place
    ), cancelled as (
      update order_shipments set status = 'Cancelled', changed_at = now()
      where order_id = ${orderId} and shipment_id = ${shipmentId}
    ), freed as materialized (
      select h.place, h.sku, least(back.quantity, h.quantity - h.freed)::integer as quantity
      from stock_holds h join back on back.sku = h.sku and back.place = h.place
      where h.order_id = ${orderId}
    ), holds as (
      update stock_holds h set freed = h.freed + freed.quantity from freed
      where h.order_id = ${orderId} and h.place = freed.place and h.sku = freed.sku
    ), ${givingBackFreed}`.execute(transaction)
  const skus = found[0]?.refilled ?? []
  if (skus.length > 0) await emit(transaction, stockTurned, { skus })
}
