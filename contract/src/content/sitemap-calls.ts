import { z } from 'zod'
import { categoryId, locale, productId } from '../fields/identifiers.ts'
import { pageSlug } from '../fields/inputs.ts'
import { call } from '../wire/call.ts'

const publicRead = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const

export const readSitemap = call({
  ...publicRead,
  path: '/fapi/sitemap',
  summary: 'List the URLs of all indexable pages of a site.',
  answer: z.object({ urls: z.array(z.string()) }),
  refuses: [],
})

export const readAlternates = call({
  ...publicRead,
  path: '/fapi/sitemap/alternates',
  summary: 'List the URLs of a product, category or page in every locale that has it.',
  query: z.object({
    productId: productId.optional(),
    categoryId: categoryId.optional(),
    page: pageSlug.optional(),
  }),
  answer: z.object({ alternates: z.array(z.object({ locale, url: z.string() })) }),
  refuses: [],
})
