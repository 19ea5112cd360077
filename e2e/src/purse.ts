import type { Way } from './purchases.ts'

/** What somebody brings along to pay with, before a card, a wallet or a provider pays the rest. */
export type Means = 'gift card' | 'reward card' | 'reward code' | 'points' | 'voucher' | 'credit'
export type Rest = 'card' | 'challenged card' | 'saved card' | 'main card' | 'pay later' | 'wallet'

type Paying = {
  /** In whole cents; all: as much as there is to pay. */
  before?: readonly (readonly [Means, number | 'all'])[]
  rest?: Rest
}

const part = 20_00

/** What each way consists of. */
export const paying: Record<Way, Paying> = {
  card: { rest: 'card' },
  'challenged card': { rest: 'challenged card' },
  'saved card': { rest: 'saved card' },
  'main card': { rest: 'main card' },
  'pay later': { rest: 'pay later' },
  wallet: { rest: 'wallet' },
  'gift card': { before: [['gift card', 'all']] },
  'gift card and card': { before: [['gift card', part]], rest: 'card' },
  'reward code and card': { before: [['reward code', 25_00]], rest: 'card' },
  'reward card and card': { before: [['reward card', part]], rest: 'card' },
  'points and card': { before: [['points', 5_00]], rest: 'card' },
  'voucher and card': { before: [['voucher', 10_00]], rest: 'card' },
  'voucher, points and card': {
    before: [
      ['voucher', 10_00],
      ['points', 5_00],
    ],
    rest: 'card',
  },
  credit: { before: [['credit', 'all']] },
  'credit and card': { before: [['credit', part]], rest: 'card' },
  'credit, reward code and card': {
    before: [
      ['credit', part],
      ['reward code', 25_00],
    ],
    rest: 'card',
  },
}

const codes: Record<Means, string> = {
  'gift card': 'GIFT_CARD',
  'reward card': 'REWARD_CARD',
  'reward code': 'REWARD_CODE',
  points: 'LOYALTY_POINTS',
  voucher: 'LOYALTY_POINTS',
  credit: 'ATHLETES_PAYMENT',
}

const kinds: Record<Rest, string> = {
  card: 'card',
  'challenged card': 'card',
  'saved card': 'card',
  'main card': 'card',
  'pay later': 'payLater',
  wallet: 'wallet',
}

/** What the order is paid with, by instrument and to the cent, as its desk tells it. */
export function instrumentsOf(way: Way, { total, currency }: { total: number; currency: string }) {
  const { before = [], rest } = paying[way]
  const money = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`
  const parts = before.map(
    ([means, amount]) => [codes[means], amount === 'all' ? total : amount] as const,
  )
  const paid = parts.reduce((sum, [, amount]) => sum + amount, 0)
  const lines = parts.map(([code, amount]) => `${code} ${money(amount)}`)
  return (rest ? [...lines, `${kinds[rest]} ${money(total - paid)}`] : lines).toSorted()
}
