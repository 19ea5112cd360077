import type { Minor } from '@cairn/contract/fields/money'
import { activePromotionIds } from '../../promotions/eligibility.ts'
import type { Cart, CartNotice } from '../cart.ts'
import type { CartPricesResult, PriceCart } from './cart-prices.ts'
import type { PricingConditions } from './pricing-conditions.ts'

/** What a cart cost when it was saved, and the conditions behind that, as text. */
export type SavedTotal = { siteId: string; total: Minor; basis: string }

export function savedTotalOf(
  cart: Cart,
  prices: CartPricesResult,
  conditions: PricingConditions,
): SavedTotal | null {
  if (!prices.ok) return null
  const { total } = prices.value.pricedCart
  return { siteId: conditions.siteId, total, basis: basisOf(cart, conditions) }
}

/** The conditions that change most often. They show whether a total has to be calculated again. */
function basisOf({ lines }: Pick<Cart, 'lines'>, { promotions, siteId, at }: PricingConditions) {
  return JSON.stringify([
    promotions.revision,
    activePromotionIds(promotions.bySite.get(siteId) ?? [], at),
    [...promotions.groups],
    lines.map(({ sellable }) => sellable.price?.current ?? 0),
  ])
}

type CurrentTotal = Pick<SavedTotal, 'total' | 'siteId'>

/** Tells a shopper who reads the cart that it costs more than when it was saved. */
export function withRaisedTotal(cart: Cart, current: CurrentTotal): Cart {
  const isTold = cart.notices.some(({ type }) => type === raised.type || type === 'PRICE_UPDATED')
  return isTold || !isRaised(cart.savedTotal, current) ? cart : withRaisedNotice(cart)
}

const raised = { type: 'TOTAL_RAISED' } as const satisfies CartNotice

const withRaisedNotice = (cart: Cart): Cart => ({
  ...cart,
  notices: [...cart.notices, { ...raised }],
})

const isRaised = (savedTotal: SavedTotal | null, { total, siteId }: CurrentTotal): boolean =>
  savedTotal !== null && savedTotal.siteId === siteId && total > savedTotal.total

/**
 * Tells a shopper who changes the cart that it had become more expensive before. Calculates the total only if
 * the conditions are not those of the last change.
 */
export function withRaisedTotalBefore(
  cart: Cart,
  { conditions, price }: { conditions: PricingConditions; price: PriceCart },
): Cart {
  const { savedTotal } = cart
  if (savedTotal === null || savedTotal.basis === basisOf(cart, conditions)) return cart
  const current = savedTotalOf(cart, price(cart), conditions)
  return current && isRaised(savedTotal, current) ? withRaisedNotice(cart) : cart
}

type CartPart = Pick<Cart, 'lines' | 'savedTotal'>

/** What the parts of a merged cart cost together, so that the shopper is told if the merged cart costs more. */
export function totalBeforeMerge(
  parts: readonly CartPart[],
  { siteId }: Pick<PricingConditions, 'siteId'>,
): SavedTotal | null {
  const filled = parts.filter(({ lines }) => lines.length > 0)
  const totals = filled.flatMap(({ savedTotal }) =>
    savedTotal?.siteId === siteId ? [savedTotal.total] : [],
  )
  const total = totals.reduce((sum, part) => sum + part, 0)
  return totals.length === filled.length ? { siteId, total, basis: 'merged' } : null
}
