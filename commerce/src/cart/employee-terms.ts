import type { Minor } from '@cairn/contract/money'
import type { Promotion } from '@cairn/contract/promotions-import'
import type { Conditions } from './conditions.ts'
import type { CartPrices } from './price-now.ts'

type Priced = Pick<CartPrices, 'cart' | 'priced' | 'promoted' | 'shipments'>

/** What a cart counts against the year of an associate: all of its goods, as soon as their terms make some of it cheaper. */
export function spendAtTerms({ cart, priced, promoted, shipments }: Priced): Minor {
  const isAtTerms = promoted.verdicts.some(
    ({ promotion, outcome }) => outcome.is === 'applied' && isForEmployees(promotion),
  )
  if (!isAtTerms) return 0
  const taxed = new Set(
    shipments.flatMap(({ tax, lineIds }) => (tax?.isIncluded === false ? lineIds : [])),
  )
  return cart.lines
    .filter(({ sellable }) => !sellable.isDigital)
    .reduce((sum, { id }) => {
      const price = priced.lines.get(id)
      return sum + (price?.afterOrderDiscount ?? 0) + (taxed.has(id) ? (price?.tax ?? 0) : 0)
    }, 0)
}

const isForEmployees = ({ when }: Promotion): boolean => when?.groups?.includes('employee') === true

/** Whether a cart is more than an associate's year has room for. */
export const isAboveYear = (prices: Priced, { promotions: { employeeLeft } }: Conditions) =>
  employeeLeft !== null && spendAtTerms(prices) > employeeLeft

/** As for everybody else. */
export const withoutTerms = (now: Conditions): Conditions => ({
  ...now,
  promotions: {
    ...now.promotions,
    groups: new Set([...now.promotions.groups].filter((group) => group !== 'employee')),
  },
})
