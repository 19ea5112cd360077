import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'
import { amountOf } from '@cairn/contract/fields/money'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { refusals } from '@cairn/contract/refusals/refusals'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { type Callout, calloutAnswer, calloutsOf } from '../../promotions/callouts.ts'
import type { PriceAdjustment } from '../adjustments/price-adjustments.ts'
import type { CartNotice, Cart } from '../cart.ts'
import { isDeliveredHome, isSameAddress } from '../delivery/cart-addresses.ts'
import type { Shipment } from '../delivery/shipments.ts'
import { placeAddress } from '../delivery/shipping-options.ts'
import { instrumentsAnswer, rewardAnswer, paymentMethods } from '../payment/payments-answer.ts'
import { type CartPrices, groupsWithTerms } from '../pricing/cart-prices.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { couponsWithoutEffect, inactiveCoupons } from '../promotions/cart-discounts.ts'
import { quantityTotalsOf } from '../quantity-limits.ts'
import { totalsAnswer } from './amounts-answer.ts'
import { itemAnswer } from './cart-item-answer.ts'
import { type CartView, withNotSoldMessages } from './cart-view.ts'

/** Converts a cart with its prices for the wire. */
export function cartAnswer(
  { cart, conditions, flash }: CartView,
  { lines, pricedCart, shipments, appliedPromotions, isAboveYear }: CartPrices,
  { locale }: { locale: Locale },
): CartAnswer {
  const { currency } = siteOf(locale)
  const isGuest = conditions.promotions.groups.has('guest')
  const callouts = calloutsOf(appliedPromotions, { locale, currency, isGuest })
  return {
    basketId: cart.id,
    version: cart.version,
    currency,
    totalItems: pricedCart.totalUnits,
    totals: totalsAnswer(pricedCart),
    items: itemsAnswer({ ...cart, lines }, { conditions, pricedCart, locale, callouts }),
    shipments: shipments.map(({ id, code, storeId }) => ({
      shipmentId: id,
      shippingMethod: code,
      storeId,
    })),
    shippingMethods: shipments.flatMap((shipment) => methodAnswer(shipment, conditions)),
    paymentMethods: paymentMethods(cart, { conditions, pricedCart, locale }),
    paymentInstruments: instrumentsAnswer(cart, pricedCart),
    coupon: cart.coupons[0] ?? null,
    reward: rewardAnswer(cart, pricedCart),
    associateTerms: termsAnswer(conditions, isAboveYear),
    shippingAddress: cart.shippingAddress && {
      ...cart.shippingAddress,
      isValidated: isVerified(cart),
    },
    unservedAddress: unservedAddress(cart, conditions),
    billingAddress: cart.billingAddress,
    priceAdjustments: cart.adjustments.map(adjustmentAnswer),
    flash: [
      ...withNotSoldMessages(flash, cart, { country: conditions.country, locale }),
      ...inactiveCoupons(cart, appliedPromotions, conditions),
    ],
    favoriteStoreId: cart.favoriteStoreId,
    verifiedShippingAddress: isVerified(cart),
    promoSummary: callouts.map(calloutAnswer),
    customerNotifications: [
      ...cart.notices.map((notice) => noticeAnswer(notice, locale)),
      ...couponsWithoutEffect(cart, appliedPromotions, conditions).map((code) => ({
        type: 'CODE_WITHOUT_EFFECT' as const,
        message: messageFor('codeWithoutEffect', locale, { code }),
      })),
    ],
    // The list has no id of its own; the consumer's id is only answered to that consumer.
    saveForLaterId: cart.consumerId,
    saveForLater: { saveForLaterId: cart.consumerId, items: [], total: 0 },
  }
}

/** What is collected needs only a contact, which has no street. */
function unservedAddress(
  { lines, shippingAddress }: Pick<Cart, 'lines' | 'shippingAddress'>,
  { unserved, country }: PricingConditions,
): CartAnswer['unservedAddress'] {
  if (!unserved || !lines.some(isDeliveredHome)) return null
  if (shippingAddress?.addressLine1 === undefined) return null
  const { countryCode = country } = shippingAddress
  return { countryCode, ...unserved }
}

/** Null for employees who have not accepted their terms. */
function termsAnswer(
  { promotions: { remainingTermsLimit, groups } }: PricingConditions,
  isAboveYear: boolean,
): CartAnswer['associateTerms'] {
  if (remainingTermsLimit === null || ![...groups].some((group) => groupsWithTerms.has(group)))
    return null
  return { left: amountOf(remainingTermsLimit), isAboveYear }
}

type ItemsContext = {
  conditions: PricingConditions
  pricedCart: PricedCart
  locale: Locale
  callouts: readonly Callout[]
}

function itemsAnswer(
  cart: Pick<Cart, 'lines' | 'favoriteStoreId'>,
  { conditions, pricedCart, locale, callouts }: ItemsContext,
): CartAnswer['items'] {
  const { currency } = siteOf(locale)
  const quantityTotals = quantityTotalsOf(cart.lines)
  const inCart = {
    conditions,
    quantityTotals,
    locale,
    callouts,
    currency,
    favoriteStoreId: cart.favoriteStoreId,
  }
  return cart.lines.map((line) => {
    const price = pricedCart.lines.get(line.id)
    if (!price) throw new Error(`line ${line.id} was not priced`)
    return itemAnswer(line, price, inCart)
  })
}

function methodAnswer(
  { code, shippingId, storeId, price }: Shipment,
  { methods, places }: PricingConditions,
): CartAnswer['shippingMethods'] {
  const method = methods.find((candidate) => candidate.code === code)
  if (!method) return []
  const { label, deliveryTime } = method
  const place = places.get(storeId ?? '')
  const address = place ? placeAddress(place) : null
  return [{ code, shippingId, storeId, address, label, deliveryTime, price: amountOf(price) }]
}

const adjustmentAnswer = ({ id, lineId, type, value, reason }: PriceAdjustment) => ({
  adjustmentId: id,
  itemId: lineId,
  type,
  // Both are in hundredths: of a currency unit or of a percent.
  value: value / 100,
  reason,
})

const isVerified = ({ verifiedAddress, shippingAddress }: Cart): boolean =>
  verifiedAddress !== null &&
  (shippingAddress === null || isSameAddress(verifiedAddress, shippingAddress))

const noticeMessages = {
  ORDER_UPDATED: 'orderUpdated',
  CARTS_MERGED: 'cartsMerged',
  PRICE_UPDATED: 'priceUpdated',
  TOTAL_RAISED: 'totalRaised',
} as const

function noticeAnswer(
  notice: CartNotice,
  locale: Locale,
): CartAnswer['customerNotifications'][number] {
  const { type } = notice
  if (type !== 'CODE_REMOVED') return { type, message: messageFor(noticeMessages[type], locale) }
  const { code, reason } = notice
  const removed = messageFor('codeRemoved', locale, { code })
  return {
    type,
    message: `${removed} ${messageFor(reason, locale)}`,
    errorId: refusals[reason].id,
  }
}
