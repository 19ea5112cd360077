import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import type { PaymentMethod } from './purchases.ts'

/** What pays for a part or all of an order before the main payment. */
export type Credit = 'gift card' | 'reward card' | 'reward code' | 'points' | 'voucher' | 'credit'
export type MainPayment =
  | 'card'
  | 'challenged card'
  | 'saved card'
  | 'main card'
  | 'pay later'
  | 'wallet'

type PaymentParts = {
  /** Amounts in cents; all: as much as there is to pay. */
  credits?: readonly (readonly [Credit, number | 'all'])[]
  main?: MainPayment
}

const partialAmount = 20_00

export const paymentParts: Record<PaymentMethod, PaymentParts> = {
  card: { main: 'card' },
  'challenged card': { main: 'challenged card' },
  'saved card': { main: 'saved card' },
  'main card': { main: 'main card' },
  'pay later': { main: 'pay later' },
  wallet: { main: 'wallet' },
  'gift card': { credits: [['gift card', 'all']] },
  'gift card and card': { credits: [['gift card', partialAmount]], main: 'card' },
  'reward code and card': { credits: [['reward code', 25_00]], main: 'card' },
  'reward card and card': { credits: [['reward card', partialAmount]], main: 'card' },
  'points and card': { credits: [['points', 5_00]], main: 'card' },
  'voucher and card': { credits: [['voucher', 10_00]], main: 'card' },
  'voucher, points and card': {
    credits: [
      ['voucher', 10_00],
      ['points', 5_00],
    ],
    main: 'card',
  },
  credit: { credits: [['credit', 'all']] },
  'credit and card': { credits: [['credit', partialAmount]], main: 'card' },
  'credit, reward code and card': {
    credits: [
      ['credit', partialAmount],
      ['reward code', 25_00],
    ],
    main: 'card',
  },
}

const creditCodes: Record<Credit, PaymentMethodId> = {
  'gift card': 'GIFT_CARD',
  'reward card': 'REWARD_CARD',
  'reward code': 'REWARD_CODE',
  points: 'LOYALTY_POINTS',
  voucher: 'LOYALTY_POINTS',
  credit: 'ATHLETES_PAYMENT',
}

const mainPaymentCodes: Record<MainPayment, PaymentMethodId> = {
  card: 'CREDIT_CARD',
  'challenged card': 'CREDIT_CARD',
  'saved card': 'CREDIT_CARD',
  'main card': 'CREDIT_CARD',
  'pay later': 'KLARNA',
  wallet: 'WALLET',
}

type ExpectedPayment = { code: PaymentMethodId; amount: number }

/** The payments of an order with this total, in cents. */
export function expectedPayments(payment: PaymentMethod, total: number): ExpectedPayment[] {
  const { credits = [], main } = paymentParts[payment]
  const paidByCredits = credits.map(([credit, amount]) => ({
    code: creditCodes[credit],
    amount: amount === 'all' ? total : amount,
  }))
  if (!main) return paidByCredits
  const rest = paidByCredits.reduce((remaining, { amount }) => remaining - amount, total)
  return [...paidByCredits, { code: mainPaymentCodes[main], amount: rest }]
}

/** The part of the total that is left for a card, a wallet or the pay-later provider. */
export function paidByProvider(payment: PaymentMethod, total: number): number {
  const { main } = paymentParts[payment]
  return main ? (expectedPayments(payment, total).at(-1)?.amount ?? 0) : 0
}
