import type { Address } from '@cairn/contract/address/address'
import type { CallName, calls } from '@cairn/contract/calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { ChallengedAction } from '@cairn/contract/sessions/bot-defence-calls'
import { siteOf } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { denverAddress } from '../ready-to-order.ts'
import { newChallenge, password } from '../sign-in.ts'
import { solvedChallenge } from '../solved-challenge.ts'
import type { CallRequest, Visitor } from '../visitor.ts'
import { pickupTownOf, skuFor } from './expected-order.ts'
import {
  confirmChallenge,
  payByCredit,
  payByMain,
  paymentOf,
  type ProviderWindows,
} from './pay-by-calls.ts'
import { paymentParts } from './payment-methods.ts'
import type { Purchaser } from './purchasers.ts'
import type { Delivery, Purchase, PurchaseLocale } from './purchases.ts'

/** Sends a call to the shop of the purchase; throws if it is refused. */
type SendCall = <Name extends CallName>(
  name: Name,
  request: CallRequest,
) => Promise<AnswerOf<(typeof calls)[Name]>>

type PurchaseToPlace = {
  purchase: Purchase
  purchaser: Purchaser
  visitor: Visitor
  windows: ProviderWindows
  asksForCaptcha: boolean
}

export type PurchaseByCalls = PurchaseToPlace & { send: SendCall; email: string }
export type PurchaseWithCart = PurchaseByCalls & { basketId: string }

const home: Record<PurchaseLocale, Address> = {
  'en-us': denverAddress,
  'de-de': {
    firstName: 'Ada',
    lastName: 'Berg',
    addressLine1: 'Kastanienallee 12',
    city: 'Berlin',
    postalCode: '10435',
    countryCode: 'DE',
    phone: '+49305550134',
  },
}

/**
 * Buys with the calls that the pages of the shop send. Returns the cart as the shopper saw it before ordering,
 * the answer to the order, and the order as the shopper reads it later.
 */
export async function placeByCalls(purchaseToPlace: PurchaseToPlace) {
  const { visitor, purchase, purchaser } = purchaseToPlace
  const send = sendCalls(visitor, purchase.locale)
  const email = purchaser.email ?? 'ines@rochat.example'
  await send('requestToken', { body: { type: 'Guest' } })
  if (purchaser.email !== undefined) await signIn({ ...purchaseToPlace, send, email })

  const sku = skuFor(purchase.delivery)
  const { basketId, items } = await send('createCartWithItem', { body: { sku, qty: 1 } })
  const context = { ...purchaseToPlace, send, email, basketId }
  await chooseDelivery(context, items)
  await setAddresses(context)
  const { credits = [], main } = paymentParts[purchase.payment]
  for (const [credit] of credits) await payByCredit(context, credit)
  if (main) await payByMain(context, main)

  const cart = await send('prepareOrder', { body: { basketId } })
  const placed = await placeOrder(context, cart)
  const read = await send('readOrder', { params: { orderId: placed.orderNumber } })
  return { cart, placed, read, email }
}

function sendCalls(visitor: Visitor, locale: PurchaseLocale): SendCall {
  return async <Name extends CallName>(name: Name, request: CallRequest) => {
    const answer = await visitor.send<AnswerOf<(typeof calls)[Name]>>(name, { locale, ...request })
    if (answer.status !== 200) throw new Error(`${name} is refused: ${answer.errorId}`)
    return answer.body
  }
}

const captcha = async (
  { asksForCaptcha, visitor }: PurchaseByCalls,
  action: ChallengedAction,
): Promise<{ recaptcha_response?: string }> =>
  asksForCaptcha ? { recaptcha_response: await solvedChallenge(visitor, action) } : {}

/** An employee accepts the terms of the discount. */
async function signIn(context: PurchaseByCalls) {
  const { send, email, purchase } = context
  const { codeVerifier, codeChallenge } = newChallenge()
  const { authorizationCode } = await send('signIn', {
    body: {
      type: 'Registered',
      username: email,
      password,
      codeChallenge,
      ...(await captcha(context, 'login')),
    },
  })
  await send('requestToken', { body: { type: 'Registered', authorizationCode, codeVerifier } })
  if (purchase.shopper !== 'employee') return
  const consumerProfile = { isEmployeeDiscountTCAccepted: true }
  await send('changeProfile', { body: { consumerProfile } })
}

async function chooseDelivery(context: PurchaseWithCart, items: Cart['items']) {
  const { send, basketId, purchase } = context
  const { delivery: code } = purchase
  if (code === 'standard' || code === 'digital') return
  const itemIds = items.filter(({ bonus }) => !bonus).map(({ itemId }) => itemId)
  const storeId = code === 'express' ? undefined : await findPickupPlace(context)
  await send('setShippingMethod', { body: { basketId, itemIds, code, storeId } })
}

async function findPickupPlace({ send, purchase }: PurchaseByCalls) {
  const { delivery, locale } = purchase
  const search = {
    query: pickupTownOf(purchase),
    countryCode: siteOf(locale).country,
    radius: 200,
  }
  if (delivery === 'pudo') {
    const { collectionPoints } = await send('findCollectionPoints', { body: search })
    return collectionPoints[0]?.id
  }
  const inStock = delivery === 'pickup' ? { sku: skuFor(delivery), onlyWithStock: true } : {}
  const { stores } = await send('findStores', { body: { ...search, ...inStock } })
  return stores.find(({ services }) => services.includes('pickup'))?.id
}

async function setAddresses(context: PurchaseWithCart) {
  const { send, basketId, purchase, email } = context
  const params = { basketId }
  const postalAddress = await postalAddressOf(context)
  const { firstName, lastName, phone } = home[purchase.locale]
  const contact = { firstName, lastName, phone, email }
  const addresses: Record<Delivery, Address> = {
    standard: postalAddress,
    express: postalAddress,
    pickup: contact,
    pudo: contact,
    sts: contact,
    digital: { email },
  }
  const address = addresses[purchase.delivery]
  const { isValid } = await send('validateShippingAddress', { params, body: { address } })
  if (!isValid) throw new Error(`The address for ${purchase.delivery} is not valid`)
  await send('setShippingAddress', { params, body: { address } })
  await send('setBillingAddress', { params, body: { address: postalAddress } })
}

/** A shopper with an address book uses its main entry, if it is in this country. */
async function postalAddressOf({ send, purchase, email }: PurchaseByCalls): Promise<Address> {
  const { shopper, locale } = purchase
  const address = { ...home[locale], email }
  if (!shopper.endsWith('shopper')) return address
  const { consumerProfile } = await send('readProfile', {})
  const { country } = siteOf(locale)
  const entry = consumerProfile.consumerDetails.address.find(
    ({ main, countryCode }) => main && countryCode === country,
  )
  return entry ? { addressId: entry.addressId } : address
}

/** With the bank's challenge, if there is one. */
async function placeOrder(context: PurchaseByCalls, cart: Cart) {
  const { basketId, totals } = cart
  const paymentMethod = await paymentOf(context, cart)
  const placed = await context.send('placeOrder', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      cartId: basketId,
      paymentMethod,
      seenTotal: totals.total,
      seenToPay: totals.remainingToPay,
      ...(await captcha(context, 'order')),
    },
  })
  return paymentParts[context.purchase.payment].main === 'challenged card'
    ? confirmChallenge(context, placed)
    : placed
}
