import type { Address } from '@cairn/contract/address/address'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { Currency, Minor } from '@cairn/contract/fields/money'
import type {
  OrderItem,
  OrderShipment as WireShipment,
  OrderStatus,
  ReturnReason,
} from '@cairn/contract/orders/order'
import type { PaymentWindowKind } from '@cairn/contract/payments/payment'
import type { Locale } from '@cairn/contract/sites/sites'
import type { LinePrice, PriceTotals } from '../cart/pricing/price-cart.ts'
import type { TaxLine } from '../cart/pricing/taxes.ts'
import type { PaidCard, WindowPresentation } from '../payments/providers/provider.ts'
import type { Callout } from '../promotions/callouts.ts'
import type { OrderInstrument } from './money/instruments.ts'
import type { OrderState } from './order-states.ts'

export type OrderChannel = 'mobile-app' | 'e-commerce'

/** The sums of an order, in minor units. Its total is stored by itself. */
export type OrderTotals = Omit<PriceTotals, 'total'> & { appliedRewards: Minor }

/** The promotions and addresses as they were when the order was placed. */
export type OrderSnapshot = {
  /** With the ids of the lines that show them. */
  promotions: readonly Callout[]
  shippingAddress: Address | null
  billingAddress: Address | null
}

/** What was bought, as it was described when the order was placed. */
export type OrderedItem = Pick<
  OrderItem,
  | 'productId'
  | 'masterId'
  | 'masterId2'
  | 'name'
  | 'upc'
  | 'slug'
  | 'pageUrl'
  | 'pdpUrl'
  | 'productImageURL'
  | 'isDigitalProduct'
  | 'isCustoms'
  | 'badge'
  | 'eyebrow'
  | 'rating'
  | 'attributes'
  | 'bonus'
  | 'giftOption'
  | 'recipeId'
  | 'precreatedCustomsCode'
>

export type NewShipment = {
  shipmentId: string
  shippingMethod: ShippingMethodCode
  storeId: string | null
  share: Minor
  /** The last day on which it is expected. */
  expectedOn: string | null
}

export type NewLine = {
  lineId: string
  shipmentId: string
  sku: string
  quantity: number
  /** The final price with tax. */
  paidAmount: Minor
  price: LinePrice
  item: OrderedItem
}

/** Stock to take. The place is a store's id, or empty for the warehouse. */
export type StockHold = { location: string; sku: string; quantity: number }

export type NewPayment = {
  key: string
  provider: string
  kind: PaymentWindowKind
  brand: string | null
  last4: string | null
}

export type NewOrder = {
  orderId: string
  orderNumber: string
  cart: { id: string; version: number }
  consumerId: string
  siteId: string
  locale: Locale
  currency: Currency
  channel: OrderChannel
  storeId: string | null
  employeeId: string | null
  email: string | null
  /** A hash of the network of the request. */
  network: string | null
  /** How long the shopper has to meet a challenge of the bank. */
  challengeSeconds: number
  total: Minor
  totals: OrderTotals
  taxLines: readonly TaxLine[]
  /** The amount that the payment provider is asked for. */
  providerAmount: Minor
  payment: NewPayment | null
  instruments: readonly OrderInstrument[]
  snapshot: OrderSnapshot
  /** What counts towards the yearly limit of an associate or prosumer. */
  spendAtTerms: Minor
  shipments: readonly NewShipment[]
  lines: readonly NewLine[]
  stockHolds: readonly StockHold[]
}

/** An imported order was paid elsewhere, so nothing is captured with its shipments. */
export type ImportedContents = Pick<
  NewOrder,
  'snapshot' | 'lines' | 'total' | 'totals' | 'taxLines'
> & { shipments: readonly Omit<NewShipment, 'share' | 'expectedOn'>[] }

/** Identifies the one payment of an order, with the provider too. */
export const attemptKeyOf = (orderNumber: string): string => `${orderNumber}-1`

export type OrderShipment = Pick<NewShipment, 'shipmentId' | 'shippingMethod' | 'storeId'> & {
  status: OrderStatus
  trackingNumber: string | null
  trackingUrl: string | null
  expectedOn: string | null
  /** Where the shopper collects it, if they do. */
  place: WireShipment['place']
  /** The days since the status changed. */
  changedDaysAgo: number
}

export type OrderLine = NewLine & {
  returnedQuantity: number
  /** Pieces that are on their way back. */
  announcedQuantity: number
}

export type OrderReturn = {
  returnNumber: string
  state: 'announced' | 'received' | 'withdrawn'
  announcedAt: string
  receivedAt: string | null
  refunded: Minor
  pieces: readonly {
    lineId: string
    quantity: number
    receivedQuantity: number
    reason: ReturnReason | null
  }[]
}

export type Challenge = { challengeUrl: string; sessionId: string; opensAs?: WindowPresentation }

export type OrderPayment = {
  kind: PaymentWindowKind
  amount: Minor
  /** Of shipments that were cancelled before they left. */
  notCharged: Minor
  refunded: Minor
  brand: string | null
  last4: string | null
  challenge: Challenge | null
  /** How much longer the order is held for the challenge. */
  challengeSecondsLeft: number
}

export type Order = {
  orderId: string
  orderNumber: string
  consumerId: string
  state: OrderState
  orderedAt: string
  email: string | null
  locale: string
  currency: Currency
  total: Minor
  totals: OrderTotals
  taxLines: readonly TaxLine[]
  snapshot: OrderSnapshot
  instruments: readonly OrderInstrument[]
  /** What gift cards, points and credit have got back. */
  refundedToInstruments: Minor
  payment: OrderPayment | null
  shipments: readonly OrderShipment[]
  lines: readonly OrderLine[]
  /** Newest first. */
  returns: readonly OrderReturn[]
  /** Placed and paid in another shop. */
  isImported: boolean
}

type SettledState = { state: OrderState; challenge?: Challenge; card?: PaidCard | undefined }

/** The stored order that results from a new one, without reading it back. */
export function settledOrder(
  order: NewOrder,
  { state, challenge, card }: SettledState,
  orderedAt: string,
): Order {
  const { payment, shipments, lines, providerAmount } = order
  return {
    ...order,
    state,
    orderedAt,
    refundedToInstruments: 0,
    payment: payment && {
      ...payment,
      brand: payment.brand ?? card?.brand ?? null,
      last4: payment.last4 ?? card?.last4 ?? null,
      amount: providerAmount,
      notCharged: 0,
      refunded: 0,
      challenge: challenge ?? null,
      challengeSecondsLeft: order.challengeSeconds,
    },
    shipments: shipments.map(({ shipmentId, shippingMethod, storeId, expectedOn }) => ({
      shipmentId,
      shippingMethod,
      storeId,
      status: 'Created',
      trackingNumber: null,
      trackingUrl: null,
      expectedOn,
      place: null,
      changedDaysAgo: 0,
    })),
    lines: lines.map((line) => ({ ...line, returnedQuantity: 0, announcedQuantity: 0 })),
    returns: [],
    isImported: false,
  }
}
