import type { OrderShipment, OrderStatus } from '@cairn/contract/order-entity'
import type { Currency, Minor } from '@cairn/contract/money'
import type { ReturnReason } from '@cairn/contract/return-entity'
import type { WindowKind } from '@cairn/contract/payment-entity'
import type { OpensAs } from '../payments/provider.ts'
import type { Instrument } from './instruments.ts'
import type { NewLine, NewOrder, NewShipment, OrderPapers } from './new-order.ts'
import type { OrderState } from './order-states.ts'

export type KnownShipment = Pick<NewShipment, 'shipmentId' | 'shippingMethod' | 'storeId'> & {
  status: OrderStatus
  trackingNumber: string | null
  trackingUrl: string | null
  expectedOn: string | null
  /** Where it can be fetched, if somebody fetches it. */
  place: OrderShipment['place']
  /** How many days ago it came to this. */
  changedDaysAgo: number
}

export type KnownLine = Pick<NewLine, 'lineId' | 'shipmentId' | 'sku' | 'quantity' | 'item'> & {
  paid: Minor
  returned: number
  /** On its way back. */
  announced: number
}

export type KnownReturn = {
  returnNumber: string
  state: 'announced' | 'received' | 'withdrawn'
  announcedAt: string
  receivedAt: string | null
  refunded: Minor
  pieces: readonly {
    lineId: string
    quantity: number
    received: number
    reason: ReturnReason | null
  }[]
}

export type Challenge = { challengeUrl: string; sessionId: string; opensAs?: OpensAs }

export type KnownPayment = {
  kind: WindowKind
  amount: Minor
  brand: string | null
  last4: string | null
  challenge: Challenge | null
}

/** An order as it is kept. */
export type KnownOrder = {
  orderId: string
  orderNumber: string
  consumerId: string
  state: OrderState
  orderedAt: string
  email: string | null
  locale: string
  currency: Currency
  total: Minor
  papers: OrderPapers
  instruments: readonly Instrument[]
  payment: KnownPayment | null
  shipments: readonly KnownShipment[]
  lines: readonly KnownLine[]
  /** The newest first. */
  returns: readonly KnownReturn[]
  /** Placed and paid for before it came here. */
  isFromElsewhere: boolean
}

type Since = { state: OrderState; challenge?: Challenge }

/** What an order is known as that was written down a moment ago. */
export function knownFrom(
  order: NewOrder,
  { state, challenge }: Since,
  orderedAt: string,
): KnownOrder {
  const { payment, shipments, lines, asked } = order
  return {
    ...order,
    state,
    orderedAt,
    payment: payment && { ...payment, amount: asked, challenge: challenge ?? null },
    shipments: shipments.map(({ shipmentId, shippingMethod, storeId }) => ({
      shipmentId,
      shippingMethod,
      storeId,
      status: 'Created',
      trackingNumber: null,
      trackingUrl: null,
      expectedOn: null,
      place: null,
      changedDaysAgo: 0,
    })),
    lines: lines.map((line) => ({ ...line, returned: 0, announced: 0 })),
    returns: [],
    isFromElsewhere: false,
  }
}
