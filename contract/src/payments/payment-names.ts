import type { en } from './messages/en.ts'
import type { PaymentMethodId } from './payment.ts'

type MethodLabel = Exclude<keyof typeof en, 'notCharged' | 'partNotCharged' | 'givenBack'>

const methodLabels: Record<PaymentMethodId, MethodLabel> = {
  CREDIT_CARD: 'card',
  WALLET: 'wallet',
  KLARNA: 'payLater',
  GIFT_CARD: 'giftCard',
  REWARD_CARD: 'rewardCard',
  REWARD_CODE: 'rewardCode',
  LOYALTY_POINTS: 'points',
  ATHLETES_PAYMENT: 'athletesCredit',
}

/** By the names that providers send. Adyen shortens some. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  mc: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  maestro: 'Maestro',
  cartebancaire: 'Cartes Bancaires',
}

export const cardBrandName = (brand: string): string =>
  brandNames[brand.toLowerCase()] ?? brand.replace(/^./, (first) => first.toUpperCase())

type CardIdentity = { brand: string; last4: string }

/** For example “Visa •••• 1111”. */
export const cardName = ({ brand, last4 }: CardIdentity): string =>
  `${cardBrandName(brand)} •••• ${last4}`

export type PaymentIdentity = {
  code: PaymentMethodId
  card: CardIdentity | null
  maskedCode: string | null
}

/** What a means of payment is called everywhere, with its last characters if it has some. */
export function paymentName(
  { code, card, maskedCode }: PaymentIdentity,
  translate: (label: MethodLabel) => string,
): string {
  if (code === 'CREDIT_CARD' && card) return cardName(card)
  const identity = card ? cardName(card) : maskedCode
  return [translate(methodLabels[code]), identity].filter(Boolean).join(' ')
}
