import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { partOf } from '../promotions/share.ts'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import type { PriceAdjustment } from './price-adjustment.ts'
import type { PricedCart } from './price-cart.ts'
import { priceNow } from './price-now.ts'

/** What holds now, and how many percent a store may take off on its own. */
type Allowed = { now: Conditions; percent: number }

export function withAdjustment(
  cart: Cart,
  adjustment: PriceAdjustment,
  allowed: Allowed,
): Result<Cart, Refusal<'itemNotAvailable' | 'priceInvalid'>> {
  const { lineId } = adjustment
  const isKnown = lineId === null || cart.lines.some(({ id }) => id === lineId)
  if (!isKnown) return refuse('itemNotAvailable')
  return withinLimit({ ...cart, adjustments: [...cart.adjustments, adjustment] }, allowed)
}

type AdjustmentChange = Partial<Pick<PriceAdjustment, 'type' | 'value' | 'reason'>>

export function withChangedAdjustment(
  cart: Cart,
  { id, ...change }: AdjustmentChange & { id: string },
  allowed: Allowed,
): Result<Cart, Refusal<'callUnknown' | 'priceInvalid'>> {
  if (!cart.adjustments.some((each) => each.id === id)) return refuse('callUnknown')
  const adjustments = cart.adjustments.map((each) =>
    each.id === id ? { ...each, ...change } : each,
  )
  return withinLimit({ ...cart, adjustments }, allowed)
}

export function withoutAdjustment(cart: Cart, id: string): Result<Cart, Refusal<'callUnknown'>> {
  const adjustments = cart.adjustments.filter((each) => each.id !== id)
  return adjustments.length === cart.adjustments.length
    ? refuse('callUnknown')
    : accept({ ...cart, adjustments })
}

/** All adjustments together, of each line and of the order, against what would be paid without them. */
function withinLimit(cart: Cart, { now, percent }: Allowed): Result<Cart, Refusal<'priceInvalid'>> {
  const [plain, adjusted] = [{ ...cart, adjustments: [] }, cart].map((each) => priceNow(each, now))
  if (!plain?.ok || !adjusted?.ok) return refuse('priceInvalid')
  const before = rowsOf(plain.value.priced)
  const after = rowsOf(adjusted.value.priced)
  const isWithin = [...before].every(
    ([id, row]) => row - (after.get(id) ?? 0) <= partOf(row, { of: percent, per: 100 }) + 1,
  )
  return isWithin ? accept(cart) : refuse('priceInvalid')
}

const rowsOf = ({ lines }: PricedCart) =>
  new Map([...lines].map(([id, { afterOrderDiscount }]) => [id, afterOrderDiscount]))
