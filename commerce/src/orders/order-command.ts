import { amountOf } from '@cairn/contract/fields/money'
import type { PaymentMovement } from './money/payment-movement.ts'
import { overallStatus } from './order-states.ts'
import type { Order } from './order.ts'

/** What a command prints. */
export type CommandReport = { ok: boolean; lines: string[] }

/** Why a command was not run, for staff to read. */
export type CommandRefusal = { message: string }

export const refuseCommand = (message: string) => ({ ok: false as const, refusal: { message } })

export const consistencyReport = (problems: readonly string[]): CommandReport => ({
  ok: problems.length === 0,
  lines: problems.length === 0 ? ['Stock, money and orders agree.'] : [...problems],
})

const formatMoney = (minor: number, { currency }: Order) =>
  `${amountOf(minor).toFixed(2)} ${currency}`

export const summaryLine = (order: Order) =>
  [
    order.orderNumber,
    order.orderedAt.slice(0, 16),
    stateOf(order),
    formatMoney(order.total, order),
  ].join('  ')

const stateOf = ({ state, shipments }: Order) =>
  state === 'placed' ? overallStatus(shipments.map(({ status }) => status)) : state

export function orderLines(order: Order): string[] {
  const { payment, instruments, shipments, lines } = order
  return [
    summaryLine(order),
    ...(order.email === null ? [] : [`  for ${order.email}`]),
    ...instruments.map(({ code, amount }) => `  ${code} ${formatMoney(amount, order)}`),
    ...(payment ? [`  ${payment.kind} ${formatMoney(payment.amount, order)}`] : []),
    ...shipments.flatMap(({ shipmentId, status, trackingNumber }) => [
      `  ${shipmentId}: ${status}${trackingNumber === null ? '' : ` (${trackingNumber})`}`,
      ...lines
        .filter((line) => line.shipmentId === shipmentId)
        .map(
          ({ quantity, sku, item, returnedQuantity }) =>
            `    ${quantity} × ${sku} ${item.name}${returnedQuantity > 0 ? `, ${returnedQuantity} returned` : ''}`,
        ),
    ]),
    ...returnLines(order).map((line) => `  ${line}`),
  ]
}

export const returnLines = (order: Order): string[] =>
  order.returns.flatMap(({ returnNumber, state, announcedAt, refunded, pieces }) => [
    [
      returnNumber,
      announcedAt.slice(0, 16),
      order.orderNumber,
      state,
      ...(state === 'received' ? [refundNote(order, refunded)] : []),
    ].join('  '),
    ...pieces.map(({ lineId, quantity, receivedQuantity, reason }) => {
      const line = order.lines.find((candidate) => candidate.lineId === lineId)
      const reasonNote = reason === null ? '' : `, ${reason}`
      const receivedNote = state === 'received' ? `, ${receivedQuantity} received` : ''
      return `  ${quantity} × ${line?.sku ?? lineId}${reasonNote}${receivedNote}`
    }),
  ])

const refundNote = (order: Order, refunded: number) =>
  `${formatMoney(refunded, order)} refunded${order.isImported && refunded > 0 ? ', to be paid out by hand' : ''}`

export function movementLine(
  { kind, amount, state, reason, attempts }: PaymentMovement,
  order: Order,
): string {
  const reasonNote = reason === null ? '' : ` (${reason})`
  const attemptsNote = attempts > 1 ? `, requested ${attempts} times` : ''
  return `  ${kind} ${formatMoney(amount, order)}: ${state}${reasonNote}${attemptsNote}`
}

export const withOpenReturns = (order: Order): Order => ({
  ...order,
  returns: order.returns.filter(({ state }) => state === 'announced'),
})
