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
  card?: {
    brand: string
    last4: string
    expiryMonth: number
    expiryYear: number
    bin?: string | undefined
  }
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

/** Neither a gift card nor a reward pays for gift cards: it would be valid longer, and could be given away. */
export const isGiftCardOrReward = (payment: Pick<CartPayment, 'method'>): boolean =>
  payment.method === 'GIFT_CARD' || isReward(payment)

/** The rules that limit what an instrument may pay. */
export type PaymentRules = {
  currency: Currency
  /** The rest of an athlete's yearly credit. */
  athleteCredit: Minor | null
  buysGiftCards: boolean
}

export type PaymentAllocation = {
  /** The amount of each instrument by id; together at most the total. */
  parts: ReadonlyMap<string, Minor>
  appliedRewards: Minor
  /** The amount for a card, a wallet or a pay-later provider. */
  remainingToPay: Minor
  /** What an athlete's credit can pay of this cart, and what remains of the credit. */
  credit: { payable: Minor; remaining: Minor } | null
}

/** Instruments that expire pay first, those that can be used later pay last. */
const paymentOrder: readonly PaymentToPrice['method'][] = [
  'ATHLETES_PAYMENT',
  'LOYALTY_VOUCHER',
  'REWARD_CODE',
  'REWARD_CARD',
  'LOYALTY_POINTS',
  'GIFT_CARD',
  'CREDIT_CARD',
  'KLARNA',
  'WALLET',
]

/** Distributes a total over the instruments. A smaller total uses less of each. */
export function allocatePayments(
  total: Minor,
  payments: readonly PaymentToPrice[],
  rules: PaymentRules,
): PaymentAllocation {
  const parts = new Map<string, Minor>()
  const credit = creditFor(total, payments, rules)
  const mayRewardsPay = credit === null || credit.remaining === 0
  let remaining = total
  for (const payment of inPaymentOrder(payments)) {
    const isOpen = mayRewardsPay || !isReward(payment)
    const part = isOpen ? Math.min(remaining, payableAmount(payment, rules)) : 0
    parts.set(payment.id, part)
    remaining -= part
  }
  const paidBy = (are: (payment: PaymentToPrice) => boolean) =>
    payments.filter(are).reduce((sum, { id }) => sum + (parts.get(id) ?? 0), 0)
  return {
    parts,
    appliedRewards: paidBy(isReward),
    remainingToPay: remaining + paidBy(isThroughProvider),
    credit,
  }
}

const inPaymentOrder = (payments: readonly PaymentToPrice[]) =>
  payments.toSorted(
    (one, other) => paymentOrder.indexOf(one.method) - paymentOrder.indexOf(other.method),
  )

function payableAmount(
  payment: PaymentToPrice,
  { currency, athleteCredit, buysGiftCards }: PaymentRules,
): Minor {
  const { method, requestedAmount } = payment
  if (buysGiftCards && isGiftCardOrReward(payment)) return 0
  const available =
    method === 'ATHLETES_PAYMENT' ? (athleteCredit ?? 0) : availableIn(payment, currency)
  return Math.max(0, Math.min(requestedAmount ?? Infinity, available))
}

function creditFor(
  total: Minor,
  payments: readonly PaymentToPrice[],
  rules: PaymentRules,
): PaymentAllocation['credit'] {
  if (rules.athleteCredit === null) return null
  const creditPayment = payments.find(({ method }) => method === 'ATHLETES_PAYMENT')
  const usedCredit = creditPayment ? Math.min(total, payableAmount(creditPayment, rules)) : 0
  return {
    payable: Math.min(total, rules.athleteCredit),
    remaining: rules.athleteCredit - usedCredit,
  }
}
