import type { Minor } from '@cairn/contract/fields/money'
import type { CustomerGroup, Promotion } from '@cairn/contract/imports/promotions-import'
import { accept, type Refusal, type Result } from '@cairn/contract/refusals/result'
import { settingsOfSite } from '@cairn/contract/sites/site-settings'
import type { CartPromotions } from '../../promotions/apply-promotions.ts'
import { validAdjustments } from '../adjustments/price-adjustments.ts'
import { type Cart, type CartToPrice, pricedFields } from '../cart.ts'
import { type Shipment, shipmentsOf } from '../delivery/shipments.ts'
import { pricedPaymentFields } from '../payment/cart-payment.ts'
import { currencyOf, applyPromotionsToCart } from '../promotions/cart-promotions.ts'
import { withGifts } from '../promotions/gift-lines.ts'
import { paidFor, priceCart, type PricedCart } from './price-cart.ts'
import type { PricingConditions } from './pricing-conditions.ts'

export type CartPrices = {
  /** With gift lines. */
  lines: Cart['lines']
  appliedPromotions: CartPromotions
  shipments: readonly Shipment[]
  /** Those that are valid; others have no influence. */
  adjustments: Cart['adjustments']
  pricedCart: PricedCart
  /** What counts against the yearly limit of an employee or prosumer. */
  spendAtTerms: Minor
  /** The cart exceeds that limit, so ordinary prices apply. */
  isAboveYear: boolean
}

export type CartPricesResult = Result<CartPrices, Refusal<'totalsNotCalculated'>>
export type PriceCart = (cart: CartToPrice) => CartPricesResult

type PricedBefore = { cart: CartToPrice; prices: CartPricesResult }

/**
 * Prices the carts of one request under its conditions. A cart is not priced again if only fields
 * without influence on prices have changed.
 */
export function pricingUnder(conditions: PricingConditions): PriceCart {
  let last: PricedBefore | undefined
  return (cart) => {
    if (!last || !isPricedAlike(last, cart))
      last = { cart, prices: calculatePrices(cart, conditions) }
    return last.prices
  }
}

function isPricedAlike(last: PricedBefore, cart: CartToPrice): boolean {
  const { prices } = last
  const valid = prices.ok ? prices.value.adjustments : undefined
  return pricedFields.every(
    (field) =>
      cart[field] === last.cart[field] ||
      (field === 'adjustments' && cart[field] === valid) ||
      (field === 'payments' && arePricedAlike(cart[field], last.cart[field])),
  )
}

const arePricedAlike = (
  payments: CartToPrice['payments'],
  others: CartToPrice['payments'],
): boolean =>
  payments.length === others.length &&
  payments.every((payment, index) =>
    pricedPaymentFields.every((field) => payment[field] === others[index]?.[field]),
  )

/** Prices a cart; the terms of employees and prosumers apply only within their yearly limit. */
export function calculatePrices(
  cart: CartToPrice,
  conditions: PricingConditions,
): CartPricesResult {
  const prices = pricesUnder(cart, conditions)
  if (!prices.ok || !isAboveYear(prices.value, conditions)) return prices
  const ordinary = pricesUnder(cart, withoutTerms(conditions))
  return ordinary.ok ? accept({ ...ordinary.value, isAboveYear: true }) : ordinary
}

function pricesUnder(cart: CartToPrice, conditions: PricingConditions): CartPricesResult {
  const appliedPromotions = applyPromotionsToCart(cart, conditions)
  const lines = withGifts(cart, appliedPromotions.gifts, {
    promotions: conditions.promotions,
    places: conditions.places,
    areFirst: settingsOfSite(conditions.siteId).showsGiftsFirst,
  })
  const shipments = shipmentsOf({ ...cart, lines }, conditions)
  const adjustments = validAdjustments({ ...cart, lines, discounts: appliedPromotions }, conditions)
  const priced = priceCart({
    lines,
    shipments,
    discounts: appliedPromotions,
    adjustments,
    payments: cart.payments,
    paymentRules: {
      currency: currencyOf(conditions.siteId),
      athleteCredit: conditions.promotions.athleteCredit,
      buysGiftCards: lines.some(({ sellable }) => sellable.isDigital),
    },
  })
  if (!priced.ok) return priced
  const { value: pricedCart } = priced
  const { groups } = conditions.promotions
  return accept({
    lines,
    appliedPromotions,
    shipments,
    adjustments,
    pricedCart,
    spendAtTerms: spendUnderTerms({ lines, appliedPromotions, shipments, pricedCart }, groups),
    isAboveYear: false,
  })
}

type PricesForTerms = Pick<CartPrices, 'lines' | 'pricedCart' | 'appliedPromotions' | 'shipments'>

/** All goods, if a promotion that applies only under the terms of employees or prosumers applies to any of them. */
function spendUnderTerms(
  { lines, pricedCart, appliedPromotions, shipments }: PricesForTerms,
  groups: ReadonlySet<CustomerGroup>,
): Minor {
  const usesTerms = appliedPromotions.results.some(
    ({ promotion, outcome }) => outcome.kind === 'applied' && needsTerms(promotion, groups),
  )
  if (!usesTerms) return 0
  const taxByLine = new Map(
    shipments.flatMap(({ tax, lineIds }) => lineIds.map((id) => [id, tax] as const)),
  )
  return lines
    .filter(({ sellable }) => !sellable.isDigital)
    .reduce((sum, { id }) => {
      const price = pricedCart.lines.get(id)
      return price ? sum + paidFor(price, taxByLine.get(id) ?? null) : sum
    }, 0)
}

/** Of shoppers who buy at terms of their own within a yearly limit. */
export const groupsWithTerms: ReadonlySet<CustomerGroup> = new Set(['employee', 'prosumer'])

/** Whether the shopper gets the promotion for no other reason. */
function needsTerms({ when }: Promotion, groups: ReadonlySet<CustomerGroup>): boolean {
  const ownGroups = when.groups?.filter((group) => groups.has(group)) ?? []
  return ownGroups.length > 0 && ownGroups.every((group) => groupsWithTerms.has(group))
}

/** Whether a cart exceeds the yearly limit of an employee or prosumer. */
const isAboveYear = (
  { spendAtTerms }: CartPrices,
  { promotions: { remainingTermsLimit } }: PricingConditions,
) => remainingTermsLimit !== null && spendAtTerms > remainingTermsLimit

/** The same conditions without the groups of employees and prosumers. */
const withoutTerms = (conditions: PricingConditions): PricingConditions => ({
  ...conditions,
  promotions: {
    ...conditions.promotions,
    groups: new Set(
      [...conditions.promotions.groups].filter((group) => !groupsWithTerms.has(group)),
    ),
  },
})
