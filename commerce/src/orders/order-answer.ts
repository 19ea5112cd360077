import { amountOf } from '@cairn/contract/money'
import type { FlashMessage } from '@cairn/contract/flash'
import type { Order, OrderSummary } from '@cairn/contract/order-entity'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import type { OrderReturn } from '@cairn/contract/return-entity'
import type { WindowKind } from '@cairn/contract/payment-entity'
import type { KnownOrder, KnownReturn } from './known-order.ts'
import { isCancellable, isReturnable, leftToReturn } from './after-sales.ts'
import { statusOf } from './order-states.ts'

/** An order as it crosses the wire. */
export function orderAnswer(order: KnownOrder, st: string): Order {
  const { papers, shipments, lines } = order
  return {
    orderNumber: order.orderNumber,
    st,
    status: statusOf(shipments.map(({ status }) => status)),
    orderedAt: order.orderedAt,
    email: order.email,
    currency: order.currency,
    items: lines.map((line) => ({
      ...line.item,
      shipmentId: line.shipmentId,
      returnableQty: leftToReturn(order, line),
    })),
    shipments: shipments.map(({ changedDaysAgo: _ago, ...shipment }) => shipment),
    ...papers,
    paymentMethod: paymentsOf(order),
    flash: flashOf(order),
    isCancellable: isCancellable(order),
    isReturnable: isReturnable(order),
    returns: order.returns.map(returnAnswer),
  }
}

const returnStatus = {
  announced: 'Announced',
  received: 'Received',
  withdrawn: 'Withdrawn',
} as const satisfies Record<KnownReturn['state'], string>

const returnAnswer = ({ state, refunded, pieces, ...made }: KnownReturn): OrderReturn => ({
  ...made,
  status: returnStatus[state],
  items: pieces.map(({ lineId, quantity, received, reason }) => ({
    itemId: lineId,
    qty: quantity,
    receivedQty: received,
    reason,
  })),
  refunded: state === 'received' ? amountOf(refunded) : null,
})

/** An order as the history lists it. */
export const summaryAnswer = ({ shipments, lines, ...order }: KnownOrder): OrderSummary => ({
  orderNumber: order.orderNumber,
  status: statusOf(shipments.map(({ status }) => status)),
  orderedAt: order.orderedAt,
  currency: order.currency,
  total: amountOf(order.total),
  totalUnits: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  images: lines.map(({ item }) => ({ src: item.productImageURL, alt: item.name })),
})

const codes: Record<WindowKind, PaymentMethodId> = {
  card: 'CREDIT_CARD',
  wallet: 'WALLET',
  payLater: 'KLARNA',
}

function paymentsOf({ payment, instruments }: KnownOrder): Order['paymentMethod'] {
  const others = instruments.map(({ code, amount, maskedCode }) => ({
    code,
    amount: amountOf(amount),
    card: null,
    maskedCode,
  }))
  if (!payment) return others
  const { kind, amount, brand, last4 } = payment
  const card = brand !== null && last4 !== null ? { brand, last4 } : null
  return [...others, { code: codes[kind], amount: amountOf(amount), card, maskedCode: null }]
}

/** The shopper has to prove who pays, before the order stands. */
const flashOf = ({ state, payment }: KnownOrder): FlashMessage[] =>
  state === 'challenged' && payment?.challenge
    ? [{ type: 'PaymentNotAuthorized', details: { ...payment.challenge } }]
    : []
