import { minorOf } from '@cairn/contract/fields/money'
import type { Result } from '@cairn/contract/refusals/result'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { cancelOrder, cancelShipment } from './fulfilment/cancel-order-store.ts'
import { moveShipments } from './fulfilment/move-shipments-store.ts'
import { findInconsistencies } from './money/consistency-store.ts'
import { type OrderDeps, shopInstruments } from './money/instruments-flow.ts'
import { findMovements } from './money/payment-movements-store.ts'
import { refundOrder } from './money/refund-order-store.ts'
import { dropRefusedMovements, retryRefusedMovements } from './money/refused-movements-store.ts'
import {
  type CommandReport,
  consistencyReport,
  movementLine,
  orderLines,
  returnLines,
  summaryLine,
  withOpenReturns,
} from './order-command.ts'
import {
  findLatestOrders,
  findOpenReturns,
  findOrderByNumber,
  findOrderByReturn,
} from './order-store.ts'
import type { Order } from './order.ts'
import { receiveReturn, receiveUnannounced } from './returns/receive-return-store.ts'

const orderNumberField = z.string()
const pieces = z.array(z.object({ sku: z.string(), quantity: z.int().positive() })).min(1)

/** What staff can ask for with `npm run orders`. */
export const orderCommand = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['list', 'returns']), count: z.int().min(1).max(1_000) }),
  z.object({ action: z.literal('check') }),
  z.object({ action: z.literal('show'), orderNumber: orderNumberField }),
  z.object({
    action: z.literal('cancel'),
    orderNumber: orderNumberField,
    shipmentId: z.string().optional(),
  }),
  z.object({
    action: z.literal('move'),
    orderNumber: orderNumberField,
    to: z.enum(['Processing', 'Shipped', 'ReadyForPickup', 'Delivered']),
    shipmentId: z.string().optional(),
    skus: z.array(z.string()).optional(),
    trackingNumber: z.string().max(80).optional(),
    trackingUrl: z.url({ protocol: /^https$/ }).optional(),
  }),
  z.object({
    action: z.literal('money'),
    orderNumber: orderNumberField,
    isDropped: z.boolean().optional(),
  }),
  z.object({
    action: z.literal('refund'),
    orderNumber: orderNumberField,
    amount: z.number().positive().multipleOf(0.01).optional(),
  }),
  z.object({ action: z.literal('return'), orderNumber: orderNumberField, pieces }),
  z.object({ action: z.literal('receive'), returnNumber: z.string(), pieces: pieces.optional() }),
])
export type OrderCommand = z.infer<typeof orderCommand>

export const commandReport = z.object({ ok: z.boolean(), lines: z.array(z.string()) })

export async function runOrderCommand(
  database: Database,
  command: OrderCommand,
): Promise<CommandReport> {
  switch (command.action) {
    case 'check':
      return consistencyReport(await findInconsistencies(database))
    case 'list': {
      const orders = await findLatestOrders(database, command.count)
      return { ok: true, lines: orders.map(summaryLine) }
    }
    case 'returns': {
      const orders = await findOpenReturns(database, command.count)
      return { ok: true, lines: orders.map(withOpenReturns).flatMap(returnLines) }
    }
    default:
      return runOnOrder(database, command)
  }
}

type SingleOrderCommand = Exclude<OrderCommand, { action: 'list' | 'returns' | 'check' }>

async function runOnOrder(database: Database, command: SingleOrderCommand): Promise<CommandReport> {
  const order = await findCommandOrder(database, command)
  if (!order) return { ok: false, lines: [`${numberIn(command)}: there is no such order.`] }
  if (command.action === 'show') {
    const movements = await findMovements(database, order.orderId)
    return {
      ok: true,
      lines: [...orderLines(order), ...movements.map((movement) => movementLine(movement, order))],
    }
  }
  const deps = { database, instruments: shopInstruments }
  return changeReport(order, await changeOrderBy(deps, order, command))
}

const findCommandOrder = (database: Database, command: SingleOrderCommand) =>
  command.action === 'receive'
    ? findOrderByReturn(database, command.returnNumber)
    : findOrderByNumber(database, command.orderNumber)

const numberIn = (command: SingleOrderCommand) =>
  command.action === 'receive' ? command.returnNumber : command.orderNumber

function changeOrderBy(
  deps: OrderDeps,
  { orderId }: Order,
  command: Exclude<SingleOrderCommand, { action: 'show' }>,
): Promise<Result<Order, object>> {
  switch (command.action) {
    case 'cancel':
      return command.shipmentId === undefined
        ? cancelOrder(deps, orderId)
        : cancelShipment(deps, orderId, command.shipmentId)
    case 'move':
      return moveShipments(deps, orderId, command)
    case 'refund':
      return refundOrder(
        deps,
        orderId,
        command.amount === undefined ? undefined : minorOf(command.amount),
      )
    case 'money':
      return command.isDropped
        ? dropRefusedMovements(deps.database, orderId)
        : retryRefusedMovements(deps.database, orderId)
    case 'return':
      return receiveUnannounced(deps, orderId, command.pieces)
    case 'receive':
      return receiveReturn(deps, orderId, command)
  }
}

function changeReport({ orderNumber }: Order, result: Result<Order, object>): CommandReport {
  if (result.ok) return { ok: true, lines: orderLines(result.value) }
  const { refusal } = result
  const message =
    'message' in refusal ? String(refusal.message) : `${orderNumber} cannot be cancelled any more.`
  return { ok: false, lines: [message] }
}
