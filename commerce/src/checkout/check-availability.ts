import type { cartContentRefusals } from '@cairn/contract/checkout/checkout-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import {
  exceededStyleLimit,
  remainingStock,
  type QuantityTotals,
  quantityTotalsOf,
} from '../cart/quantity-limits.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import { checkDelivery } from '../cart/delivery/delivery-rules.ts'
import type { Shipment } from '../cart/delivery/shipments.ts'

export type ContentsRefusal = Refusal<(typeof cartContentRefusals)[number]>
type AvailabilityCheck = Result<undefined, ContentsRefusal>

/** Checks that everything in the cart can be delivered now, by its shipping methods. */
export function checkContents(
  { lines }: Pick<Cart, 'lines'>,
  conditions: PricingConditions,
): AvailabilityCheck {
  if (lines.length === 0) return refuse('itemNoLongerAvailable')
  const failed = lines.map((line) => checkLine(line, conditions)).find(({ ok }) => !ok)
  return failed && !failed.ok ? failed : checkStock(lines, conditions)
}

function checkLine(line: CartLine, conditions: PricingConditions): AvailabilityCheck {
  const { sellable, giftOption, giftOf } = line
  const item = { sku: line.sku, product: sellable.name }
  if (sellable.withdrawn) return refuse(giftOption ? 'giftOptionItemGone' : 'itemsWithdrawn', item)
  if (!sellable.price) return refuse('noPrice', item)
  if (sellable.price.current < 0) return refuse('priceInvalid', item)
  if (giftOf !== null) return accept(undefined)
  return checkDelivery(line, conditions).ok
    ? accept(undefined)
    : refuse('shippingMethodUnavailable', item)
}

function checkStock(lines: Cart['lines'], conditions: PricingConditions): AvailabilityCheck {
  const tally = quantityTotalsOf(lines)
  const short = lines.filter((line) => isShort(line, tally, conditions))
  const [first] = short
  if (!first) return accept(undefined)
  const item = { sku: first.sku, product: first.sellable.name }
  const soldOut = short.filter((line) => remainingStock(line, tally, { conditions }) === 0)
  if (soldOut.length === lines.filter(({ giftOf }) => giftOf === null).length) {
    return refuse('itemsOutOfStock', item)
  }
  return first.shippingMethod === 'pickup' && short.length === 1
    ? refuse('noInventory', item)
    : refuse('someWithoutInventory', item)
}

const isShort = (line: CartLine, tally: QuantityTotals, conditions: PricingConditions) =>
  remainingStock(line, tally, { conditions }) < line.quantity ||
  exceededStyleLimit(line, tally) !== undefined

/** Refuses shipments to a place whose tax is unknown. */
export function checkTax(shipments: readonly Shipment[]): AvailabilityCheck {
  return shipments.every(({ tax, code }) => tax !== null || code === 'digital')
    ? accept(undefined)
    : refuse('taxNotCalculated')
}
