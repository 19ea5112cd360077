import { z } from 'zod'
import { call } from './call.ts'
import { cart, refusedCart } from './cart-entity.ts'
import { basketId, itemId, recipeId, sku, storeId } from './identifiers.ts'
import { quantity } from './quantity.ts'
import { yesOrNo } from './query.ts'
import { giftOption, shippingMethodCode } from './shipping.ts'

const itemToAdd = {
  sku,
  qty: quantity.default(1),
  recipeId: recipeId.optional(),
  precreatedCustomsCode: recipeId.optional(),
  shippingMethod: shippingMethodCode.optional(),
  /** Of a delivery to a store or a collection point. */
  storeId: storeId.optional(),
  giftOption: giftOption.optional(),
}

/** Why an item cannot be put into a cart, or not like this. */
export const refusedItem = [
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
export type ItemRefusal = (typeof refusedItem)[number]

export const createCart = call({
  method: 'POST',
  path: '/cart/v1/cart',
  summary: 'Create a cart, or answer with the active one.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({}),
  answer: cart,
  refuses: [...refusedCart],
})

export const createCartWithItem = call({
  method: 'POST',
  path: '/cart/v1/cartWithItem',
  summary: 'Create a cart, or take the active one, and add an item.',
  policy: 'session',
  rate: 'write',
  repeat: 'counted',
  body: z.object(itemToAdd),
  answer: cart,
  refuses: [...refusedCart, ...refusedItem],
})

export const readCart = call({
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  summary: 'Read a cart.',
  policy: 'ownCart',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ basketId }),
  query: z.object({
    favStoreId: storeId.optional(),
    isPatchRequired: yesOrNo.optional(),
    inventorySupplyCheck: yesOrNo.optional(),
  }),
  answer: cart,
  refuses: [...refusedCart],
})

export const addItem = call({
  method: 'POST',
  path: '/cart/v1/item',
  summary: 'Add an item to a cart.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'counted',
  body: z.object({ basketId, ...itemToAdd }),
  answer: cart,
  refuses: [...refusedCart, ...refusedItem],
})

export const changeItem = call({
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/item',
  summary: 'Change the quantity, the variant or the delivery of an item.',
  policy: 'ownCart',
  rate: 'write',
  // A variant that is already there joins its line, and the pieces add up.
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
  refuses: [...refusedCart, ...refusedItem, 'itemsWithdrawn', 'giftOptionItemGone'],
})

export const removeItem = call({
  method: 'DELETE',
  path: '/cart/v1/item',
  summary: 'Remove an item from a cart.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ basketId, itemId }),
  answer: cart,
  refuses: [...refusedCart, 'itemNotAvailable'],
})
