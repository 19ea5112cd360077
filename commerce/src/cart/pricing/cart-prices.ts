import type { Refusal, Result } from '@cairn/contract/refusals/result'
import type { Cart } from '../cart.ts'
import type { PricingConditions } from './pricing-conditions.ts'
import { settingsOfSite } from '@cairn/contract/sites/site-settings'
import type { CartPromotions } from '../../promotions/apply-promotions.ts'
import { isAboveYear, withoutEmployeeTerms } from './employee-terms.ts'
import { withGifts } from '../promotions/gift-lines.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { currencyOf, applyPromotionsToCart } from '../promotions/cart-promotions.ts'
import { type Shipment, shipmentsOf } from '../delivery/shipments.ts'

export type CartPrices = {
  /** With gift lines. */
  cart: Cart
  appliedPromotions: CartPromotions
  shipments: readonly Shipment[]
  priced: PricedCart
  /** The cart exceeds an employee's yearly limit, so ordinary prices apply. */
  isAboveYear: boolean
}

type CartPricesResult = Result<CartPrices, Refusal<'totalsNotCalculated'>>

/** Prices a cart; employee terms apply only within the employee's yearly limit. */
export function calculatePrices(
  cartWithoutGifts: Cart,
  conditions: PricingConditions,
): CartPricesResult {
  const prices = pricesUnder(cartWithoutGifts, conditions)
  if (!prices.ok || !isAboveYear(prices.value, conditions)) return prices
  const ordinary = pricesUnder(cartWithoutGifts, withoutEmployeeTerms(conditions))
  return ordinary.ok ? { ok: true, value: { ...ordinary.value, isAboveYear: true } } : ordinary
}

function pricesUnder(cartWithoutGifts: Cart, conditions: PricingConditions): CartPricesResult {
  const appliedPromotions = applyPromotionsToCart(cartWithoutGifts, conditions)
  const cart = withGifts(cartWithoutGifts, appliedPromotions.gifts, {
    promotions: conditions.promotions,
    areFirst: settingsOfSite(conditions.siteId).showsGiftsFirst,
  })
  const shipments = shipmentsOf(cart, conditions)
  const priced = priceCart({
    lines: cart.lines,
    shipments,
    discounts: appliedPromotions,
    adjustments: cart.adjustments,
    payments: cart.payments,
    paying: {
      currency: currencyOf(conditions.siteId),
      athleteCredit: conditions.promotions.athleteCredit,
      // Gift cards cannot be bought with gift cards.
      takesGiftCards: !cart.lines.some(({ sellable }) => sellable.isDigital),
    },
  })
  return priced.ok
    ? {
        ok: true,
        value: { cart, appliedPromotions, shipments, priced: priced.value, isAboveYear: false },
      }
    : priced
}
