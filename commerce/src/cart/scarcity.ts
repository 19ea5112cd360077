import type { FlashMessage } from '@cairn/contract/flash'
import { brokenStyleLimit, isSold, leftFor, type Tally, tallyOf } from './cart-limits.ts'
import type { Cart, CartLine } from './cart.ts'
import type { Conditions } from './conditions.ts'

/** What of a cart could not be ordered as it stands, and how much of it could. */
export function scarcityIn({ lines }: Pick<Cart, 'lines'>, now: Conditions): FlashMessage[] {
  const tally = tallyOf(lines)
  return lines.flatMap((line) => scarcityOf(line, tally, now))
}

function scarcityOf(line: CartLine, tally: Tally, now: Conditions): FlashMessage[] {
  const of = (type: FlashMessage['type'], details: Record<string, number> = {}): FlashMessage[] => [
    { type, itemId: line.id, details: { product: line.sellable.name, ...details } },
  ]
  if (!isSold(line)) return of('ProductItemNotAvailable')
  const available = leftFor(line, tally, { now })
  if (available === 0) return of('ProductLineItemFullInventoryMissing', { available })
  if (available < line.quantity) return of('ProductLineItemInventoryMissing', { available })
  const maximum = brokenStyleLimit(line, tally)
  return maximum === undefined ? [] : of('ProductItemMaxQuantity', { maximum })
}
