import { z } from 'zod'
import { call } from './call.ts'
import { listing, narrowing } from './listing-entity.ts'
import { productCard } from './product-entity.ts'
import { line } from './text.ts'

const searchedText = line(100)

export const searchProducts = call({
  method: 'GET',
  path: '/products/v2/search/productSearch',
  summary: 'The products that fit a text, with what they can be narrowed by.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({
    /** Without it, everything. */
    q: searchedText.optional(),
    ...narrowing,
  }),
  answer: listing.extend({
    q: z.string(),
    /** What was looked for instead, where nothing fits the text as typed. */
    correctedTo: z.string().nullable(),
    /** A page of its own for this text. */
    redirectUrl: z.string().nullable(),
  }),
  refuses: [],
})

export const suggest = call({
  method: 'GET',
  path: '/products/v2/search/autoSuggest',
  summary: 'What somebody who types this may be looking for.',
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
        /** The department it belongs to: women, men. */
        within: z.string().nullable(),
      }),
    ),
    products: z.array(productCard),
  }),
  refuses: [],
})
