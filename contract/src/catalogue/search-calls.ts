import { z } from 'zod'
import { singleLine } from '../fields/inputs.ts'
import { call } from '../wire/call.ts'
import { filterParams, listing } from './listing.ts'
import { productCard } from './product.ts'

const searchedText = singleLine(100)

export const searchProducts = call({
  method: 'GET',
  path: '/products/v2/search/productSearch',
  summary: 'Search products by text, with filters.',
  description: 'Spelling mistakes are corrected if nothing is found.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({
    /** Without a text, all products match. */
    q: searchedText.optional(),
    ...filterParams,
  }),
  answer: listing.extend({
    q: z.string(),
    /** The corrected text that was searched instead, if the typed text has no results. */
    correctedTo: z.string().nullable(),
    /** The URL of a page for this search text. */
    redirectUrl: z.string().nullable(),
  }),
  refuses: [],
})

export const suggest = call({
  method: 'GET',
  path: '/products/v2/search/autoSuggest',
  summary: 'Suggest searches, categories and products for a typed text.',
  description: 'For a search field, while the shopper types.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ q: searchedText }),
  answer: z.object({
    suggestions: z.array(z.string()),
    categories: z.array(
      z.object({
        name: z.string(),
        url: z.string(),
        /** The parent department, such as women. */
        within: z.string().nullable(),
      }),
    ),
    products: z.array(productCard),
  }),
  refuses: [],
})
