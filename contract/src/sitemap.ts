import { z } from 'zod'
import { call } from './call.ts'
import { categoryId, productId } from './identifiers.ts'
import { locale } from './locale.ts'
import { pageSlug } from './text.ts'

const reading = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const

export const readSitemap = call({
  ...reading,
  path: '/fapi/sitemap',
  summary: 'The address of every page of a shop that somebody may look for.',
  answer: z.object({ urls: z.array(z.string()) }),
  refuses: [],
})

export const readAlternates = call({
  ...reading,
  path: '/fapi/sitemap/alternates',
  summary: 'The same product, category or page in every locale that has it.',
  query: z.object({
    productId: productId.optional(),
    categoryId: categoryId.optional(),
    page: pageSlug.optional(),
  }),
  answer: z.object({ alternates: z.array(z.object({ locale, url: z.string() })) }),
  refuses: [],
})
