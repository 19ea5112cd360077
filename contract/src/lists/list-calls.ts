import { z } from 'zod'
import { addItemRefusals } from '../cart/cart-calls.ts'
import { cart, cartRefusals, savedItems } from '../cart/cart.ts'
import { productCard } from '../catalogue/product.ts'
import {
  basketId,
  consumerId,
  favoriteId,
  itemId,
  productId,
  recipeId,
  saveForLaterId,
} from '../fields/identifiers.ts'
import {
  booleanParam,
  machineName,
  multiLine,
  pagingParams,
  quantity,
  singleLine,
} from '../fields/inputs.ts'
import { emailInput } from '../fields/person.ts'
import { call } from '../wire/call.ts'
import { hasWebAddress, maxSharedMessage, maxShareRecipients } from './shared-message.ts'

export const favourites = z.object({
  favoriteId,
  items: z.array(
    z.object({
      id: productId,
      itemId,
      /** Null if the product is no longer sold on this site, or if products were not asked for. */
      product: productCard.nullable(),
    }),
  ),
  total: z.int(),
})

export const saveItemForLater = call({
  method: 'PUT',
  path: '/cart/v2/saveForLater',
  summary: 'Move an item from the cart to the saved items.',
  description:
    'The item leaves the cart. Guests have saved items, too; they are merged at sign-in.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    productId,
    recipeId: recipeId.nullish(),
    pdpUrl: singleLine(300).optional(),
    available: z.boolean().optional(),
    /** How many of the line; all of them if omitted. */
    qty: quantity.optional(),
    type: machineName.optional(),
    saveForLater: z.object({
      consumerID: consumerId.optional(),
      itemId,
      saveForLaterId: saveForLaterId.nullish(),
    }),
  }),
  answer: cart,
  refuses: [...cartRefusals, 'itemNotAvailable'],
})

export const moveSavedItems = call({
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/saveForLater',
  summary: 'Move saved items into the cart.',
  description: 'They leave the list when they are in the cart.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({ saveForLaterId, itemIds: z.array(itemId).min(1).max(50) }),
  answer: cart,
  refuses: [...cartRefusals, ...addItemRefusals],
})

export const readSavedItems = call({
  method: 'GET',
  path: '/wishlists/v2/saveForLater',
  summary: 'List the saved items.',
  description: 'Items that the site no longer sells have no `product`.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  query: z.object(pagingParams),
  answer: savedItems,
  refuses: [],
})

export const removeSavedItem = call({
  method: 'DELETE',
  path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
  summary: 'Remove a saved item.',
  description: 'Answers with the first page of the remaining items.',
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
  summary: 'List the favourites.',
  description:
    'Guests have favourites, too; they are merged at sign-in. Without products, which `includeProducts=false` leaves ' +
    'out, 500 favourites are answered if no count is given.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ ...pagingParams, includeProducts: booleanParam.optional() }),
  answer: favourites,
  refuses: [],
})

export const addFavourite = call({
  method: 'POST',
  path: '/wishlists/v2/favorites',
  summary: 'Add a product to the favourites.',
  description: 'A product that is marked already remains marked.',
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
  summary: 'Remove a favourite.',
  description: 'Answers with the first page of the remaining favourites.',
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
  summary: 'List shared favourites.',
  description:
    'Everybody who knows the id of a shared list can read it. Lists that are not shared are unknown.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ favoriteId }),
  query: z.object(pagingParams),
  answer: favourites,
  refuses: ['callUnknown'],
})

export const shareFavourites = call({
  method: 'POST',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  summary: 'Share the favourites by link or by mail.',
  description:
    'The list can be read by everybody who has the link. With `recipients`, which only a signed-in shopper may ' +
    'state, each of them is mailed the link once a day, unless they have refused such mails. A shopper can mail 20 ' +
    'recipients a day; more are refused with REQ429.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  params: z.object({ favoriteId }),
  body: z.object({
    recipients: z.array(emailInput).min(1).max(maxShareRecipients).optional(),
    message: multiLine(maxSharedMessage)
      .min(1)
      .refine((text) => !hasWebAddress(text))
      .optional(),
  }),
  answer: z.object({ favoriteId, url: z.string() }),
  refuses: ['callUnknown', 'emailMalformed'],
})

export const refuseSharedFavourites = call({
  method: 'POST',
  path: '/wishlists/v2/favorites/no-mails',
  summary: 'Refuse mails with favourites of other shoppers.',
  description:
    'The token is in the link of such a mail. It stands for the address of its recipient.',
  policy: 'anyone',
  rate: 'send',
  repeat: 'repeatable',
  body: z.object({ token: singleLine(60) }),
  answer: z.object({}),
  refuses: ['callUnknown'],
})
