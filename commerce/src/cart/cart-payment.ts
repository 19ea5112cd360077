import type { Address } from '@cairn/contract/address'
import type { Currency, Minor } from '@cairn/contract/money'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'

/** What somebody wants to pay a cart with. */
export type CartPayment = {
  id: string
  /** A loyalty voucher crosses the wire as the cart's reward. */
  method: PaymentMethodId | 'LOYALTY_VOUCHER'
  /** What of somebody's it draws on: a card, a code, a membership. Never told. */
  source: string | null
  /** None: as much as there is to pay. */
  wanted: Minor | null
  points: number | null
  available: Worth
  details: PaymentDetails
}

/** What can be had now: in any currency, by currency, or without an end. */
export type Worth = Minor | Readonly<Partial<Record<Currency, Minor>>> | null

export type PaymentDetails = {
  maskedCode?: string
  card?: { brand: string; last4: string; expiryMonth: number; expiryYear: number }
  address?: Address
  /** The provider's, for a card or a wallet. */
  token?: string
  /** The saved card that this one is. */
  savedId?: string
  sessionId?: string
  clientToken?: string
  attachment?: string
  categories?: readonly { identifier: string; name: string }[]
}

export function availableIn({ available }: CartPayment, currency: Currency): Minor {
  if (available === null) return Infinity
  return typeof available === 'number' ? available : (available[currency] ?? 0)
}

/** What the provider moves; everything else is the shop's own to take. */
export const isThroughProvider = ({ method }: Pick<CartPayment, 'method'>): boolean =>
  method === 'CREDIT_CARD' || method === 'WALLET' || method === 'KLARNA'

/** What somebody has earned. */
export const isReward = ({ method }: Pick<CartPayment, 'method'>): boolean =>
  method === 'LOYALTY_VOUCHER' ||
  method === 'LOYALTY_POINTS' ||
  method === 'REWARD_CODE' ||
  method === 'REWARD_CARD'
