import type { FlashMessage } from '@cairn/contract/cart/cart'
import { amountOf, type Minor } from '@cairn/contract/fields/money'
import type {
  Order as WireOrder,
  OrderPayment,
  OrderReturn as WireReturn,
  OrderSummary,
} from '@cairn/contract/orders/order'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import type { PaymentWindowKind } from '@cairn/contract/payments/payment'
import { priceAnswer, totalsAnswer } from '../cart/answers/amounts-answer.ts'
import { calloutAnswer } from '../promotions/callouts.ts'
import { refundByInstrument } from './money/instruments.ts'
import { isCancellable, overallStatus } from './order-states.ts'
import type { Order, OrderLine, OrderReturn } from './order.ts'
import { isReturnable, returnableQuantity } from './returns/returns.ts'

/** Converts an order for the wire, where amounts are decimals. */
export function orderAnswer(order: Order, st: string): WireOrder {
  const { snapshot, shipments, lines, total, totals } = order
  return {
    orderNumber: order.orderNumber,
    st,
    status: overallStatus(shipments.map(({ status }) => status)),
    orderedAt: order.orderedAt,
    email: order.email,
    currency: order.currency,
    items: lines.map((line) => itemAnswer(line, order)),
    shipments: shipments.map(({ changedDaysAgo: _ago, ...shipment }) => shipment),
    totals: totalsAnswer({ ...totals, total, remainingToPay: 0 }),
    promoSummary: snapshot.promotions
      .filter(({ callout }) => callout.state === 'earned')
      .map(calloutAnswer),
    shippingAddress: snapshot.shippingAddress,
    billingAddress: snapshot.billingAddress,
    paymentMethod: paymentsOf(order),
    flash: flashOf(order),
    isCancellable: isCancellable(order),
    isReturnable: isReturnable(order),
    returns: order.returns.map(returnAnswer),
  }
}

const itemAnswer = (line: OrderLine, order: Order): WireOrder['items'][number] => ({
  ...line.item,
  // An erased shopper's gift cards have none any more.
  giftOption: line.item.giftOption ?? null,
  itemId: line.lineId,
  id: line.lineId,
  sku: line.sku,
  qty: line.quantity,
  price: priceAnswer(line.price, order.currency),
  taxTotal: amountOf(line.price.tax),
  shipmentId: line.shipmentId,
  productPromotions: order.snapshot.promotions
    .filter(({ lines }) => lines.includes(line.lineId))
    .map(calloutAnswer),
  returnableQty: returnableQuantity(order, line),
})

export const returnStatus = {
  announced: 'Announced',
  received: 'Received',
  withdrawn: 'Withdrawn',
} as const satisfies Record<OrderReturn['state'], string>

const returnAnswer = ({ state, refunded, pieces, ...rest }: OrderReturn): WireReturn => ({
  ...rest,
  status: returnStatus[state],
  items: pieces.map(({ lineId, quantity, receivedQuantity, reason }) => ({
    itemId: lineId,
    qty: quantity,
    receivedQty: receivedQuantity,
    reason,
  })),
  refunded: state === 'received' ? amountOf(refunded) : null,
})

export const summaryAnswer = ({ shipments, lines, ...order }: Order): OrderSummary => ({
  orderNumber: order.orderNumber,
  status: overallStatus(shipments.map(({ status }) => status)),
  orderedAt: order.orderedAt,
  currency: order.currency,
  total: amountOf(order.total),
  totalUnits: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  images: lines.map(({ item }) => ({ src: item.productImageURL, alt: item.name })),
})

const methodCodes: Record<PaymentWindowKind, PaymentMethodId> = {
  card: 'CREDIT_CARD',
  wallet: 'WALLET',
  payLater: 'KLARNA',
}

const paymentsOf = (order: Order): WireOrder['paymentMethod'] =>
  paymentPartsOf(order).map(({ amount, notCharged, refunded, ...part }) => ({
    ...part,
    amount: amountOf(amount),
    notCharged: amountOf(notCharged),
    refunded: amountOf(refunded),
  }))

type PaymentAmounts = 'amount' | 'notCharged' | 'refunded'
export type PaymentPart = Omit<OrderPayment, PaymentAmounts> & Record<PaymentAmounts, Minor>

/** Each means of payment with its amounts. */
export function paymentPartsOf({
  payment,
  instruments,
  refundedToInstruments,
}: Pick<Order, 'payment' | 'instruments' | 'refundedToInstruments'>): PaymentPart[] {
  const refunds = refundByInstrument(instruments, { before: 0, amount: refundedToInstruments })
  const others = instruments.map(({ id, code, amount, maskedCode }) => ({
    code,
    amount,
    notCharged: 0,
    refunded: refunds.find((refund) => refund.id === id)?.amount ?? 0,
    card: null,
    maskedCode,
  }))
  if (!payment) return others
  const { kind, amount, notCharged, refunded, brand, last4 } = payment
  const card = brand !== null && last4 !== null ? { brand, last4 } : null
  const part = { code: methodCodes[kind], amount, notCharged, refunded, card, maskedCode: null }
  return [...others, part]
}

/** A payment that the provider has not decided waits like a challenge. */
export const openOrderAnswer = ({ state, payment }: Order) =>
  state === 'placed' || state === 'failed'
    ? { state, secondsLeft: 0 }
    : { state: 'waiting' as const, secondsLeft: payment?.challengeSecondsLeft ?? 0 }

/** Tells the shopper to complete the challenge of their bank. */
const flashOf = ({ state, payment }: Order): FlashMessage[] =>
  state === 'challenged' && payment?.challenge
    ? [
        {
          type: 'PaymentNotAuthorized',
          details: { ...payment.challenge, secondsLeft: payment.challengeSecondsLeft },
        },
      ]
    : []
