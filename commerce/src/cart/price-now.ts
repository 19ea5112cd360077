import type { Refusal, Result } from '@cairn/contract/result'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { settingsOnSite } from '@cairn/contract/site-settings'
import type { Promoted } from '../promotions/apply-promotions.ts'
import { isAboveYear, withoutTerms } from './employee-terms.ts'
import { withGifts } from './gift-lines.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { currencyOf, promote } from './promoted-cart.ts'
import { type Shipment, shipmentsOf } from './shipments.ts'

export type CartPrices = {
  /** With what promotions give away. */
  cart: Cart
  promoted: Promoted
  shipments: readonly Shipment[]
  priced: PricedCart
  /** It is more than the year of an associate has room for, and costs what it costs everybody. */
  isAboveYear: boolean
}

type Prices = Result<CartPrices, Refusal<'totalsNotCalculated'>>

/** What a cart costs as things are now; at the terms of associates only as far as their year has room for it. */
export function priceNow(bought: Cart, now: Conditions): Prices {
  const prices = priceWith(bought, now)
  if (!prices.ok || !isAboveYear(prices.value, now)) return prices
  const ordinary = priceWith(bought, withoutTerms(now))
  return ordinary.ok ? { ok: true, value: { ...ordinary.value, isAboveYear: true } } : ordinary
}

function priceWith(bought: Cart, now: Conditions): Prices {
  const promoted = promote(bought, now)
  const cart = withGifts(bought, promoted.gifts, {
    promotions: now.promotions,
    areFirst: settingsOnSite(now.siteId).showsGiftsFirst,
  })
  const shipments = shipmentsOf(cart, now)
  const priced = priceCart({
    lines: cart.lines,
    shipments,
    discounts: promoted,
    adjustments: cart.adjustments,
    payments: cart.payments,
    paying: {
      currency: currencyOf(now.siteId),
      athleteCredit: now.promotions.athleteCredit,
      // Money is not bought with money.
      takesGiftCards: !cart.lines.some(({ sellable }) => sellable.isDigital),
    },
  })
  return priced.ok
    ? { ok: true, value: { cart, promoted, shipments, priced: priced.value, isAboveYear: false } }
    : priced
}
