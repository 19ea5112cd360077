import type { Minor } from '@cairn/contract/fields/money'
import { type Refusal, type Result, accept, refuse } from '@cairn/contract/refusals/result'
import { settingsOfSite } from '@cairn/contract/sites/site-settings'
import { fractionOf } from '../../promotions/proportions.ts'
import type { Cart } from '../cart.ts'
import type { PriceCart } from '../pricing/cart-prices.ts'
import { type Discounts, discountedAmounts } from '../pricing/price-cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'

/** A discount by store staff, valid only during its in-store session. */
export type PriceAdjustment = {
  id: string
  sessionId: string
  /** Null for the whole order. */
  lineId: string | null
  /** The sku of the line at the time of the adjustment. */
  sku: string | null
  type: 'percent' | 'amount'
  /** In minor units, or in hundredths of a percent. */
  value: Minor
  reason: string
  storeId: string
  employeeId: string
}

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

export function withAdjustment(
  cart: Cart,
  adjustment: Omit<PriceAdjustment, 'sku'>,
  price: PriceCart,
): Result<Cart, Refusal<'itemNotAvailable' | 'priceInvalid'>> {
  const { lineId } = adjustment
  const line = cart.lines.find(({ id }) => id === lineId)
  if (lineId !== null && !line) return refuse('itemNotAvailable')
  const newAdjustment = { ...adjustment, sku: line?.sku ?? null }
  const adjustments = [...cart.adjustments, newAdjustment]
  return withinLimit({ cart, after: { ...cart, adjustments }, changed: newAdjustment }, price)
}

type AdjustmentChange = Partial<Pick<PriceAdjustment, 'type' | 'value' | 'reason'>>

export function withChangedAdjustment(
  cart: Cart,
  { id, ...change }: AdjustmentChange & { id: string },
  price: PriceCart,
): Result<Cart, Refusal<'callUnknown' | 'priceInvalid'>> {
  const adjustment = cart.adjustments.find((candidate) => candidate.id === id)
  if (!adjustment) return refuse('callUnknown')
  const changed = { ...adjustment, ...change }
  const adjustments = cart.adjustments.map((other) => (other === adjustment ? changed : other))
  return withinLimit({ cart, after: { ...cart, adjustments }, changed }, price)
}

export function withoutAdjustment(cart: Cart, id: string): Result<Cart, Refusal<'callUnknown'>> {
  const adjustments = cart.adjustments.filter((adjustment) => adjustment.id !== id)
  return adjustments.length === cart.adjustments.length
    ? refuse('callUnknown')
    : accept({ ...cart, adjustments })
}

/** Refuses an adjustment that is not valid, or with which another one is no longer valid. */
function withinLimit(
  { cart, after, changed }: { cart: Cart; after: Cart; changed: PriceAdjustment },
  price: PriceCart,
): Result<Cart, Refusal<'priceInvalid'>> {
  const prices = price(after)
  if (!prices.ok) return refuse('priceInvalid')
  const { adjustments: valid } = prices.value
  if (valid === after.adjustments) return accept(after)
  const before = price(cart)
  const validBefore = before.ok ? before.value.adjustments : []
  const isKept = (adjustment: PriceAdjustment) => valid.includes(adjustment)
  const others = validBefore.filter(({ id }) => id !== changed.id)
  return isKept(changed) && others.every(isKept) ? accept(after) : refuse('priceInvalid')
}
