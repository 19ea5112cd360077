import type { Cart as CartAnswer, CartTotals } from '@cairn/contract/cart-entity'
import { messageFor } from '@cairn/contract/messages'
import { amountOf } from '@cairn/contract/money'
import { accept, type Refusal, type Result } from '@cairn/contract/result'
import { languageOf, type Locale, siteOf } from '@cairn/contract/sites'
import { type Callout, calloutsOf } from '../promotions/callouts.ts'
import { itemAnswer } from './cart-item-answer.ts'
import { tallyOf } from './cart-limits.ts'
import { idleCodes } from './idle-codes.ts'
import type { SeenCart } from './seen-cart.ts'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import type { Notice } from './notice.ts'
import type { PriceAdjustment } from './price-adjustment.ts'
import { instrumentsAnswer, rewardAnswer } from './payments-answer.ts'
import { paymentMethods } from './payment-methods.ts'
import type { PricedCart } from './price-cart.ts'
import { placeAddress } from './place-address.ts'
import { priceNow } from './price-now.ts'
import type { Shipment } from './shipments.ts'
import { isSameAddress } from './verified-address.ts'

type InLocale = { locale: Locale }

/** A cart as it crosses the wire. */
export function cartAnswer(
  { cart, now, flash }: SeenCart,
  { locale }: InLocale,
): Result<CartAnswer, Refusal<'totalsNotCalculated'>> {
  const prices = priceNow(cart, now)
  if (!prices.ok) return prices
  const { priced, shipments, promoted } = prices.value
  const { currency } = siteOf(locale)
  const isGuest = now.promotions.groups.has('guest')
  const callouts = calloutsOf(promoted, { locale, currency, isGuest })
  return accept({
    basketId: cart.id,
    version: cart.version,
    currency,
    totalItems: priced.totalUnits,
    totals: totalsAnswer(priced),
    items: itemsAnswer({ cart: prices.value.cart, now, priced, locale, callouts }),
    shipments: shipments.map(({ id, code, storeId }) => ({
      shipmentId: id,
      shippingMethod: code,
      storeId,
    })),
    shippingMethods: shipments.flatMap((shipment) => methodAnswer(shipment, now)),
    paymentMethods: paymentMethods(cart, { now, priced, locale }),
    paymentInstruments: instrumentsAnswer(cart, priced),
    coupon: cart.coupons[0] ?? null,
    reward: rewardAnswer(cart, priced),
    associateTerms: termsAnswer(now, prices.value.isAboveYear),
    shippingAddress: cart.shippingAddress && {
      ...cart.shippingAddress,
      isValidated: isVerified(cart),
    },
    billingAddress: cart.billingAddress,
    priceAdjustments: cart.adjustments.map(adjustmentAnswer),
    flash: [...flash, ...idleCodes(cart, promoted, now)],
    favoriteStoreId: cart.favoriteStoreId,
    verifiedShippingAddress: isVerified(cart),
    promoSummary: callouts.map(({ told }) => told),
    customerNotifications: cart.notices.map((notice) => noticeAnswer(notice, locale)),
    // Nobody else is ever told of it, so it may be called like the one whose it is.
    saveForLaterId: cart.consumerId,
    saveForLater: { saveForLaterId: cart.consumerId, items: [], total: 0 },
  })
}

/** Who has not accepted them has none. */
function termsAnswer(
  { promotions: { employeeLeft, groups } }: Conditions,
  isAboveYear: boolean,
): CartAnswer['associateTerms'] {
  if (employeeLeft === null || !groups.has('employee')) return null
  return { left: amountOf(employeeLeft), isAboveYear }
}

function totalsAnswer(priced: PricedCart): CartTotals {
  return {
    total: amountOf(priced.total),
    itemTotal: amountOf(priced.itemTotal),
    totalDiscount: amountOf(priced.itemDiscount + priced.orderDiscount),
    discount: amountOf(priced.orderDiscount),
    itemSubTotal: amountOf(priced.itemSubTotal),
    netAmount: amountOf(priced.total - priced.tax),
    taxAmount: amountOf(priced.tax),
    shipping: amountOf(priced.shipping),
    tax: amountOf(priced.taxAdded),
    remainingToPay: amountOf(priced.remainingToPay),
    totalUnits: priced.totalUnits,
    appliedRewards: amountOf(priced.appliedRewards),
  }
}

type Priced = {
  cart: Cart
  now: Conditions
  priced: PricedCart
  locale: Locale
  callouts: readonly Callout[]
}

function itemsAnswer({ cart, now, priced, locale, callouts }: Priced): CartAnswer['items'] {
  const { currency } = siteOf(locale)
  const tally = tallyOf(cart.lines)
  const inCart = { now, tally, locale, callouts, currency, favoriteStoreId: cart.favoriteStoreId }
  return cart.lines.map((line) => {
    const price = priced.lines.get(line.id)
    if (!price) throw new Error(`line ${line.id} was not priced`)
    return itemAnswer(line, price, inCart)
  })
}

function methodAnswer(
  { code, shippingId, storeId, price }: Shipment,
  { methods, places }: Conditions,
): CartAnswer['shippingMethods'] {
  const method = methods.find((each) => each.code === code)
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
  // Hundredths both: of a unit of money, or of a percent.
  value: value / 100,
  reason,
})

const isVerified = ({ verifiedAddress, shippingAddress }: Cart): boolean =>
  verifiedAddress !== null &&
  (shippingAddress === null || isSameAddress(verifiedAddress, shippingAddress))

const noticeAnswer = ({ type }: Notice, locale: Locale) => {
  const name = type === 'ORDER_UPDATED' ? 'orderUpdated' : 'cartsMerged'
  return { type, message: messageFor(name, languageOf(locale)) }
}
