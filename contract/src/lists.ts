import { z } from 'zod'
import { call } from './call.ts'
import { refusedItem } from './cart.ts'
import { cart, refusedCart } from './cart-entity.ts'
import {
  basketId,
  consumerId,
  favoriteId,
  itemId,
  productId,
  recipeId,
  saveForLaterId,
} from './identifiers.ts'
import { favourites, savedItems } from './list-entity.ts'
import { email } from './person.ts'
import { quantity } from './quantity.ts'
import { part } from './query.ts'
import { line, prose, word } from './text.ts'

export const saveItemForLater = call({
  method: 'PUT',
  path: '/cart/v2/saveForLater',
  summary: 'Move an item of the cart to the saved ones.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    productId,
    recipeId: recipeId.nullish(),
    pdpUrl: line(300).optional(),
    available: z.boolean().optional(),
    qty: quantity.default(1),
    type: word.optional(),
    saveForLater: z.object({
      consumerID: consumerId.optional(),
      itemId,
      saveForLaterId: saveForLaterId.nullish(),
    }),
  }),
  answer: cart,
  refuses: [...refusedCart, 'itemNotAvailable'],
})

export const moveSavedItems = call({
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/saveForLater',
  summary: 'Move saved items into the cart.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ saveForLaterId, itemIds: z.array(itemId).min(1).max(50) }),
  answer: cart,
  refuses: [...refusedCart, ...refusedItem],
})

export const readSavedItems = call({
  method: 'GET',
  path: '/wishlists/v2/saveForLater',
  summary: 'The saved items.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  query: z.object(part),
  answer: savedItems,
  refuses: [],
})

export const removeSavedItem = call({
  method: 'DELETE',
  path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
  summary: 'Forget a saved item.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ saveForlaterId: saveForLaterId, itemId }),
  answer: savedItems,
  refuses: ['itemNotAvailable'],
})

export const readFavourites = call({
  method: 'GET',
  path: '/wishlists/v2/favorites',
  summary: 'The favourites.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  query: z.object(part),
  answer: favourites,
  refuses: [],
})

export const addFavourite = call({
  method: 'POST',
  path: '/wishlists/v2/favorites',
  summary: 'Keep a product as a favourite.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    id: productId,
    qty: z.literal(1).default(1),
    itemType: z.literal('product').default('product'),
    favoriteId: favoriteId.nullish(),
  }),
  answer: favourites,
  refuses: ['itemNotAvailable'],
})

export const removeFavourite = call({
  method: 'DELETE',
  path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
  summary: 'Forget a favourite.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ favoriteId, itemId }),
  answer: favourites,
  refuses: ['itemNotAvailable'],
})

export const readSharedFavourites = call({
  method: 'GET',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  summary: 'Favourites that somebody has shared.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ favoriteId }),
  query: z.object(part),
  answer: favourites,
  refuses: ['callUnknown'],
})

export const shareFavourites = call({
  method: 'POST',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  summary: 'Let others see the favourites: a link for all, a mail to some.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  params: z.object({ favoriteId }),
  body: z.object({
    recipients: z.array(email).max(5).default([]),
    message: prose(500).default(''),
  }),
  answer: z.object({ favoriteId, url: z.string() }),
  refuses: ['callUnknown'],
})
