import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { fractionOf } from '../../promotions/proportions.ts'
import type { Cart } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import type { PriceAdjustment } from './price-adjustment.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { calculatePrices } from '../pricing/cart-prices.ts'

/** The largest discount, in percent, that a store may give. */
type AdjustmentLimit = { conditions: PricingConditions; percent: number }

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
export function isWithinLimit(cart: Cart, { conditions, percent }: AdjustmentLimit): boolean {
  const [withoutAdjustments, withOrderAdjustment] = [{ ...cart, adjustments: [] }, cart].map(
    (each) => calculatePrices(each, conditions),
  )
  if (!withoutAdjustments?.ok || !withOrderAdjustment?.ok) return false
  const before = rowsOf(withoutAdjustments.value.pricedCart)
  const after = rowsOf(withOrderAdjustment.value.pricedCart)
  return [...before].every(
    ([id, row]) => row - (after.get(id) ?? 0) <= fractionOf(row, { of: percent, per: 100 }) + 1,
  )
}

const rowsOf = ({ lines }: PricedCart) =>
  new Map([...lines].map(([id, { afterOrderDiscount }]) => [id, afterOrderDiscount]))
