import type { OrderStatus } from '@cairn/contract/orders/order'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import { emit } from '../../platform/jobs/outbox.ts'
import type { OrderDeps } from '../money/instruments-flow.ts'
import { refuseCommand } from '../order-command.ts'
import { type CommandRefusal } from '../order-command.ts'
import { canBecome, hasStep } from '../order-states.ts'
import { changeOrder } from '../order-store.ts'
import { attemptKeyOf, type Order, type OrderShipment } from '../order.ts'

export type ShipmentMove = {
  to: Extract<OrderStatus, 'Processing' | 'Shipped' | 'ReadyForPickup' | 'Delivered'>
  /** By default all shipments that can reach the status. */
  shipmentId?: string | undefined
  /** Moves only these, in a shipment of their own. */
  skus?: readonly string[] | undefined
  trackingNumber?: string | undefined
  trackingUrl?: string | undefined
}

/** Moves shipments to a status. The money for a shipment is captured when it leaves. */
export const moveShipments = (
  { database }: OrderDeps,
  orderId: string,
  move: ShipmentMove,
): Promise<Result<Order, CommandRefusal>> =>
  changeOrder(database, orderId, async (transaction, order) => {
    if (order.state !== 'placed') return refuseCommand(`${order.orderNumber} is not paid for.`)
    const result = shipmentsToMove(order, move)
    if (!result.ok) return result
    const split = move.skus
      ? await splitShipments(transaction, order, { chosen: result.value, skus: move.skus })
      : result
    if (!split.ok) return split
    const moved = split.value
    await setStatus(transaction, order, { ...move, shipments: moved })
    if (move.to === 'Shipped' || move.to === 'Delivered')
      await captureShares(transaction, order, moved)
    const shipmentIds = moved.map(({ shipmentId }) => shipmentId)
    await emit(transaction, 'order-changed', { orderId, to: move.to, shipmentIds })
    return accept(undefined)
  })

/** The shipments that can reach the status, by their present status and shipping method. */
function shipmentsToMove(
  { orderNumber, shipments, lines }: Order,
  { to, shipmentId, skus = [] }: ShipmentMove,
): Result<OrderShipment[], CommandRefusal> {
  const requested = shipments.filter(
    (shipment) => shipmentId === undefined || shipment.shipmentId === shipmentId,
  )
  if (requested.length === 0) return refuseCommand(`${orderNumber} has no parcel ${shipmentId}.`)
  const movable = requested.filter(({ status }) => canBecome(status, to))
  if (movable.length === 0) return refuseCommand(`No shipment of ${orderNumber} can become ${to}.`)
  const matching = movable.filter(({ shippingMethod }) => hasStep(shippingMethod, to))
  if (matching.length === 0) {
    const methods = [...new Set(movable.map(({ shippingMethod }) => shippingMethod))].join(', ')
    return refuseCommand(
      `The remaining shipments of ${orderNumber} use ${methods} and cannot become ${to}.`,
    )
  }
  const chosenLines = lines.filter((line) =>
    matching.some((shipment) => shipment.shipmentId === line.shipmentId),
  )
  const missingSkus = skus.filter((sku) => !chosenLines.some((line) => line.sku === sku))
  return missingSkus.length > 0
    ? refuseCommand(
        `No parcel of ${orderNumber} that can become ${to} has ${missingSkus.join(', ')}.`,
      )
    : accept(matching)
}

type StatusChange = Pick<ShipmentMove, 'trackingNumber' | 'trackingUrl'> & {
  to: OrderStatus
  shipments: readonly Pick<OrderShipment, 'shipmentId'>[]
}

async function setStatus(
  transaction: Transaction,
  { orderId }: Order,
  { to, shipments, trackingNumber, trackingUrl }: StatusChange,
): Promise<void> {
  await transaction
    .updateTable('order_shipments')
    .set({
      status: to,
      changed_at: sql<Date>`now()`,
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
    })
    .where('order_id', '=', orderId)
    .where('shipment_id', '=', anyOf(shipments.map(({ shipmentId }) => shipmentId)))
    .execute()
}

/** What a new shipment has in common with the one it is split from. */
const keptColumns = sql.raw('order_id, position, shipping_method, store_id, status, expected_on')

/** The new shipment takes its part of what is to be captured along. A shipment that was charged stays whole. */
async function splitShipments(
  transaction: Transaction,
  order: Order,
  { chosen: chosenShipments, skus }: { chosen: readonly OrderShipment[]; skus: readonly string[] },
): Promise<Result<Pick<OrderShipment, 'shipmentId'>[], CommandRefusal>> {
  const { orderId, lines, shipments } = order
  const movedShipments: Pick<OrderShipment, 'shipmentId'>[] = []
  for (const { shipmentId } of chosenShipments) {
    const contents = lines.filter((line) => line.shipmentId === shipmentId)
    const linesToMove = contents.filter(({ sku }) => skus.includes(sku))
    if (linesToMove.length === 0) continue
    if (linesToMove.length === contents.length) {
      movedShipments.push({ shipmentId })
      continue
    }
    if (await isCharged(transaction, order, shipmentId)) {
      return refuseCommand(`${shipmentId} was charged as one parcel and cannot be divided.`)
    }
    const newShipmentId = `${shipmentId}-${shipments.length + movedShipments.length + 1}`
    const paidAmountOf = (selectedLines: typeof lines) =>
      selectedLines.reduce((sum, line) => sum + line.paidAmount, 0)
    const total = paidAmountOf(contents)
    // Whole numbers, because a quotient of floats can be a cent less than the part.
    const newShare =
      total === 0
        ? sql`0`
        : sql`share_minor * ${paidAmountOf(linesToMove)}::bigint / ${total}::bigint`
    await sql`
      with new_shipment as (
        insert into order_shipments (${keptColumns}, shipment_id, share_minor)
        select ${keptColumns}, ${newShipmentId}, ${newShare}
        from order_shipments where order_id = ${orderId} and shipment_id = ${shipmentId}
        returning share_minor
      ), left_over as (
        update order_shipments set share_minor = share_minor - (select share_minor from new_shipment)
        where order_id = ${orderId} and shipment_id = ${shipmentId}
      )
      update order_lines set shipment_id = ${newShipmentId}
      where order_id = ${orderId} and exists (select from new_shipment)
        and line_id = any(${linesToMove.map(({ lineId }) => lineId)}::uuid[])`.execute(transaction)
    movedShipments.push({ shipmentId: newShipmentId })
  }
  return accept(movedShipments)
}

/** Whether the capture of the shipment was requested, even if the provider refused it. */
async function isCharged(
  transaction: Transaction,
  { orderNumber }: Order,
  shipmentId: string,
): Promise<boolean> {
  const capture = await transaction
    .selectFrom('payment_movements')
    .select('movement_key')
    .where('movement_key', '=', `${attemptKeyOf(orderNumber)}-capture-${shipmentId}`)
    .executeTakeFirst()
  return capture !== undefined
}

/** Records the captures; they are made in the background after this transaction. */
async function captureShares(
  transaction: Transaction,
  { orderId }: Order,
  shipments: readonly Pick<OrderShipment, 'shipmentId'>[],
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
