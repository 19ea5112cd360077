import type { Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import { messageFor } from '@cairn/contract/messages'
import { languageOf, type Locale, siteOf } from '@cairn/contract/sites'
import { alsoTelling, isToTellAgain, toldAgain } from './carried-news.ts'
import type { Buyer, CheckoutView, Picking } from './checkout-view.ts'
import { isFetched } from './delivery.ts'
import { expressOf } from './express.ts'
import { deliveryGroups } from './delivery-groups.ts'
import { emptyPurse, readPurse } from './read-purse.ts'
import { type ShippingMethodCode, shippingMethodCodes } from './shipping-codes.ts'
import { sendsBack, stepToShow } from './steps.ts'

type Asked = {
  commerce: Client
  cart: Cart
  query: URLSearchParams
  locale: Locale
  isExpressOn: boolean
}

/** What the step needs to be shown, and which step that is. */
export async function readCheckout(given: Asked): Promise<CheckoutView> {
  const { query, locale, isExpressOn } = given
  const cart = withNews(given)
  const asked = { ...given, cart }
  const step = stepToShow(query.get('step'), cart, siteOf(locale).country)
  const [buyer, picking] = await Promise.all([
    readBuyer(asked),
    step === 'shipping' ? readPlaces(asked) : null,
  ])
  const isArriving = !query.has('step') && !sendsBack(cart)
  const isPurseWanted = buyer !== null && (step === 'billing' || isArriving)
  const purse = isPurseWanted ? await readPurse(asked.commerce, cart) : emptyPurse
  const express = isArriving
    ? expressOf({ isOn: isExpressOn, cart, buyer, cards: purse.cards })
    : null
  return { step, cart, buyer, picking, purse, blocked: null, express }
}

/** What changed by itself on the way here, as the change said it. */
function withNews({ cart, query, locale }: Asked): Cart {
  if (!isToTellAgain(query)) return cart
  const message = messageFor('orderUpdated', languageOf(locale))
  return alsoTelling(cart, {
    flash: toldAgain(query, cart),
    customerNotifications: [{ type: 'ORDER_UPDATED', message }],
  })
}

async function readBuyer({ commerce, locale }: Asked): Promise<Buyer | null> {
  const read = await commerce.readProfile({ query: {} })
  if (!read.ok) return null
  const { consumerDetails, isEmployeeDiscountTCAccepted } = read.value.consumerProfile
  const { email, firstName, lastName, phone, address, identity } = consumerDetails
  const isAssociate = identity.some(({ type }) => type === 'EMPLOYEE')
  const hasToAcceptTerms = isAssociate && !isEmployeeDiscountTCAccepted
  const { country } = siteOf(locale)
  // Parcels of a shop stay in its country.
  const addresses = address.filter(({ countryCode = country }) => countryCode === country)
  return { email, firstName, lastName, phone, addresses, hasToAcceptTerms }
}

const nearEnough = 200
const mostPlaces = 8

/** The stores or collection points that a group of things can be fetched from. */
async function readPlaces(asked: Asked): Promise<Picking | null> {
  const { cart, query } = asked
  const shipmentId = query.get('group')
  const group = deliveryGroups(cart).find((each) => each.shipmentId === shipmentId)
  const code = shippingMethodCodes.find((each) => each === query.get('way'))
  if (!group || !code || !isFetched(code)) return null
  const place = query.get('place')?.trim().slice(0, 60) ?? cart.shippingAddress?.postalCode ?? ''
  const near = {
    query: place === '' ? undefined : place,
    countryCode: siteOf(asked.locale).country,
  }
  const places = await placesFor(asked.commerce, { code, near, sku: group.items[0]?.sku })
  return { shipmentId: group.shipmentId, code, place, places }
}

type Wanted = {
  code: ShippingMethodCode
  near: { query: string | undefined; countryCode: string }
  sku: string | undefined
}

async function placesFor({ findCollectionPoints, findStores }: Client, wanted: Wanted) {
  const { code, near, sku } = wanted
  const body = { ...near, radius: nearEnough, count: mostPlaces }
  if (code === 'pudo') {
    const read = await findCollectionPoints({ body })
    return read.ok ? read.value.collectionPoints : undefined
  }
  const inStock = code === 'pickup' && sku !== undefined ? { sku, onlyWithStock: true } : {}
  const read = await findStores({ body: { ...body, ...inStock } })
  const stores = read.ok ? read.value.stores : undefined
  return stores?.filter(({ services }) => services.includes('pickup'))
}
