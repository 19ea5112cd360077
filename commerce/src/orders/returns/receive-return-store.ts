import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { emit } from '../../platform/jobs/outbox.ts'
import { stockLocationOf } from '../../shipping/stock-location.ts'
import { restockedKinds, returnReleasedStock } from '../fulfilment/release-stock-store.ts'
import type { OrderDeps } from '../money/instruments-flow.ts'
import { refundAtMost } from '../money/refund-order-store.ts'
import { type CommandRefusal, refuseCommand } from '../order-command.ts'
import { changeOrder } from '../order-store.ts'
import type { Order } from '../order.ts'
import { closeReturn, recordReceived } from './returns-store.ts'
import {
  type ReceivedLine,
  unannouncedLines,
  announcedLines,
  type ReturnedPieces,
  paidAmountOf,
} from './returns.ts'

type ReceiptResult = Promise<Result<Order, CommandRefusal>>

/** Restocks and refunds pieces that came back without a return. */
export const receiveUnannounced = (
  deps: OrderDeps,
  orderId: string,
  pieces: readonly ReturnedPieces[],
): ReceiptResult =>
  changeOrder(deps.database, orderId, async (transaction, order) => {
    const result = unannouncedLines(order, pieces)
    if (!result.ok) return result
    await restock(transaction, order, result.value)
    await refundAtMost({ transaction, deps, order }, paidAmountOf(result.value))
    return accept(undefined)
  })

type ReturnReceipt = {
  returnNumber: string
  /** By default all that was announced. */
  pieces?: readonly ReturnedPieces[] | undefined
}

/** Restocks and refunds the pieces of a return. Pieces that did not come back can be announced again. */
export const receiveReturn = (
  deps: OrderDeps,
  orderId: string,
  { returnNumber, pieces }: ReturnReceipt,
): ReceiptResult =>
  changeOrder(deps.database, orderId, async (transaction, order) => {
    const announcedReturn = order.returns.find(
      (orderReturn) => orderReturn.returnNumber === returnNumber,
    )
    if (!announcedReturn) return refuseCommand(`There is no return ${returnNumber}.`)
    if (announcedReturn.state !== 'announced') {
      return refuseCommand(`${returnNumber} has been ${announcedReturn.state}.`)
    }
    const result = announcedLines(order, announcedReturn, pieces)
    if (!result.ok) return result
    await closeReturn(transaction, announcedReturn, { orderId, state: 'received' })
    await restock(transaction, order, result.value)
    const refund = await refundAtMost({ transaction, deps, order }, paidAmountOf(result.value))
    await recordReceived(transaction, {
      returnNumber,
      refund,
      lines: result.value.map(({ line: { lineId }, quantity }) => ({ lineId, quantity })),
    })
    return accept(undefined)
  })

/** Returns the stock to the warehouse or the store that it was taken from. */
async function restock(
  transaction: Transaction,
  { orderId, shipments }: Order,
  receivedLines: readonly ReceivedLine[],
): Promise<void> {
  const locationOf = (shipmentId: string) => {
    const shipment = shipments.find((candidate) => candidate.shipmentId === shipmentId)
    return shipment ? stockLocationOf(shipment) : ''
  }
  const rows = receivedLines.map(({ line: { lineId, sku, shipmentId }, quantity }) => ({
    lineId,
    sku,
    quantity,
    location: locationOf(shipmentId),
  }))
  const { skus } = await rawQuery(restockedKinds)`
    with received as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as b ("lineId" uuid, sku text, quantity integer, location text)
    ), marked as (
      update order_lines l set returned_quantity = returned_quantity + received.quantity from received
      where l.order_id = ${orderId} and l.line_id = received."lineId"
    ), released as materialized (
      select h.location, h.sku, least(sum(received.quantity), h.quantity - h.released_quantity)::integer as quantity
      from stock_holds h join received on received.sku = h.sku and received.location = h.location
      where h.order_id = ${orderId}
      group by h.location, h.sku, h.quantity, h.released_quantity
    ), holds as (
      update stock_holds h set released_quantity = h.released_quantity + released.quantity
      from released
      where h.order_id = ${orderId} and h.location = released.location and h.sku = released.sku
    ), ${returnReleasedStock}`.one(transaction)
  await sql`
    update order_shipments s set status = 'Returned', changed_at = now()
    where s.order_id = ${orderId} and s.status in ('Shipped', 'Delivered') and not exists (
      select from order_lines l where l.order_id = s.order_id and l.shipment_id = s.shipment_id
        and l.returned_quantity < l.quantity)`.execute(transaction)
  if (skus) await emit(transaction, 'availability-changed', { skus })
  await emit(transaction, 'order-changed', { orderId, to: 'Returned', shipmentIds: [] })
}
