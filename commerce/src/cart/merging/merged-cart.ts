import { withPriceNotice } from '../adjustments/price-adjustments.ts'
import { type Cart, type CartLine, isSameItem, maxLines } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { totalBeforeMerge } from '../pricing/raised-total.ts'
import { withBestCode, withCodesToReport } from '../promotions/cart-discounts.ts'
import { remainingRoom, quantityTotalsOf } from '../quantity-limits.ts'

/** The guest's cart with at most one coupon. */
export const cartToMerge = (guestCart: Cart, conditions: PricingConditions): Cart =>
  withBestCode(guestCart, conditions)

/** What has to be read with the shopper's own cart. */
export const prefetchForMerge = (
  guestCart: Cart,
  { places }: PricingConditions,
  ownAddress: Cart['shippingAddress'],
) => ({
  storeIds: [...places.keys()],
  coupon: guestCart.coupons[0],
  shippingAddress: latestAddress({ own: ownAddress, guest: guestCart.shippingAddress }),
})

type NewOwner = {
  own: Pick<Cart, 'coupons'>
  conditions: PricingConditions
  sessions: { endedId: string; openedId: string }
}

/** The guest's cart in place of an empty one; it keeps the price adjustments of the session that goes on. */
export function transferredCart(guestCart: Cart, { own, conditions, sessions }: NewOwner): Cart {
  const coupons = [...new Set([...own.coupons, ...guestCart.coupons])]
  const cart = withCodesToReport({ ...guestCart, coupons }, conditions)
  const adjustments = cart.adjustments.map((adjustment) =>
    adjustment.sessionId === sessions.endedId
      ? { ...adjustment, sessionId: sessions.openedId }
      : adjustment,
  )
  return { ...cart, adjustments }
}

/**
 * Adds the guest's lines to the shopper's own cart. Quantities of the same item are added up to the
 * limit; items that are not available are added unchanged. Of two coupons, the better one is kept. Price
 * adjustments of the guest's cart are dropped, because staff gave them for that cart alone, and so are those
 * of the whole own order if items are added to it.
 */
export function mergedCart(ownCart: Cart, guest: Cart, conditions: PricingConditions): Cart {
  const lines = guest.lines
    .filter(({ giftOf }) => giftOf === null)
    .reduce<Cart['lines']>((merged, line) => withLine(merged, line, conditions), ownCart.lines)
  const guestUnits = unitsOf(guest.lines)
  const hasMoreUnits = guestUnits > 0 && unitsOf(lines) > guestUnits
  const hasNewUnits = unitsOf(lines) > unitsOf(ownCart.lines)
  const adjustments = ownCart.adjustments.filter(({ lineId }) => lineId !== null || !hasNewUnits)
  const isPriceRaised =
    guest.adjustments.length > 0 || adjustments.length < ownCart.adjustments.length
  const notices = isPriceRaised ? withPriceNotice(ownCart.notices) : ownCart.notices
  const shippingAddress = latestAddress({
    own: ownCart.shippingAddress,
    guest: guest.shippingAddress,
  })
  const merged: Cart = {
    ...ownCart,
    adjustments,
    lines,
    coupons: [...new Set([...ownCart.coupons, ...guest.coupons])],
    shippingAddress,
    verifiedAddress:
      shippingAddress === ownCart.shippingAddress ? ownCart.verifiedAddress : guest.verifiedAddress,
    savedTotal: totalBeforeMerge([ownCart, guest], conditions),
    billingAddress: latestAddress({ own: ownCart.billingAddress, guest: guest.billingAddress }),
    favoriteStoreId: ownCart.favoriteStoreId ?? guest.favoriteStoreId,
    notices: hasMoreUnits ? withMergeNotice(notices) : notices,
  }
  return withCodesToReport(merged, conditions)
}

type AddressesToMerge = Record<'own' | 'guest', Cart['shippingAddress']>

/** The guest has entered theirs last. The contact of a pickup does not replace an address. */
const latestAddress = ({ own, guest }: AddressesToMerge): Cart['shippingAddress'] =>
  guest && (guest.addressLine1 !== undefined || own?.addressLine1 === undefined) ? guest : own

function withLine(
  lines: Cart['lines'],
  line: CartLine,
  conditions: PricingConditions,
): Cart['lines'] {
  const remaining = remainingRoom(line, quantityTotalsOf(lines), conditions)
  const equalLine = lines.find((other) => isSameItem(other, line))
  if (equalLine) {
    const quantity = equalLine.quantity + Math.min(line.quantity, remaining)
    return lines.map((other) => (other === equalLine ? { ...equalLine, quantity } : other))
  }
  if (lines.length >= maxLines) return lines
  return [
    ...lines,
    { ...line, quantity: remaining === 0 ? line.quantity : Math.min(line.quantity, remaining) },
  ]
}

const withMergeNotice = (notices: Cart['notices']): Cart['notices'] => [
  ...notices.filter(({ type }) => type !== 'CARTS_MERGED'),
  { type: 'CARTS_MERGED' },
]

const unitsOf = (lines: Cart['lines']) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
