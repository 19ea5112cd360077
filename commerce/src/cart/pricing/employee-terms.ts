import type { Minor } from '@cairn/contract/fields/money'
import type { Promotion } from '@cairn/contract/imports/promotions-import'
import type { PricingConditions } from './pricing-conditions.ts'
import type { CartPrices } from './cart-prices.ts'

type PricesForTerms = Pick<CartPrices, 'cart' | 'priced' | 'appliedPromotions' | 'shipments'>

/**
 * What a cart counts against an employee's yearly limit: all goods, if an employee promotion applies
 * to any of them.
 */
export function spendUnderEmployeeTerms({
  cart,
  priced,
  appliedPromotions,
  shipments,
}: PricesForTerms): Minor {
  const usesEmployeeTerms = appliedPromotions.results.some(
    ({ promotion, outcome }) => outcome.is === 'applied' && isForEmployees(promotion),
  )
  if (!usesEmployeeTerms) return 0
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

/** Whether a cart exceeds an employee's yearly limit. */
export const isAboveYear = (
  prices: PricesForTerms,
  { promotions: { employeeLeft } }: PricingConditions,
) => employeeLeft !== null && spendUnderEmployeeTerms(prices) > employeeLeft

/** The same conditions without the employee group. */
export const withoutEmployeeTerms = (conditions: PricingConditions): PricingConditions => ({
  ...conditions,
  promotions: {
    ...conditions.promotions,
    groups: new Set([...conditions.promotions.groups].filter((group) => group !== 'employee')),
  },
})
