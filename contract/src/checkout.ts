import { z } from 'zod'
import { address } from './address.ts'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { cart, refusedCart } from './cart-entity.ts'
import {
  basketId,
  itemId,
  reservationId,
  shipmentId,
  shippingId,
  sku,
  storeId,
} from './identifiers.ts'
import { paymentMethod, paymentMethodId } from './payment-entity.ts'
import { email, personName, phone } from './person.ts'
import { quantity } from './quantity.ts'
import { defaultShippingId, shippingMethod, shippingMethodCode } from './shipping.ts'
import { line } from './text.ts'

/** Why something cannot be delivered to an address. */
export const refusedDelivery = [
  'shippingAddressInvalid',
  'shippingPhoneMissing',
  'poBoxUnavailable',
  'cannotShipThere',
] as const

/** What may have happened to the things in a cart since they were put there. */
export const refusedContents = [
  'itemNoLongerAvailable',
  'itemsOutOfStock',
  'itemsWithdrawn',
  'someWithoutInventory',
  'noInventory',
  'noPrice',
  'priceInvalid',
  'giftOptionItemGone',
  'shippingMethodUnavailable',
  'taxNotCalculated',
] as const

export const setShippingMethod = call({
  method: 'POST',
  path: '/cart/v1/shippingMethod',
  summary: 'Say how items, a shipment or the whole cart are to be delivered.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    basketId,
    itemIds: z.array(itemId).max(100).optional(),
    shipmentId: shipmentId.optional(),
    code: shippingMethodCode,
    shippingId: shippingId.default(defaultShippingId),
    storeId: storeId.optional(),
  }),
  answer: cart,
  refuses: [...refusedCart, 'itemNotAvailable', 'shippingMethodUnavailable', 'noInventory'],
})

export const readShippingMethods = call({
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
  summary: 'The ways in which a shipping can be delivered, with their prices.',
  policy: 'ownCart',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ basketId, shippingId }),
  answer: z.object({ shippingMethods: z.array(shippingMethod) }),
  refuses: ['cartNotFound'],
})

export const setShippingAddress = call({
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  summary: 'Set the address, or for a pickup the contact, that the cart is delivered to.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ address, recaptcha_response: captchaResponse.optional() }),
  answer: cart,
  refuses: [
    ...refusedCart,
    'captchaFailed',
    'addressInvalid',
    'addressIdUnknown',
    ...refusedDelivery,
    'taxNotCalculated',
  ],
})

export const removeShippingAddress = call({
  method: 'DELETE',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  summary: 'Forget the address that the cart is delivered to.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  answer: cart,
  refuses: [...refusedCart],
})

export const validateShippingAddress = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
  summary: 'Check an address before it is taken, and suggest better spellings.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ address }),
  answer: z.object({ isValid: z.boolean(), address, suggestions: z.array(address) }),
  refuses: ['cartNotFound', 'addressInvalid', 'addressIdUnknown', ...refusedDelivery],
})

export const setBillingAddress = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  summary: 'Set the address that the bill is made out to.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ address }),
  answer: cart,
  refuses: [
    ...refusedCart,
    'addressInvalid',
    'addressIdUnknown',
    'addressFieldsMissing',
    'billingPhoneMissing',
  ],
})

export const removeBillingAddress = call({
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  summary: 'Forget the address that the bill is made out to.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  answer: cart,
  refuses: [...refusedCart],
})

export const readPaymentMethods = call({
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/paymentMethods',
  summary: 'The ways in which this shopper can pay for this cart.',
  policy: 'ownCart',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ basketId }),
  answer: z.object({ paymentMethods: z.array(paymentMethod) }),
  refuses: ['cartNotFound'],
})

export const openPaymentSession = call({
  method: 'GET',
  path: '/cart/v1/paymentSession',
  summary: 'What the page needs to open the payment provider’s window.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  query: z.object({
    referer: line(500).optional(),
    paymentMethodId: paymentMethodId.optional(),
    paymentMethod: line(40).optional(),
  }),
  answer: z.object({
    success: z.boolean(),
    provider: z.string(),
    sessionId: z.string().nullable(),
    windowUrl: z.url({ protocol: /^https?$/ }).nullable(),
    /** Within the shop's page, or in its place. */
    opensAs: z.enum(['frame', 'page']),
  }),
  refuses: ['paymentFailed'],
})

export const prepareOrder = call({
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
  summary: 'Settle delivery, tax and prices before the shopper looks at the summary.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    basketId,
    /** From a product page: the cart of the wallet's sheet, not the one that is kept. */
    'cookie-bid': z.boolean().optional(),
  }),
  answer: cart,
  refuses: [...refusedCart, ...refusedContents, ...refusedDelivery],
})

export const sendDeviceFingerprint = call({
  method: 'POST',
  path: '/cart/v1/deviceFingerPrint',
  summary: 'Say from which device the order will come, for the provider’s fraud check.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ cartId: basketId, fingerprint: line(500) }),
  answer: z.object({}),
  refuses: ['cartNotFound'],
})

export const reserveItem = call({
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
  summary: 'Have a store keep an item for somebody to look at and pay there.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  body: z.object({
    sku,
    qty: quantity.default(1),
    storeId,
    firstName: personName.optional(),
    lastName: personName.optional(),
    email,
    phone: phone.optional(),
  }),
  answer: z.object({
    reservationId,
    sku,
    qty: quantity,
    storeId,
    keptUntil: z.iso.datetime(),
  }),
  refuses: [
    'itemNotAvailable',
    'variantWithdrawn',
    'noInventory',
    'shippingMethodUnavailable',
    'maximumQuantityAdded',
  ],
})
