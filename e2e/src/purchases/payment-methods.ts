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

const creditCodes: Record<Credit, string> = {
  'gift card': 'GIFT_CARD',
  'reward card': 'REWARD_CARD',
  'reward code': 'REWARD_CODE',
  points: 'LOYALTY_POINTS',
  voucher: 'LOYALTY_POINTS',
  credit: 'ATHLETES_PAYMENT',
}

const mainPaymentCodes: Record<MainPayment, string> = {
  card: 'card',
  'challenged card': 'card',
  'saved card': 'card',
  'main card': 'card',
  'pay later': 'payLater',
  wallet: 'wallet',
}

/** The instruments of an order with their amounts, as `npm run orders -- show` prints them. */
export function expectedInstruments(
  payment: PaymentMethod,
  { total, currency }: { total: number; currency: string },
) {
  const { credits = [], main } = paymentParts[payment]
  const money = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`
  const amounts = credits.map(
    ([credit, amount]) => [creditCodes[credit], amount === 'all' ? total : amount] as const,
  )
  const paidByCredits = amounts.reduce((sum, [, amount]) => sum + amount, 0)
  const lines = amounts.map(([code, amount]) => `${code} ${money(amount)}`)
  return (
    main ? [...lines, `${mainPaymentCodes[main]} ${money(total - paidByCredits)}`] : lines
  ).toSorted()
}
