import type { OrderStatus } from '@cairn/contract/order-entity'
import { accept, refuse, type Refusal, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { isCancellable } from './after-sales.ts'
import { cannot, changeOrder, type NotPossible } from './change-order-store.ts'
import { endOrder } from './end-order-store.ts'
import type { KnownOrder, KnownShipment } from './known-order.ts'
import { orderChanged } from './order-events-store.ts'
import { mayBecome, passesThrough } from './order-states.ts'
import { leftToRefund } from './refund-order-store.ts'
import type { Books } from './settle-order-store.ts'

type Changed = Result<KnownOrder, NotPossible>

/** As long as nothing has left: the money is let go of, and everything is there again. */
export const cancelOrder = (
  books: Books,
  orderId: string,
): Promise<Result<KnownOrder, Refusal<'orderHasLeft'>>> =>
  changeOrder(books.database, orderId, async (transaction, order) => {
    const { charges } = await leftToRefund(transaction, orderId)
    if (!isCancellable(order) || charges > 0) return refuse('orderHasLeft')
    await endOrder({ transaction, books, order })
    return accept(undefined)
  })

export type Move = {
  to: Extract<OrderStatus, 'Processing' | 'Shipped' | 'ReadyForPickup' | 'Delivered'>
  /** Without a word, every parcel that can come to it. */
  shipmentId?: string | undefined
  /** Some of a parcel's things go ahead in a parcel of their own. */
  skus?: readonly string[] | undefined
  trackingNumber?: string | undefined
  trackingUrl?: string | undefined
}

/** A parcel goes on its way, and is charged when it leaves the house. */
export const moveShipments = ({ database }: Books, orderId: string, move: Move): Promise<Changed> =>
  changeOrder(database, orderId, async (transaction, order) => {
    if (order.state !== 'placed') return cannot(`${order.orderNumber} is not paid for.`)
    const chosen = parcelsFor(order, move)
    if (!chosen.ok) return cannot(chosen.refusal)
    const split = move.skus
      ? await splitOff(transaction, order, { chosen: chosen.value, skus: move.skus })
      : chosen.value
    await setStatus(transaction, order, { ...move, shipments: split })
    if (move.to === 'Shipped' || move.to === 'Delivered') await charge(transaction, order, split)
    const shipmentIds = split.map(({ shipmentId }) => shipmentId)
    await emit(transaction, orderChanged, { orderId, to: move.to, shipmentIds })
    return accept(undefined)
  })

/** Those that can come to it, by where they are and by how they travel. */
function parcelsFor(
  { orderNumber, shipments, lines }: KnownOrder,
  { to, shipmentId, skus = [] }: Move,
): Result<KnownShipment[], string> {
  const meant = shipments.filter(
    (each) => shipmentId === undefined || each.shipmentId === shipmentId,
  )
  if (meant.length === 0) return no(`${orderNumber} has no parcel ${shipmentId}.`)
  const able = meant.filter(({ status }) => mayBecome(status, to))
  if (able.length === 0) return no(`Nothing of ${orderNumber} can become ${to}.`)
  const chosen = able.filter(({ shippingMethod }) => passesThrough(shippingMethod, to))
  if (chosen.length === 0) {
    const ways = [...new Set(able.map(({ shippingMethod }) => shippingMethod))].join(', ')
    return no(`What is left of ${orderNumber} goes by ${ways}, and is never ${to}.`)
  }
  const inside = lines.filter((line) => chosen.some((each) => each.shipmentId === line.shipmentId))
  const missing = skus.filter((sku) => !inside.some((line) => line.sku === sku))
  return missing.length > 0
    ? no(`No parcel of ${orderNumber} that can become ${to} has ${missing.join(', ')}.`)
    : accept(chosen)
}

const no = (refusal: string) => ({ ok: false as const, refusal })

type Setting = Pick<Move, 'trackingNumber' | 'trackingUrl'> & {
  to: OrderStatus
  shipments: readonly Pick<KnownShipment, 'shipmentId'>[]
}

async function setStatus(
  transaction: Transaction,
  { orderId }: KnownOrder,
  { to, shipments, trackingNumber = undefined, trackingUrl = undefined }: Setting,
): Promise<void> {
  await sql`
    update order_shipments set status = ${to}, changed_at = now(),
      tracking_number = coalesce(${trackingNumber ?? null}, tracking_number),
      tracking_url = coalesce(${trackingUrl ?? null}, tracking_url)
    where order_id = ${orderId}
      and shipment_id = any(${shipments.map(({ shipmentId }) => shipmentId)})`.execute(transaction)
}

type Splitting = { chosen: readonly KnownShipment[]; skus: readonly string[] }

/** The parcel that goes ahead takes along its part of what is to be charged. */
async function splitOff(
  transaction: Transaction,
  { orderId, lines, shipments }: KnownOrder,
  { chosen, skus }: Splitting,
): Promise<Pick<KnownShipment, 'shipmentId'>[]> {
  const made: Pick<KnownShipment, 'shipmentId'>[] = []
  for (const { shipmentId } of chosen) {
    const inside = lines.filter((line) => line.shipmentId === shipmentId)
    const ahead = inside.filter(({ sku }) => skus.includes(sku))
    if (ahead.length === 0) continue
    if (ahead.length === inside.length) {
      made.push({ shipmentId })
      continue
    }
    const own = `${shipmentId}-${shipments.length + made.length + 1}`
    const paid = (some: typeof lines) => some.reduce((sum, line) => sum + line.paid, 0)
    const all = paid(inside)
    const part = all === 0 ? 0 : paid(ahead) / all
    await sql`
      with parcel as (
        insert into order_shipments (order_id, shipment_id, position, shipping_method, store_id,
          status, expected_on, share_minor)
        select order_id, ${own}, position, shipping_method, store_id, status, expected_on,
          floor(share_minor * ${part}::double precision)::bigint
        from order_shipments where order_id = ${orderId} and shipment_id = ${shipmentId}
        returning share_minor
      ), left_over as (
        update order_shipments set share_minor = share_minor - (select share_minor from parcel)
        where order_id = ${orderId} and shipment_id = ${shipmentId}
      )
      update order_lines set shipment_id = ${own}
      where order_id = ${orderId} and exists (select from parcel)
        and line_id = any(${ahead.map(({ lineId }) => lineId)}::uuid[])`.execute(transaction)
    made.push({ shipmentId: own })
  }
  return made
}

/** Written down now, and asked of the provider as soon as this holds. */
async function charge(
  transaction: Transaction,
  { orderId }: KnownOrder,
  shipments: readonly Pick<KnownShipment, 'shipmentId'>[],
): Promise<void> {
  await sql`
    with movement as (
      insert into payment_movements (movement_key, attempt_key, kind, amount_minor)
      select a.attempt_key || '-capture-' || s.shipment_id, a.attempt_key, 'capture', s.share_minor
      from order_shipments s
      join payment_attempts a on a.order_id = s.order_id and a.state = 'authorised'
      where s.order_id = ${orderId} and s.share_minor > 0
        and s.shipment_id = any(${shipments.map(({ shipmentId }) => shipmentId)})
      on conflict (movement_key) do nothing
      returning attempt_key, amount_minor)
    update payment_attempts a set captured_minor = captured_minor + m.amount
    from (select attempt_key, sum(amount_minor) as amount from movement group by attempt_key) m
    where a.attempt_key = m.attempt_key`.execute(transaction)
}
