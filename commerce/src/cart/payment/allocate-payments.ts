import type { Currency, Minor } from '@cairn/contract/fields/money'
import { availableIn, isReward, isThroughProvider, type PaymentToPrice } from './cart-payment.ts'

/** The rules that limit what an instrument may pay. */
export type PaymentRules = {
  currency: Currency
  /** The rest of an athlete's yearly credit. */
  athleteCredit: Minor | null
  takesGiftCards: boolean
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
  { currency, athleteCredit, takesGiftCards }: PaymentRules,
): Minor {
  const { method, requestedAmount } = payment
  const isCard = method === 'GIFT_CARD' || method === 'REWARD_CARD'
  if (isCard && !takesGiftCards) return 0
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
