import { settingsOfSite } from '@cairn/contract/sites/site-settings'
import { fractionOf } from '../../promotions/proportions.ts'
import type { Cart } from '../cart.ts'
import { type Discounts, discountedAmounts } from '../pricing/price-cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import type { PriceAdjustment } from './price-adjustment.ts'

type DiscountedCart = Pick<Cart, 'lines' | 'adjustments'> & { discounts: Discounts }

/**
 * The price adjustments of a cart that are valid: their in-store session is live, their line is still the
 * same item, and together they take off no more than the store may. An adjustment that exceeds this limit
 * does not count against the next one.
 */
export function validAdjustments(
  cart: DiscountedCart,
  conditions: Pick<PricingConditions, 'siteId' | 'inStoreSessionIds'>,
): Cart['adjustments'] {
  const valid = cart.adjustments.reduce<Cart['adjustments']>((others, adjustment) => {
    const adjustments = [...others, adjustment]
    const isValid =
      conditions.inStoreSessionIds.has(adjustment.sessionId) &&
      matchesLine(adjustment, cart) &&
      isWithinLimit({ ...cart, adjustments }, conditions)
    return isValid ? adjustments : others
  }, [])
  return valid.length === cart.adjustments.length ? cart.adjustments : valid
}

const matchesLine = ({ lineId, sku }: PriceAdjustment, { lines }: DiscountedCart) =>
  lineId === null || lines.some((line) => line.id === lineId && line.sku === sku)

/** Compares the price of each line with all adjustments to its price without any. */
function isWithinLimit(
  cart: DiscountedCart,
  { siteId }: Pick<PricingConditions, 'siteId'>,
): boolean {
  const { maxStaffDiscountPercent: percent } = settingsOfSite(siteId)
  const { afterOrder: before } = discountedAmounts({ ...cart, adjustments: [] })
  const { afterOrder: after } = discountedAmounts(cart)
  return [...before].every(
    ([id, amount]) =>
      amount - (after.get(id) ?? 0) <= fractionOf(amount, { of: percent, per: 100 }) + 1,
  )
}

/** Keeps the valid adjustments of a cart. If the others had lowered its price, a notice tells the shopper. */
export function keepAdjustments(cart: Cart, valid: Cart['adjustments']): Cart {
  const removed = cart.adjustments.filter((adjustment) => !valid.includes(adjustment))
  if (removed.length === 0) return cart
  return { ...cart, adjustments: valid, notices: noticesAfter(removed, cart) }
}

/** A removed line does not count as a raised price. */
function noticesAfter(
  removed: readonly PriceAdjustment[],
  { lines, notices }: Cart,
): Cart['notices'] {
  const raisesPrice = removed.some(
    ({ lineId }) => lineId === null || lines.some(({ id }) => id === lineId),
  )
  const hasNotice = notices.some(({ type }) => type === 'PRICE_UPDATED')
  return raisesPrice && !hasNotice ? [...notices, { type: 'PRICE_UPDATED' }] : notices
}
