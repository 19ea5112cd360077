import type { PlainConditions } from './conditions.ts'
import { roomFor, tallyOf } from './cart-limits.ts'
import { type Cart, type CartLine, isSameItem, mostLines } from './cart.ts'

/**
 * What somebody gathered as a guest comes to what they had. Pieces of the same add up to the most
 * that may be had; what cannot be had any more comes along, to be seen.
 */
export function mergedCart(mine: Cart, guests: Cart, now: PlainConditions): Cart {
  const lines = guests.lines
    .filter(({ giftOf }) => giftOf === null)
    .reduce<Cart['lines']>((merged, line) => withLine(merged, line, now), mine.lines)
  const guestUnits = unitsOf(guests.lines)
  const isMore = guestUnits > 0 && unitsOf(lines) > guestUnits
  return {
    ...mine,
    lines,
    coupons: [...new Set([...mine.coupons, ...guests.coupons])],
    shippingAddress: mine.shippingAddress ?? guests.shippingAddress,
    verifiedAddress: mine.shippingAddress ? mine.verifiedAddress : guests.verifiedAddress,
    billingAddress: mine.billingAddress ?? guests.billingAddress,
    favoriteStoreId: mine.favoriteStoreId ?? guests.favoriteStoreId,
    notices: isMore ? [...mine.notices, { type: 'CARTS_MERGED' as const }] : mine.notices,
  }
}

function withLine(lines: Cart['lines'], line: CartLine, now: PlainConditions): Cart['lines'] {
  const room = roomFor(line, tallyOf(lines), now)
  const twin = lines.find((other) => isSameItem(other, line))
  if (twin) {
    const quantity = twin.quantity + Math.min(line.quantity, room)
    return lines.map((other) => (other === twin ? { ...twin, quantity } : other))
  }
  if (lines.length >= mostLines) return lines
  return [
    ...lines,
    { ...line, quantity: room === 0 ? line.quantity : Math.min(line.quantity, room) },
  ]
}

const unitsOf = (lines: Cart['lines']) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
