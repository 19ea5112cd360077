import type { MessageKey } from '../messages/messages.ts'
import type { Translate } from '../platform/messages.tsx'
import type { Instrument, PaymentMethodId } from './billing.ts'
import { cardTitle } from './card-text.ts'
import type { Order } from './place-order.ts'

const names: Record<PaymentMethodId, MessageKey> = {
  CREDIT_CARD: 'card',
  WALLET: 'wallet',
  KLARNA: 'payLater',
  GIFT_CARD: 'giftCard',
  REWARD_CARD: 'rewardCard',
  REWARD_CODE: 'rewardCode',
  LOYALTY_POINTS: 'points',
  ATHLETES_PAYMENT: 'athletesCredit',
}

type Paying = Pick<Order['paymentMethod'][number], 'code' | 'card' | 'maskedCode'>

const titleOf = ({ code, card, maskedCode }: Paying, t: Translate): string =>
  code === 'CREDIT_CARD' && card
    ? cardTitle(card)
    : [t(names[code]), maskedCode].filter(Boolean).join(' ')

export function instrumentTitle(instrument: Instrument, t: Translate): string {
  const { payment_method_id: code, card, maskedCode, points } = instrument
  return points === null ? titleOf({ code, card, maskedCode }, t) : t('pointsUsed', { points })
}

/** What an order was paid with; points and vouchers are both points by then. */
export function paidWith(payments: Order['paymentMethod'], t: Translate): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const { amount, ...paying } of payments) {
    const title = titleOf(paying, t)
    amounts.set(title, (amounts.get(title) ?? 0) + amount)
  }
  return amounts
}
