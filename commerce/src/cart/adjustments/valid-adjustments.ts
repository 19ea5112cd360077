import { settingsOfSite } from '@cairn/contract/sites/site-settings'
import { isWithinLimit } from './adjust-prices.ts'
import type { Cart } from '../cart.ts'
import { pricingUnder } from '../pricing/cart-prices.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import type { PriceAdjustment } from './price-adjustment.ts'

/**
 * The cart without the price adjustments that do not hold any more: their in-store session is over,
 * their line is gone or has become another item, or the store may not take off that much of what the
 * cart costs now. If this raises a price, a notice tells the shopper.
 */
export function withValidAdjustments(cart: Cart, conditions: PricingConditions): Cart {
  if (cart.adjustments.length === 0) return cart
  const adjustments = cart.adjustments
    .filter((adjustment) => isSessionLive(adjustment, conditions) && matchesLine(adjustment, cart))
    .reduce<readonly PriceAdjustment[]>((valid, adjustment) => {
      const more = [...valid, adjustment]
      return isAllowed({ ...cart, adjustments: more }, conditions) ? more : valid
    }, [])
  const removed = cart.adjustments.filter((adjustment) => !adjustments.includes(adjustment))
  if (removed.length === 0) return cart
  return { ...cart, adjustments, notices: noticesAfter(removed, cart) }
}

const isSessionLive = ({ sessionId }: PriceAdjustment, { inStoreSessionIds }: PricingConditions) =>
  inStoreSessionIds.has(sessionId)

const matchesLine = ({ lineId, sku }: PriceAdjustment, { lines }: Cart) =>
  lineId === null || lines.some((line) => line.id === lineId && line.sku === sku)

const isAllowed = (cart: Cart, conditions: PricingConditions) =>
  isWithinLimit(cart, {
    price: pricingUnder(conditions),
    percent: settingsOfSite(conditions.siteId).maxStaffDiscountPercent,
  })

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
