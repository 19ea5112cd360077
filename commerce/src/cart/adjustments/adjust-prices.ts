import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Cart } from '../cart.ts'
import type { PriceCart } from '../pricing/cart-prices.ts'
import type { PriceAdjustment } from './price-adjustment.ts'

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

type AdjustedCart = { cart: Cart; after: Cart; changed: PriceAdjustment }

/** Refuses an adjustment that is not valid, or with which another one is no longer valid. */
function withinLimit(
  { cart, after, changed }: AdjustedCart,
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
