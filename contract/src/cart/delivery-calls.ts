import { z } from 'zod'
import { address } from '../address/address.ts'
import { basketId, itemId, shipmentId, shippingId, storeId } from '../fields/identifiers.ts'
import { amount } from '../fields/money.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'
import { cart, cartRefusals } from './cart.ts'
import { defaultShippingId, shippingMethod, shippingMethodCode } from './shipping.ts'

/** Reasons why a cart cannot be delivered to an address. */
export const deliveryRefusals = [
  'shippingAddressInvalid',
  'shippingPhoneMissing',
  'poBoxUnavailable',
  'cannotShipThere',
] as const

export const setShippingMethod = call({
  method: 'POST',
  path: '/cart/v1/shippingMethod',
  summary: 'Set the shipping method of items, of a shipment or of the whole cart.',
  description:
    'The methods pickup, sts and pudo need the store or collection point in `storeId`. readShippingMethods lists what is possible.',
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
  refuses: [...cartRefusals, 'itemNotAvailable', 'shippingMethodUnavailable', 'noInventory'],
})

export const readShippingRates = call({
  method: 'GET',
  path: '/fapi/shipping/rates',
  summary:
    'List what delivery within the country of the site costs and how many working days it takes.',
  description:
    'For pages and search engines, without a cart. Parts of the country may have other rates.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    /** Without exceptions for parts of the country. */
    rates: z.array(
      z.object({
        code: shippingMethodCode,
        price: amount,
        days: z.object({ min: z.int(), max: z.int() }).nullable(),
      }),
    ),
  }),
  refuses: [],
})

export const readShippingMethods = call({
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
  summary: 'List the shipping methods with their prices.',
  description:
    'What is possible depends on the items and the shipping address. The path takes `me` as `shippingId`.',
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
  summary: 'Set the shipping address, or the contact for a pickup.',
  description:
    'Sets the tax and the possible deliveries. readCountryRules says which fields are mandatory. A signed-in shopper can send an `addressId` alone.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ address, recaptcha_response: captchaResponse.optional() }),
  answer: cart,
  refuses: [
    ...cartRefusals,
    'captchaFailed',
    'addressInvalid',
    'addressIdUnknown',
    ...deliveryRefusals,
    'taxNotCalculated',
  ],
})

export const removeShippingAddress = call({
  method: 'DELETE',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  summary: 'Remove the shipping address.',
  description: 'The cart is priced for the country of the site again.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  answer: cart,
  refuses: [...cartRefusals],
})

export const validateShippingAddress = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
  summary: 'Validate a shipping address and suggest corrections.',
  description: 'Changes nothing but that a valid address counts as confirmed.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ address }),
  answer: z.object({ isValid: z.boolean(), address, suggestions: z.array(address) }),
  refuses: ['cartNotFound', 'addressInvalid', 'addressIdUnknown', ...deliveryRefusals],
})

export const setBillingAddress = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  summary: 'Set the billing address.',
  description: 'Mandatory before placeOrder, unless that call sends the address itself.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ address }),
  answer: cart,
  refuses: [
    ...cartRefusals,
    'addressInvalid',
    'addressIdUnknown',
    'addressFieldsMissing',
    'billingPhoneMissing',
  ],
})

export const removeBillingAddress = call({
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  summary: 'Remove the billing address.',
  description: 'An order then needs a new billing address.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  answer: cart,
  refuses: [...cartRefusals],
})
