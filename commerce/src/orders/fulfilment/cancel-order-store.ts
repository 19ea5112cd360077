import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import { returnSpend } from '../../accounts/yearly-spend-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emit } from '../../platform/jobs/outbox.ts'
import { releasePromotions } from '../../promotions/promotion-uses-store.ts'
import { fractionRoundedDown } from '../../promotions/proportions.ts'
import { stockLocationOf } from '../../shipping/stock-location.ts'
import type { OrderDeps } from '../money/instruments-flow.ts'
import { refundByInstrument } from '../money/instruments.ts'
import type { PaymentMovement } from '../money/payment-movement.ts'
import { readRefundable, refundAtMost, refundCovered } from '../money/refund-order-store.ts'
import { refuseCommand } from '../order-command.ts'
import { type CommandRefusal } from '../order-command.ts'
import { isCancellable, canBecome } from '../order-states.ts'
import { changeOrder } from '../order-store.ts'
import type { Order, OrderShipment } from '../order.ts'
import { releaseStock, restockedKinds, returnReleasedStock } from './release-stock-store.ts'

/**
 * Possible until the first shipment has left. Releases the authorisation and the stock. An order that is
 * cancelled already stays as it is.
 */
export const cancelOrder = (
  deps: OrderDeps,
  orderId: string,
): Promise<Result<Order, Refusal<'orderAlreadyShipped'>>> =>
  changeOrder(deps.database, orderId, async (transaction, order) => {
    if (order.shipments.every(({ status }) => status === 'Cancelled')) return accept(undefined)
    const { movements } = await readRefundable(transaction, orderId)
    if (!isCancellable(order) || movements > 0) return refuse('orderAlreadyShipped')
    await cancelWholeOrder({ transaction, deps, order })
    return accept(undefined)
  })

/** Cancels a shipment that cannot be sent or was never collected; the rest of the order goes on. */
export const cancelShipment = (
  deps: OrderDeps,
  orderId: string,
  shipmentId: string,
): Promise<Result<Order, CommandRefusal>> =>
  changeOrder(deps.database, orderId, async (transaction, order) => {
    const shipment = order.shipments.find((candidate) => candidate.shipmentId === shipmentId)
    const message = refusalMessage(order, shipment)
    if (!shipment || message !== undefined) return refuseCommand(message ?? '')
    const charge = await readShipmentCharge(transaction, order, shipment)
    if (charge.capture === 'refused') {
      return refuseCommand(`The money for ${shipmentId} was refused: request it again, or drop it.`)
    }
    const { movements } = await readRefundable(transaction, orderId)
    if (isLastShipment(order, shipment) && movements === 0) {
      await cancelWholeOrder({ transaction, deps, order })
      return accept(undefined)
    }
    await releaseShipmentStock(transaction, order, shipment)
    if (charge.capture === 'requested' || charge.capture === 'done') {
      await refundAtMost({ transaction, deps, order }, charge.share + charge.covered)
    } else {
      await releaseAuthorisation(transaction, order, shipment)
      await returnSpend(
        transaction,
        { orderNumber: order.orderNumber, kind: 'terms' },
        charge.share,
      )
      await refundCovered({ transaction, deps, order }, charge.covered)
    }
    if (isLastShipment(order, shipment)) {
      await returnSpend(transaction, { orderNumber: order.orderNumber, kind: 'terms' })
    }
    await emit(transaction, 'order-changed', {
      orderId,
      to: 'Cancelled',
      shipmentIds: [shipmentId],
    })
    return accept(undefined)
  })

function refusalMessage(
  { orderNumber, state, isImported, lines }: Order,
  shipment: OrderShipment | undefined,
): string | undefined {
  if (!shipment) return `${orderNumber} has no such parcel.`
  if (state !== 'placed') return `${orderNumber} is not paid for.`
  const { shipmentId, status } = shipment
  if (isImported) return `${orderNumber} was paid in another shop: cancel it there.`
  if (!canBecome(status, 'Cancelled'))
    return `${shipmentId} is ${status}: what has left comes back as a return.`
  return lines.some(
    (line) => line.shipmentId === shipmentId && line.announcedQuantity + line.returnedQuantity > 0,
  )
    ? `Something of ${shipmentId} is on its way back.`
    : undefined
}

const isLastShipment = ({ shipments }: Order, { shipmentId }: OrderShipment) =>
  shipments.every(
    (shipment) => shipment.shipmentId === shipmentId || shipment.status === 'Cancelled',
  )

type ShipmentCharge = { share: number; covered: number; capture: PaymentMovement['state'] | null }

/** The shipment's part of what the provider is charged, and of what gift cards, points and credit have paid. */
async function readShipmentCharge(
  transaction: Transaction,
  { orderId, lines, instruments }: Order,
  { shipmentId }: OrderShipment,
): Promise<ShipmentCharge> {
  const row = await rawQuery<Omit<ShipmentCharge, 'covered'> & { requested: number }>({
    capture: 'text | null',
    share: 'number',
    requested: 'number',
  })`
    select s.share_minor as share, o.requested_minor as requested,
      (select m.state from payment_movements m join payment_attempts a using (attempt_key)
        where a.order_id = o.order_id and m.kind = 'capture'
          and m.movement_key = a.attempt_key || '-capture-' || s.shipment_id) as capture
    from orders o join order_shipments s using (order_id)
    where o.order_id = ${orderId} and s.shipment_id = ${shipmentId}`.one(transaction)
  const paidAmountOf = (selectedLines: typeof lines) =>
    selectedLines.reduce((sum, line) => sum + line.paidAmount, 0)
  const part =
    row.requested > 0
      ? { of: row.share, per: row.requested }
      : {
          of: paidAmountOf(lines.filter((line) => line.shipmentId === shipmentId)),
          per: Math.max(1, paidAmountOf(lines)),
        }
  const coveredByInstruments = instruments.reduce((sum, { amount }) => sum + amount, 0)
  return { ...row, covered: fractionRoundedDown(coveredByInstruments, part) }
}

/** Posts that the shipment's part is not captured; the bank releases it when the authorisation lapses. */
async function releaseAuthorisation(
  transaction: Transaction,
  { orderId }: Order,
  { shipmentId }: OrderShipment,
): Promise<void> {
  await sql`
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select o.order_id, 'cancelled ' || s.shipment_id, entry.account, entry.amount, o.currency
    from orders o join order_shipments s using (order_id)
    cross join lateral (values ('sales', s.share_minor), ('receivable', -s.share_minor),
      ('authorised', -s.share_minor), ('authorised-contra', s.share_minor)) as entry (account, amount)
    where o.order_id = ${orderId} and s.shipment_id = ${shipmentId} and s.share_minor > 0`.execute(
    transaction,
  )
}

/** Returns the shipment's stock to the warehouse or the store that it was taken from. */
async function releaseShipmentStock(
  transaction: Transaction,
  { orderId, lines }: Order,
  shipment: OrderShipment,
): Promise<void> {
  const { shipmentId } = shipment
  const location = stockLocationOf(shipment)
  const rows = lines
    .filter((line) => line.shipmentId === shipmentId)
    .map(({ sku, quantity }) => ({ sku, quantity, location }))
  const { skus } = await rawQuery(restockedKinds)`
    with contents as materialized (
      select sku, location, sum(quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as b (sku text, quantity integer, location text)
      group by sku, location
    ), cancelled as (
      update order_shipments set status = 'Cancelled', changed_at = now()
      where order_id = ${orderId} and shipment_id = ${shipmentId}
    ), released as materialized (
      select h.location, h.sku, least(contents.quantity, h.quantity - h.released_quantity)::integer as quantity
      from stock_holds h join contents on contents.sku = h.sku and contents.location = h.location
      where h.order_id = ${orderId}
    ), holds as (
      update stock_holds h set released_quantity = h.released_quantity + released.quantity
      from released
      where h.order_id = ${orderId} and h.location = released.location and h.sku = released.sku
    ), ${returnReleasedStock}`.one(transaction)
  if (skus) await emit(transaction, 'availability-changed', { skus })
}
type Cancellation = { transaction: Transaction; deps: OrderDeps; order: Order }

/** The order must be locked, and nothing of it captured. */
export async function cancelWholeOrder({ transaction, deps, order }: Cancellation): Promise<void> {
  const { orderId, orderNumber } = order
  await transaction
    .updateTable('order_shipments')
    .set({ status: 'Cancelled', changed_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('status', '<>', 'Cancelled')
    .execute()
  const restockedSkus = await releaseStock(transaction, orderId)
  await releasePromotions(transaction, orderId)
  const { covered } = await readRefundable(transaction, orderId)
  const initiallyCovered = order.instruments.reduce((sum, { amount }) => sum + amount, 0)
  const amounts = refundByInstrument(order.instruments, {
    before: initiallyCovered - covered,
    amount: covered,
  })
  if (amounts.length > 0) {
    await deps.instruments.refund(transaction, { orderNumber, key: 'cancelled', amounts })
  }
  await returnSpend(transaction, { orderNumber, kind: 'terms' })
  // Refunds of single shipments are in the ledger already.
  await sql`
    with voiding as (
      update payment_attempts set state = 'voiding', checked_at = now()
      where order_id = ${orderId} and state = 'authorised'
    )
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select order_id, 'cancelled', account, -sum(amount_minor), currency from ledger_entries
    where order_id = ${orderId} group by order_id, account, currency
    having sum(amount_minor) <> 0`.execute(transaction)
  if (restockedSkus.length > 0)
    await emit(transaction, 'availability-changed', { skus: restockedSkus })
  await emit(transaction, 'order-changed', { orderId, to: 'Cancelled', shipmentIds: [] })
}
