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

/** colour:black, size:M; a filter given twice means either. */
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
}

export const filter = z.object({
  id: z.string(),
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
  priceRange: z.object({ lowest: amount, highest: amount }).nullable(),
  sort: sortOrder,
})
