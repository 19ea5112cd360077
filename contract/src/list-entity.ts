import { z } from 'zod'
import { favoriteId, itemId, productId, saveForLaterId, sku } from './identifiers.ts'
import { productCard } from './product-entity.ts'
import { quantity } from './quantity.ts'

export const favourites = z.object({
  favoriteId,
  items: z.array(
    z.object({
      id: productId,
      itemId,
      /** None where the product is no longer sold here. */
      product: productCard.nullable(),
    }),
  ),
  total: z.int(),
})

export const savedItems = z.object({
  saveForLaterId,
  items: z.array(
    z.object({
      itemId,
      productId,
      sku,
      qty: quantity,
      available: z.boolean(),
      pageUrl: z.string(),
      recipeId: z.string().nullable(),
      size: z.string().nullable(),
      colour: z.string(),
      product: productCard.nullable(),
    }),
  ),
  total: z.int(),
})
