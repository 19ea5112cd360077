import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import type { LabelKey } from '../../messages/messages.ts'
import type { Translate } from '../../platform/text/messages.tsx'

type Instrument = Cart['paymentInstruments'][number]

const methodNames: Record<PaymentMethodId, LabelKey> = {
  CREDIT_CARD: 'card',
  WALLET: 'wallet',
  KLARNA: 'payLater',
  GIFT_CARD: 'giftCard',
  REWARD_CARD: 'rewardCard',
  REWARD_CODE: 'rewardCode',
  LOYALTY_POINTS: 'points',
  ATHLETES_PAYMENT: 'athletesCredit',
}

/** These are charged when the order is placed or sent; the others are reserved before. */
export const isChargedByProvider = (code: PaymentMethodId): boolean =>
  code === 'CREDIT_CARD' || code === 'KLARNA' || code === 'WALLET'

type PaidInstrument = Pick<Order['paymentMethod'][number], 'code' | 'card' | 'maskedCode'>

const titleOf = ({ code, card, maskedCode }: PaidInstrument, t: Translate): string =>
  code === 'CREDIT_CARD' && card
    ? cardTitle(card)
    : [t(methodNames[code]), maskedCode].filter(Boolean).join(' ')

export function instrumentTitle(instrument: Instrument, t: Translate): string {
  const { payment_method_id: code, card, maskedCode, points } = instrument
  return points === null ? titleOf({ code, card, maskedCode }, t) : t('pointsUsed', { points })
}

/**
 * The amounts by title. In an order, points and vouchers both appear as points, so equal titles
 * are added up.
 */
export function paidAmounts(payments: Order['paymentMethod'], t: Translate): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const { amount, ...instrument } of payments) {
    const title = titleOf(instrument, t)
    amounts.set(title, (amounts.get(title) ?? 0) + amount)
  }
  return amounts
}

type Card = Instrument['card']
type CardIdentity = Pick<NonNullable<Card>, 'brand' | 'last4'> | null

/** For example “Visa •••• 1111”. */
export const cardTitle = (card: CardIdentity): string =>
  card ? `${card.brand.replace(/^./, (first) => first.toUpperCase())} •••• ${card.last4}` : ''

export const cardExpiry = (card: Card, t: Translate): string =>
  card
    ? t('expires', {
        when: `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear).slice(-2)}`,
      })
    : ''
