import { maxQuantity } from '@cairn/contract/fields/inputs'
import { checkPurchasable, type Sellable } from '../catalogue/sellable/sellable.ts'
import { stockLocationOf } from '../shipping/stock-location.ts'
import type { CartLine } from './cart.ts'
import type { PricingConditions } from './pricing/pricing-conditions.ts'

type CartLines = readonly CartLine[]
type StockConditions = Pick<PricingConditions, 'places'>

/** The maximum quantity of all lines counted under a key. */
type Limit = { maximum: number; key: string }

/** The quantities of all lines, by style and by sku and stock location. */
export type QuantityTotals = ReadonlyMap<string, number>

export function quantityTotalsOf(lines: CartLines): QuantityTotals {
  const quantityTotals = new Map<string, number>()
  for (const line of lines) {
    for (const key of [styleKey(line.sellable), stockKey(line, line)]) {
      quantityTotals.set(key, (quantityTotals.get(key) ?? 0) + line.quantity)
    }
  }
  return quantityTotals
}

const styleKey = ({ styleId }: Sellable) => `style ${styleId}`

type LineDelivery = Pick<CartLine, 'shippingMethod' | 'storeId'>

const stockKey = ({ sku }: CartLine, delivery: LineDelivery) =>
  `${sku} in ${stockLocationOf(delivery)}`

/** The stock for a line, with its own or another delivery. */
export function availableStock(
  line: CartLine,
  { places }: StockConditions,
  delivery: LineDelivery = line,
): number {
  const { sellable, sku } = line
  if (sellable.isDigital) return Infinity
  const location = stockLocationOf(delivery)
  return location === '' ? sellable.onHand : (places.get(location)?.stock[sku] ?? 0)
}

/** A style may be limited across its variants. */
const styleLimit = ({ sellable }: CartLine): Limit => ({
  maximum: sellable.maxPerOrder ?? Infinity,
  key: styleKey(sellable),
})

/** Lines of the same sku and location share one stock. */
const supplyLimit = (line: CartLine, conditions: StockConditions): Limit => ({
  maximum: availableStock(line, conditions),
  key: stockKey(line, line),
})

const limitsOf = (line: CartLine, conditions: StockConditions) => [
  styleLimit(line),
  supplyLimit(line, conditions),
]

const quantityIn = (quantityTotals: QuantityTotals, { key }: Limit) => quantityTotals.get(key) ?? 0

type LineChange = { before: CartLines; after: CartLines; conditions: StockConditions }

/**
 * The limit that a change exceeds, unless it already exceeded it by as much before. Lower quantities
 * are never refused.
 */
export function exceededLimit(
  line: CartLine,
  { before, after, conditions }: LineChange,
): number | undefined {
  const [totalsBefore, totalsAfter] = [quantityTotalsOf(before), quantityTotalsOf(after)]
  return limitsOf(line, conditions).find(
    (limit) =>
      quantityIn(totalsAfter, limit) > limit.maximum &&
      quantityIn(totalsAfter, limit) > quantityIn(totalsBefore, limit),
  )?.maximum
}

/** The stock left for a line after all other lines. */
export function remainingStock(
  line: CartLine,
  quantityTotals: QuantityTotals,
  { conditions, delivery = line }: { conditions: StockConditions; delivery?: LineDelivery },
) {
  const key = stockKey(line, delivery)
  const lineQuantity = key === stockKey(line, line) ? line.quantity : 0
  return Math.max(
    0,
    availableStock(line, conditions, delivery) - ((quantityTotals.get(key) ?? 0) - lineQuantity),
  )
}

/** The style's limit, if the cart exceeds it. */
export function exceededStyleLimit(
  line: CartLine,
  quantityTotals: QuantityTotals,
): number | undefined {
  const limit = styleLimit(line)
  return quantityIn(quantityTotals, limit) > limit.maximum ? limit.maximum : undefined
}

/** Whether this line can be ordered together with all others. */
export const isOrderable = (
  line: CartLine,
  quantityTotals: QuantityTotals,
  conditions: StockConditions,
): boolean =>
  isForSale(line) &&
  limitsOf(line, conditions).every((limit) => quantityIn(quantityTotals, limit) <= limit.maximum)

/** What the site does not sell has no price, and no influence on the totals of the cart. */
export const isSoldHere = ({ giftOf, sellable }: Pick<CartLine, 'giftOf' | 'sellable'>): boolean =>
  giftOf !== null || sellable.price !== null

/** A gift does not have to be sold separately. */
export const isForSale = ({ giftOf, sellable }: CartLine): boolean =>
  giftOf === null ? checkPurchasable(sellable).ok : !sellable.withdrawn

/** The maximum quantity in one order. */
export const maxQuantityOf = (line: CartLine, conditions: StockConditions): number =>
  Math.min(line.sellable.maxPerOrder ?? maxQuantity, availableStock(line, conditions), maxQuantity)

/** The quantity that can still be added to the cart. */
export const remainingRoom = (
  line: CartLine,
  quantityTotals: QuantityTotals,
  conditions: StockConditions,
): number =>
  Math.max(
    0,
    Math.min(
      ...limitsOf(line, conditions).map(
        (limit) => limit.maximum - quantityIn(quantityTotals, limit),
      ),
    ),
  )
