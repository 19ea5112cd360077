import type { Currency, Minor } from '@cairn/contract/money'
import { availableIn, type CartPayment, isReward, isThroughProvider } from './cart-payment.ts'

/** What decides how much an instrument may pay. */
export type Paying = {
  currency: Currency
  /** Of an athlete, what this year's credit still pays. */
  athleteCredit: Minor | null
  takesGiftCards: boolean
}

export type Covered = {
  /** What each instrument pays, by its id: together never more than the total. */
  parts: ReadonlyMap<string, Minor>
  appliedRewards: Minor
  /** What is left for a card, a wallet or a pay-later provider. */
  remainingToPay: Minor
  /** What an athlete's credit could pay of this cart, and what is left of it when it does. */
  credit: { payable: Minor; remaining: Minor } | null
}

/** What would be lost goes first, what can be kept for another time as late as it can. */
const turns: readonly CartPayment['method'][] = [
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

/** Shares a total out among what is to pay for it. A cart that shrinks takes less of each. */
export function coverTotal(
  total: Minor,
  payments: readonly CartPayment[],
  paying: Paying,
): Covered {
  const parts = new Map<string, Minor>()
  const credit = creditFor(total, payments, paying)
  const mayRewardsPay = credit === null || credit.remaining === 0
  let left = total
  for (const payment of inTurn(payments)) {
    const isOpen = mayRewardsPay || !isReward(payment)
    const part = isOpen ? Math.min(left, mostOf(payment, paying)) : 0
    parts.set(payment.id, part)
    left -= part
  }
  const paidBy = (are: (payment: CartPayment) => boolean) =>
    payments.filter(are).reduce((sum, { id }) => sum + (parts.get(id) ?? 0), 0)
  return {
    parts,
    appliedRewards: paidBy(isReward),
    remainingToPay: left + paidBy(isThroughProvider),
    credit,
  }
}

const inTurn = (payments: readonly CartPayment[]) =>
  payments.toSorted((one, other) => turns.indexOf(one.method) - turns.indexOf(other.method))

function mostOf(payment: CartPayment, { currency, athleteCredit, takesGiftCards }: Paying): Minor {
  const { method, wanted } = payment
  const isCard = method === 'GIFT_CARD' || method === 'REWARD_CARD'
  if (isCard && !takesGiftCards) return 0
  const available =
    method === 'ATHLETES_PAYMENT' ? (athleteCredit ?? 0) : availableIn(payment, currency)
  return Math.max(0, Math.min(wanted ?? Infinity, available))
}

function creditFor(
  total: Minor,
  payments: readonly CartPayment[],
  paying: Paying,
): Covered['credit'] {
  if (paying.athleteCredit === null) return null
  const own = payments.find(({ method }) => method === 'ATHLETES_PAYMENT')
  const used = own ? Math.min(total, mostOf(own, paying)) : 0
  return {
    payable: Math.min(total, paying.athleteCredit),
    remaining: paying.athleteCredit - used,
  }
}
