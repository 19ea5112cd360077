import { z } from 'zod'
import {
  basketId,
  itemId,
  recipeId,
  reservationId,
  sku,
  storeId,
  adjustmentId,
} from '../fields/identifiers.ts'
import { booleanParam, quantity, singleLine } from '../fields/inputs.ts'
import { email, personName, phone } from '../fields/person.ts'
import { call } from '../wire/call.ts'
import { cart, cartRefusals } from './cart.ts'
import { giftOption, shippingMethodCode } from './shipping.ts'

const itemToAdd = {
  sku,
  qty: quantity.default(1),
  recipeId: recipeId.optional(),
  precreatedCustomsCode: recipeId.optional(),
  shippingMethod: shippingMethodCode.optional(),
  /** Required for delivery to a store or a collection point. */
  storeId: storeId.optional(),
  giftOption: giftOption.optional(),
}

/** Reasons why an item cannot be added to a cart. */
export const addItemRefusals = [
  'itemNotAvailable',
  'outOfStock',
  'noPrice',
  'variantWithdrawn',
  'maximumQuantityAdded',
  'giftNotSoldAlone',
  'giftOptionNotPossible',
  'shippingMethodUnavailable',
  'noInventory',
] as const
export type AddItemRefusal = (typeof addItemRefusals)[number]

export const createCart = call({
  method: 'POST',
  path: '/cart/v1/cart',
  summary: 'Create a cart, or return the active one.',
  description:
    'A session has one active cart. An order closes it, and the next call creates a new one.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({}),
  answer: cart,
  refuses: [...cartRefusals],
})

export const createCartWithItem = call({
  method: 'POST',
  path: '/cart/v1/cartWithItem',
  summary: 'Add an item to the active cart, or to a new one.',
  description:
    'The usual way to begin a cart. If the cart already has a line of the same variant, its quantity grows.',
  policy: 'session',
  rate: 'write',
  repeat: 'counted',
  body: z.object(itemToAdd),
  answer: cart,
  refuses: [...cartRefusals, ...addItemRefusals],
})

export const readCart = call({
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  summary: 'Read a cart.',
  description: 'Answers with current prices, stock and delivery. Reading saves nothing.',
  policy: 'ownCart',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ basketId }),
  query: z.object({
    favStoreId: storeId.optional(),
    isPatchRequired: booleanParam.optional(),
    inventorySupplyCheck: booleanParam.optional(),
  }),
  answer: cart,
  refuses: [...cartRefusals],
})

export const addItem = call({
  method: 'POST',
  path: '/cart/v1/item',
  summary: 'Add an item to a cart.',
  description: 'If the cart already has a line of the same variant, its quantity grows.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'counted',
  body: z.object({ basketId, ...itemToAdd }),
  answer: cart,
  refuses: [...cartRefusals, ...addItemRefusals],
})

export const changeItem = call({
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/item',
  summary: 'Change the quantity, the variant or the delivery of an item.',
  description: 'Fields that are omitted remain as they are.',
  policy: 'ownCart',
  rate: 'write',
  // Changing to a variant that is already in the cart merges the lines and adds up the quantities.
  repeat: 'counted',
  params: z.object({ basketId }),
  query: z.object({ action: z.literal('pickup').optional(), favStoreId: storeId.optional() }),
  body: z.object({
    itemId,
    qty: quantity.optional(),
    sku: sku.optional(),
    shippingMethod: shippingMethodCode.optional(),
    storeId: storeId.optional(),
    giftOption: giftOption.nullish(),
  }),
  answer: cart,
  refuses: [...cartRefusals, ...addItemRefusals, 'itemsWithdrawn', 'giftOptionItemGone'],
})

export const removeItem = call({
  method: 'DELETE',
  path: '/cart/v1/item',
  summary: 'Remove an item from a cart.',
  description: 'Free gifts that depend on the item are removed with it.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ basketId, itemId }),
  answer: cart,
  refuses: [...cartRefusals, 'itemNotAvailable'],
})
export const reserveItem = call({
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
  summary: 'Reserve an item in a store.',
  description:
    'The store keeps the items for a limited time, without payment. The confirmation is mailed.',
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

export const priceAdjustmentInput = z.object({
  /** Without an item, the adjustment applies to the whole order. */
  itemId: itemId.optional(),
  type: z.enum(['percent', 'amount']),
  /** In percent or in major units, with at most two decimals. */
  value: z.number().min(0.01).max(100_000).multipleOf(0.01),
  reason: singleLine(200).min(1),
})

export const addPriceAdjustment = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  summary: 'Reduce the price of an item or of the order in a store, with a reason.',
  description:
    'The discount counts only in this in-store session and is stored with the order and its reason.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'counted',
  params: z.object({ basketId }),
  body: priceAdjustmentInput,
  answer: cart,
  refuses: [...cartRefusals, 'itemNotAvailable', 'priceInvalid'],
})

export const changePriceAdjustment = call({
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  summary: 'Change a price adjustment.',
  description: 'Fields that are omitted remain as they are.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId, adjustmentId }),
  body: priceAdjustmentInput.omit({ itemId: true }).partial(),
  answer: cart,
  refuses: [...cartRefusals, 'callUnknown', 'priceInvalid'],
})

export const removePriceAdjustment = call({
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  summary: 'Remove a price adjustment.',
  description: 'The item or the order has its own price again.',
  policy: 'agentCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId, adjustmentId }),
  answer: cart,
  refuses: [...cartRefusals, 'callUnknown'],
})
