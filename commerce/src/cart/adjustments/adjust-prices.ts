import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { fractionOf } from '../../promotions/proportions.ts'
import type { Cart } from '../cart.ts'
import type { PriceAdjustment } from './price-adjustment.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import type { PriceCart } from '../pricing/cart-prices.ts'

/** The largest discount, in percent, that a store may give. */
type AdjustmentLimit = { price: PriceCart; percent: number }

export function withAdjustment(
  cart: Cart,
  adjustment: Omit<PriceAdjustment, 'sku'>,
  limit: AdjustmentLimit,
): Result<Cart, Refusal<'itemNotAvailable' | 'priceInvalid'>> {
  const { lineId } = adjustment
  const line = cart.lines.find(({ id }) => id === lineId)
  if (lineId !== null && !line) return refuse('itemNotAvailable')
  const newAdjustment = { ...adjustment, sku: line?.sku ?? null }
  return withinLimit({ ...cart, adjustments: [...cart.adjustments, newAdjustment] }, limit)
}

type AdjustmentChange = Partial<Pick<PriceAdjustment, 'type' | 'value' | 'reason'>>

export function withChangedAdjustment(
  cart: Cart,
  { id, ...change }: AdjustmentChange & { id: string },
  limit: AdjustmentLimit,
): Result<Cart, Refusal<'callUnknown' | 'priceInvalid'>> {
  if (!cart.adjustments.some((each) => each.id === id)) return refuse('callUnknown')
  const adjustments = cart.adjustments.map((each) =>
    each.id === id ? { ...each, ...change } : each,
  )
  return withinLimit({ ...cart, adjustments }, limit)
}

export function withoutAdjustment(cart: Cart, id: string): Result<Cart, Refusal<'callUnknown'>> {
  const adjustments = cart.adjustments.filter((each) => each.id !== id)
  return adjustments.length === cart.adjustments.length
    ? refuse('callUnknown')
    : accept({ ...cart, adjustments })
}

const withinLimit = (cart: Cart, limit: AdjustmentLimit): Result<Cart, Refusal<'priceInvalid'>> =>
  isWithinLimit(cart, limit) ? accept(cart) : refuse('priceInvalid')

/** Compares the price of each line with all adjustments to its price without any. */
export function isWithinLimit(cart: Cart, { price, percent }: AdjustmentLimit): boolean {
  const unadjusted = price({ ...cart, adjustments: [] })
  const adjusted = price(cart)
  if (!unadjusted.ok || !adjusted.ok) return false
  const before = rowsOf(unadjusted.value.pricedCart)
  const after = rowsOf(adjusted.value.pricedCart)
  return [...before].every(
    ([id, row]) => row - (after.get(id) ?? 0) <= fractionOf(row, { of: percent, per: 100 }) + 1,
  )
}

const rowsOf = ({ lines }: PricedCart) =>
  new Map([...lines].map(([id, { afterOrderDiscount }]) => [id, afterOrderDiscount]))
