import type { Cart } from '@cairn/contract/cart/cart'
import {
  isCollected,
  type ShippingMethodCode,
  shippingMethodTypes,
} from '@cairn/contract/cart/shipping-methods'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { Commerce } from '../platform/calls/commerce.ts'
import { goOn } from '../platform/calls/handling.ts'
import { readServerRules } from '../purchase/address/read-server-rules.ts'
import { isShippingMethodCode } from '../purchase/delivery.ts'
import type { Buyer, CheckoutView, PickupSearch } from './checkout-view.ts'
import { withEarlierNotices, hasFlashInUrl, flashFromUrl } from './commands/flash-in-url.ts'
import { deliveryGroups } from './delivery/delivery-groups.ts'
import { refusedOrderIn } from './order/place-without-scripts.server.ts'
import { noPaymentOptions, readPaymentOptions } from './payment/payment-options.ts'
import { expressCheckoutOf } from './steps/express-checkout.ts'
import { needsDeliveryReview, stepToShow } from './steps/steps.ts'

type CheckoutRequest = {
  commerce: Commerce
  cart: Cart
  query: URLSearchParams
  locale: Locale
  isExpressEnabled: boolean
  isSignedIn: boolean
}

/** Reads the data for the requested step, or for the furthest step that can be shown. */
export async function readCheckout(request: CheckoutRequest): Promise<CheckoutView> {
  const { query, locale, isExpressEnabled } = request
  const cart = withNoticesFromUrl(request)
  const updatedRequest = { ...request, cart }
  const { country } = siteOf(locale)
  const step = stepToShow(query.get('step'), cart, country)
  const [serverRules, buyer, pickupSearch] = await Promise.all([
    step === 'summary' ? undefined : readServerRules(request.commerce, country),
    readBuyer(updatedRequest),
    step === 'shipping' ? readPickupSearch(updatedRequest) : null,
  ])
  const isArriving = !query.has('step') && !needsDeliveryReview(cart)
  const needsPaymentOptions = buyer !== null && (step === 'billing' || isArriving)
  const paymentOptions = needsPaymentOptions
    ? await readPaymentOptions(updatedRequest.commerce, cart)
    : noPaymentOptions
  const express = isArriving
    ? expressCheckoutOf({ isExpressEnabled, cart, buyer, cards: paymentOptions.cards })
    : null
  const refusedOrder = step === 'billing' ? refusedOrderIn(query, locale) : undefined
  const problem = refusedOrder === undefined ? null : { text: refusedOrder, sku: null }
  return { step, serverRules, cart, buyer, pickupSearch, paymentOptions, problem, express }
}

/** Adds the notices that the previous response put into the URL. */
function withNoticesFromUrl({ cart, query, locale }: CheckoutRequest): Cart {
  if (!hasFlashInUrl(query)) return cart
  const message = messageFor('orderUpdated', locale)
  return withEarlierNotices(cart, {
    flash: flashFromUrl(query, cart),
    customerNotifications: [{ type: 'ORDER_UPDATED', message }],
  })
}

async function readBuyer({ commerce, locale, isSignedIn }: CheckoutRequest): Promise<Buyer | null> {
  if (!isSignedIn) return null
  const result = await commerce.readProfile({ query: {} }, { profileNotFound: goOn })
  if (!result.ok) return null
  const { consumerDetails, isEmployeeDiscountTCAccepted } = result.value.consumerProfile
  const { email, firstName, lastName, phone, address, identity } = consumerDetails
  const isAssociate = identity.some(({ type }) => type === 'EMPLOYEE')
  const hasToAcceptTerms = isAssociate && !isEmployeeDiscountTCAccepted
  const { country } = siteOf(locale)
  // Shipping addresses in other countries cannot be used in this shop.
  const addresses = address.filter(({ countryCode = country }) => countryCode === country)
  return { email, firstName, lastName, phone, addresses, hasToAcceptTerms }
}

const searchRadius = 200
const maxPlaces = 8

/** Finds the stores or collection points for the group of items that the URL names. */
async function readPickupSearch(updatedRequest: CheckoutRequest): Promise<PickupSearch | null> {
  const { cart, query } = updatedRequest
  const shipmentId = query.get('group')
  const group = deliveryGroups(cart).find((candidate) => candidate.shipmentId === shipmentId)
  const code = query.get('method')
  if (!group || !isShippingMethodCode(code) || !isCollected(code)) return null
  const place = query.get('place')?.trim().slice(0, 60) ?? cart.shippingAddress?.postalCode ?? ''
  const location = {
    query: place === '' ? undefined : place,
    countryCode: siteOf(updatedRequest.locale).country,
  }
  const places = await findPickupPlaces(updatedRequest.commerce, {
    code,
    location,
    sku: group.items[0]?.sku,
  })
  return { shipmentId: group.shipmentId, code, place, places }
}

type PickupPlaceQuery = {
  code: ShippingMethodCode
  location: { query: string | undefined; countryCode: string }
  sku: string | undefined
}

async function findPickupPlaces(
  { findCollectionPoints, findStores }: Commerce,
  placeQuery: PickupPlaceQuery,
) {
  const { code, location, sku } = placeQuery
  const body = { ...location, radius: searchRadius, count: maxPlaces }
  const { to, takesStoreStock } = shippingMethodTypes[code]
  if (to === 'point') {
    const result = await findCollectionPoints({ body })
    return result.ok ? result.value.collectionPoints : undefined
  }
  const inStock = takesStoreStock && sku !== undefined ? { sku, onlyWithStock: true } : {}
  const result = await findStores({ body: { ...body, ...inStock } })
  const stores = result.ok ? result.value.stores : undefined
  return stores?.filter(({ services }) => services.includes('pickup'))
}
