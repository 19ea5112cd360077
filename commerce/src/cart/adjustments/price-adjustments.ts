import type { Minor } from '@cairn/contract/fields/money'
import { type Refusal, type Result, accept, refuse } from '@cairn/contract/refusals/result'
import { settingsOfSite } from '@cairn/contract/sites/site-settings'
import { fractionOf } from '../../promotions/proportions.ts'
import type { Cart } from '../cart.ts'
import type { PriceCart } from '../pricing/cart-prices.ts'
import { type Discounts, discountedAmounts } from '../pricing/price-cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'

/** A discount by store staff, valid only in its in-store session. */
export type PriceAdjustment = {
  id: string
  sessionId: string
  /** The site on which it was made: another one has other prices and another currency. */
  siteId: string
  /** Null for the whole order. */
  lineId: string | null
  /** The sku of the line at the time of the adjustment. */
  sku: string | null
  /** The quantity of the line at the time of the adjustment. */
  quantity: number | null
  type: 'percent' | 'amount'
  /** In minor units, or in hundredths of a percent. */
  value: Minor
  reason: string
  storeId: string
  employeeId: string
}

type DiscountedCart = Pick<Cart, 'lines' | 'adjustments'> & { discounts: Discounts }

/**
 * The price adjustments of a cart that are valid in the session of the request: they were made in it and on
 * the same site, their line is still the same item with no more pieces and no gift card, and together they take off no more than the store may.
 * An adjustment that exceeds this limit does not count against the next one.
 */
export function validAdjustments(
  cart: DiscountedCart,
  conditions: Pick<PricingConditions, 'siteId' | 'inStoreSessionId'>,
): Cart['adjustments'] {
  const valid = cart.adjustments.reduce<Cart['adjustments']>((others, adjustment) => {
    const adjustments = [...others, adjustment]
    const isValid =
      adjustment.sessionId === conditions.inStoreSessionId &&
      adjustment.siteId === conditions.siteId &&
      matchesLine(adjustment, cart) &&
      isWithinLimit({ ...cart, adjustments }, conditions)
    return isValid ? adjustments : others
  }, [])
  return valid.length === cart.adjustments.length ? cart.adjustments : valid
}

const matchesLine = (
  { lineId, sku, quantity }: PriceAdjustment,
  { lines }: Pick<DiscountedCart, 'lines'>,
) =>
  lineId === null ||
  lines.some(
    (line) =>
      line.id === lineId &&
      line.sku === sku &&
      line.quantity <= (quantity ?? 0) &&
      !line.sellable.isDigital,
  )

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

/**
 * Removes the adjustments that are no longer valid. A change in one session keeps those of other sessions
 * that are live, although they have no influence here.
 */
export function withoutEndedAdjustments(
  cart: Cart,
  valid: Cart['adjustments'],
  { inStoreSessionId, inStoreSessionIds }: PricingConditions,
): Cart {
  const isOfOtherSession = ({ sessionId }: PriceAdjustment) =>
    sessionId !== inStoreSessionId && inStoreSessionIds.has(sessionId)
  const remaining = cart.adjustments.filter(
    (adjustment) =>
      valid.includes(adjustment) || (isOfOtherSession(adjustment) && matchesLine(adjustment, cart)),
  )
  return keepAdjustments(cart, remaining)
}

/** Keeps these adjustments of a cart. If the others had lowered its price, a notice tells the shopper. */
export function keepAdjustments(cart: Cart, kept: Cart['adjustments']): Cart {
  const removed = cart.adjustments.filter((adjustment) => !kept.includes(adjustment))
  if (removed.length === 0) return cart
  return { ...cart, adjustments: kept, notices: noticesAfter(removed, cart) }
}

/** A removed line does not count as a raised price. */
function noticesAfter(
  removed: readonly PriceAdjustment[],
  { lines, notices }: Cart,
): Cart['notices'] {
  const raisesPrice = removed.some(
    ({ lineId }) => lineId === null || lines.some(({ id }) => id === lineId),
  )
  return raisesPrice ? withPriceNotice(notices) : notices
}

export const withPriceNotice = (notices: Cart['notices']): Cart['notices'] =>
  notices.some(({ type }) => type === 'PRICE_UPDATED')
    ? notices
    : [...notices, { type: 'PRICE_UPDATED' }]

type PricingContext = {
  conditions: Pick<PricingConditions, 'siteId' | 'country' | 'places'>
  price: PriceCart
}

/** The employees of a store adjust prices only on sites of its country. */
export function withAdjustment(
  cart: Cart,
  adjustment: Omit<PriceAdjustment, 'siteId' | 'sku' | 'quantity'>,
  { conditions: { siteId, country, places }, price }: PricingContext,
): Result<Cart, Refusal<'sessionNotEntitled' | 'itemNotAvailable' | 'priceInvalid'>> {
  if (places.get(adjustment.storeId)?.countryCode !== country) return refuse('sessionNotEntitled')
  const { lineId } = adjustment
  const line = cart.lines.find(({ id }) => id === lineId)
  if (lineId !== null && !line) return refuse('itemNotAvailable')
  const newAdjustment = {
    ...adjustment,
    siteId,
    sku: line?.sku ?? null,
    quantity: line?.quantity ?? null,
  }
  const adjustments = [...cart.adjustments, newAdjustment]
  return withinLimit({ cart, after: { ...cart, adjustments }, changed: newAdjustment }, price)
}

type AdjustmentRef = Pick<PriceAdjustment, 'id' | 'sessionId'>
type AdjustmentChange = Partial<Pick<PriceAdjustment, 'type' | 'value' | 'reason'>>

const findAdjustment = ({ adjustments }: Cart, { id, sessionId }: AdjustmentRef) =>
  adjustments.find((adjustment) => adjustment.id === id && adjustment.sessionId === sessionId)

export function withChangedAdjustment(
  cart: Cart,
  { id, sessionId, ...change }: AdjustmentChange & AdjustmentRef,
  price: PriceCart,
): Result<Cart, Refusal<'callUnknown' | 'priceInvalid'>> {
  const adjustment = findAdjustment(cart, { id, sessionId })
  if (!adjustment) return refuse('callUnknown')
  const changed = { ...adjustment, ...change }
  const adjustments = cart.adjustments.map((other) => (other === adjustment ? changed : other))
  return withinLimit({ cart, after: { ...cart, adjustments }, changed }, price)
}

export function withoutAdjustment(
  cart: Cart,
  ref: AdjustmentRef,
): Result<Cart, Refusal<'callUnknown'>> {
  const adjustment = findAdjustment(cart, ref)
  if (!adjustment) return refuse('callUnknown')
  return accept({ ...cart, adjustments: cart.adjustments.filter((other) => other !== adjustment) })
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
