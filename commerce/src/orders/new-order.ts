import type { Order, OrderItem } from '@cairn/contract/order-entity'
import type { Currency, Minor } from '@cairn/contract/money'
import type { Locale } from '@cairn/contract/sites'
import type { ShippingMethodCode } from '@cairn/contract/shipping'
import type { WindowKind } from '@cairn/contract/payment-entity'
import type { Instrument } from './instruments.ts'

export type OrderChannel = 'mobile-app' | 'e-commerce'

/** What an order says of itself, word for word, however things are called and cost later. */
export type OrderPapers = Pick<
  Order,
  'totals' | 'promoSummary' | 'shippingAddress' | 'billingAddress'
>

export type NewShipment = {
  shipmentId: string
  shippingMethod: ShippingMethodCode
  storeId: string | null
  share: Minor
}

export type NewLine = {
  lineId: string
  shipmentId: string
  sku: string
  quantity: number
  paid: Minor
  item: OrderItem
}

/** Pieces from a shelf. No place: the warehouse. */
export type Take = { place: string; sku: string; quantity: number }

export type NewPayment = {
  key: string
  provider: string
  kind: WindowKind
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
  total: Minor
  /** What is left to the payment provider. */
  asked: Minor
  payment: NewPayment | null
  instruments: readonly Instrument[]
  papers: OrderPapers
  /** What it counts against the year of an associate. */
  spendAtTerms: Minor
  shipments: readonly NewShipment[]
  lines: readonly NewLine[]
  takes: readonly Take[]
}

/** Both name one payment of one order, for good. */
export const attemptKeyOf = (orderNumber: string): string => `${orderNumber}-1`
