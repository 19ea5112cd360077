import { z } from 'zod'
import { booleanParam, integerParam, listParam, pagingParams } from '../fields/inputs.ts'
import { amount } from '../fields/money.ts'
import { productCard } from './product.ts'

export const sortOrder = z
  .enum(['relevance', 'newest', 'priceAscending', 'priceDescending', 'rating', 'discount'])
  .describe('The order of the products.')
export type SortOrder = z.infer<typeof sortOrder>

/** A filter such as colour:black or size:M; several values of one filter are alternatives. */
const filterParam = z
  .string()
  .regex(/^[a-zA-Z]{1,30}:[\p{L}\p{N} ./+-]{1,60}$/u)
  .meta({ examples: ['colour:black'] })

/** The query parameters of listings and searches. */
export const filterParams = {
  ...pagingParams,
  sort: sortOrder.optional(),
  filter: listParam(filterParam, 40).optional(),
  minPrice: integerParam({ from: 0, to: 1_000_000 }).optional(),
  maxPrice: integerParam({ from: 0, to: 1_000_000 }).optional(),
  onSale: booleanParam.optional(),
  inStock: booleanParam.optional(),
}

/** A filter of a listing; the counts ignore the selected values of the filter itself. */
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
  /** Without the price filter. */
  priceRange: z.object({ lowest: amount, highest: amount }).nullable(),
  sort: sortOrder,
})
export type Listing = z.infer<typeof listing>
export type Filter = z.infer<typeof filter>
