import type { Address } from '@cairn/contract/address/address'
import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'

/** A payment instrument on a cart. */
export type CartPayment = {
  id: string
  /** A loyalty voucher is sent as the cart's reward. */
  method: PaymentMethodId | 'LOYALTY_VOUCHER'
  /** The card, code or membership that it draws on. Never answered on the wire. */
  source: string | null
  /** Null for as much as possible. */
  requestedAmount: Minor | null
  points: number | null
  available: AvailableAmount
  details: PaymentDetails
}

/** The available amount: in any currency, by currency, or null for unlimited. */
export type AvailableAmount = Minor | Readonly<Partial<Record<Currency, Minor>>> | null

export const pricedPaymentFields = [
  'id',
  'method',
  'requestedAmount',
  'available',
] as const satisfies (keyof CartPayment)[]

/** The part of a payment instrument that the prices of a cart depend on. */
export type PaymentToPrice = Pick<CartPayment, (typeof pricedPaymentFields)[number]>

export type PaymentDetails = {
  maskedCode?: string
  card?: { brand: string; last4: string; expiryMonth: number; expiryYear: number }
  address?: Address
  /** The provider's, for a card or a wallet. */
  token?: string
  /** The id of the saved card. */
  savedId?: string
  sessionId?: string
  clientToken?: string
  attachment?: string
  categories?: readonly { identifier: string; name: string }[]
}

export function availableIn(
  { available }: Pick<CartPayment, 'available'>,
  currency: Currency,
): Minor {
  if (available === null) return Infinity
  return typeof available === 'number' ? available : (available[currency] ?? 0)
}

/** Whether the payment provider moves the money. */
export const isThroughProvider = ({ method }: Pick<CartPayment, 'method'>): boolean =>
  method === 'CREDIT_CARD' || method === 'WALLET' || method === 'KLARNA'

/** Whether the instrument is a loyalty reward. */
export const isReward = ({ method }: Pick<CartPayment, 'method'>): boolean =>
  method === 'LOYALTY_VOUCHER' ||
  method === 'LOYALTY_POINTS' ||
  method === 'REWARD_CODE' ||
  method === 'REWARD_CARD'
