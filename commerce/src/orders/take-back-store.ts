import { accept, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { type GivenBack, givingBackFreed } from './give-stock-back-store.ts'
import { cannot, changeOrder, type NotPossible } from './change-order-store.ts'
import type { KnownOrder } from './known-order.ts'
import { orderChanged } from './order-events-store.ts'
import { refundAtMost } from './refund-order-store.ts'
import { endReturn, noteReceived } from './returns-store.ts'
import { type Came, worthOf } from './returns.ts'
import { cameBack, cameOf, type ReturnedPieces } from './came-back.ts'
import type { Books } from './settle-order-store.ts'
import { stockTurned } from './stock-events-store.ts'

type TakenBack = Promise<Result<KnownOrder, NotPossible>>

/** What came back without a word is on the shelf again, and its money on its way. */
export const takeBack = (
  books: Books,
  orderId: string,
  pieces: readonly ReturnedPieces[],
): TakenBack =>
  changeOrder(books.database, orderId, async (transaction, order) => {
    const came = cameBack(order, pieces)
    if (!came.ok) return cannot(came.refusal)
    await restock(transaction, order, came.value)
    await refundAtMost({ transaction, books, order }, worthOf(came.value))
    return accept(undefined)
  })

type Receiving = {
  returnNumber: string
  /** None: all that was announced. */
  pieces?: readonly ReturnedPieces[] | undefined
}

/** What came of a return; what of it did not come may be announced anew. */
export const receiveReturn = (
  books: Books,
  orderId: string,
  { returnNumber, pieces }: Receiving,
): TakenBack =>
  changeOrder(books.database, orderId, async (transaction, order) => {
    const announced = order.returns.find((each) => each.returnNumber === returnNumber)
    if (!announced) return cannot(`There is no return ${returnNumber}.`)
    if (announced.state !== 'announced') {
      return cannot(`${returnNumber} has been ${announced.state}.`)
    }
    const came = cameOf(order, announced, pieces)
    if (!came.ok) return cannot(came.refusal)
    await endReturn(transaction, announced, { orderId, as: 'received' })
    await restock(transaction, order, came.value)
    const refund = await refundAtMost({ transaction, books, order }, worthOf(came.value))
    await noteReceived(transaction, {
      returnNumber,
      refund,
      came: came.value.map(({ line: { lineId }, quantity }) => ({ lineId, quantity })),
    })
    return accept(undefined)
  })

/** To where it was taken from. */
async function restock(
  transaction: Transaction,
  { orderId, shipments }: KnownOrder,
  came: readonly Came[],
): Promise<void> {
  const shelfOf = (shipmentId: string) => {
    const parcel = shipments.find((each) => each.shipmentId === shipmentId)
    return parcel?.shippingMethod === 'pickup' ? (parcel.storeId ?? '') : ''
  }
  const rows = came.map(({ line: { lineId, sku, shipmentId }, quantity }) => ({
    lineId,
    sku,
    quantity,
    place: shelfOf(shipmentId),
  }))
  const { rows: found } = await sql<GivenBack>`
    with back as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as b ("lineId" uuid, sku text, quantity integer, place text)
    ), marked as (
      update order_lines l set returned = returned + back.quantity from back
      where l.order_id = ${orderId} and l.line_id = back."lineId"
    ), freed as materialized (
      select h.place, h.sku, least(sum(back.quantity), h.quantity - h.freed)::integer as quantity
      from stock_holds h join back on back.sku = h.sku and back.place = h.place
      where h.order_id = ${orderId}
      group by h.place, h.sku, h.quantity, h.freed
    ), holds as (
      update stock_holds h set freed = h.freed + freed.quantity from freed
      where h.order_id = ${orderId} and h.place = freed.place and h.sku = freed.sku
    ), ${givingBackFreed}`.execute(transaction)
  await sql`
    update order_shipments s set status = 'Returned', changed_at = now()
    where s.order_id = ${orderId} and s.status in ('Shipped', 'Delivered') and not exists (
      select from order_lines l where l.order_id = s.order_id and l.shipment_id = s.shipment_id
        and l.returned < l.quantity)`.execute(transaction)
  const skus = found[0]?.refilled ?? []
  if (skus.length > 0) await emit(transaction, stockTurned, { skus })
  await emit(transaction, orderChanged, { orderId, to: 'Returned', shipmentIds: [] })
}
