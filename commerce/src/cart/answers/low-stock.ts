import type { FlashMessage } from '@cairn/contract/cart/cart'
import {
  exceededStyleLimit,
  isForSale,
  remainingStock,
  type QuantityTotals,
  quantityTotalsOf,
} from '../quantity-limits.ts'
import type { Cart, CartLine } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'

/** Tells which lines cannot be ordered as they are, and how many pieces are available. */
export function lowStockMessages(
  { lines }: Pick<Cart, 'lines'>,
  conditions: PricingConditions,
): FlashMessage[] {
  const tally = quantityTotalsOf(lines)
  return lines.flatMap((line) => lowStockOf(line, tally, conditions))
}

function lowStockOf(
  line: CartLine,
  tally: QuantityTotals,
  conditions: PricingConditions,
): FlashMessage[] {
  const of = (type: FlashMessage['type'], details: Record<string, number> = {}): FlashMessage[] => [
    { type, itemId: line.id, details: { product: line.sellable.name, ...details } },
  ]
  if (!isForSale(line)) return of('ProductItemNotAvailable')
  const available = remainingStock(line, tally, { conditions })
  if (available === 0) return of('ProductLineItemFullInventoryMissing', { available })
  if (available < line.quantity) return of('ProductLineItemInventoryMissing', { available })
  const maximum = exceededStyleLimit(line, tally)
  return maximum === undefined ? [] : of('ProductItemMaxQuantity', { maximum })
}
