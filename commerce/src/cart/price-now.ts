import type { Refusal, Result } from '@cairn/contract/result'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { noDiscounts, priceCart, type PricedCart } from './price-cart.ts'
import { type Shipment, shipmentsOf } from './shipments.ts'

export type CartPrices = { shipments: readonly Shipment[]; priced: PricedCart }

/** What a cart costs as things are now. */
export function priceNow(
  cart: Cart,
  now: Conditions,
): Result<CartPrices, Refusal<'totalsNotCalculated'>> {
  const shipments = shipmentsOf(cart, now)
  const priced = priceCart({
    lines: cart.lines,
    shipments,
    discounts: noDiscounts,
    adjustments: cart.adjustments,
    reward: cart.reward?.amount ?? 0,
    payments: 0,
  })
  return priced.ok ? { ok: true, value: { shipments, priced: priced.value } } : priced
}
