import { z } from 'zod'
import { amount } from './money.ts'
import { productCard } from './product-entity.ts'
import { oneOrMore, part, wholeNumber, yesOrNo } from './query.ts'

export const sortOrder = z.enum([
  'relevance',
  'newest',
  'priceAscending',
  'priceDescending',
  'rating',
  'discount',
])
export type SortOrder = z.infer<typeof sortOrder>

/** colour:black, size:M, onSale:true; a filter given twice means either. */
const chosenFilter = z
  .string()
  .regex(/^[a-zA-Z]{1,30}:[\p{L}\p{N} ./+-]{1,60}$/u)
  .meta({ examples: ['colour:black'] })

/** What a listing and a search let the shopper narrow. */
export const narrowing = {
  ...part,
  sort: sortOrder.optional(),
  filter: oneOrMore(chosenFilter, 40).optional(),
  minPrice: wholeNumber({ from: 0, to: 1_000_000 }).optional(),
  maxPrice: wholeNumber({ from: 0, to: 1_000_000 }).optional(),
  onSale: yesOrNo.optional(),
  inStock: yesOrNo.optional(),
}

/** What a list can be narrowed by; a value's count is told as if nothing were chosen of its own filter. */
export const filter = z.object({
  id: z.enum(['category', 'colour', 'size', 'activity', 'fit', 'onSale', 'inStock']),
  label: z.string(),
  values: z.array(
    z.object({ id: z.string(), label: z.string(), count: z.int(), isSelected: z.boolean() }),
  ),
})

export const listing = z.object({
  products: z.array(productCard),
  total: z.int(),
  start: z.int(),
  count: z.int(),
  filters: z.array(filter),
  /** Before it is narrowed by price. */
  priceRange: z.object({ lowest: amount, highest: amount }).nullable(),
  sort: sortOrder,
})
export type Listing = z.infer<typeof listing>
export type Filter = z.infer<typeof filter>
