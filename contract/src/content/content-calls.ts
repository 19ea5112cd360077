import { z } from 'zod'
import { categoryId, productId, siteId, locale } from '../fields/identifiers.ts'
import {
  booleanParam,
  integerParam,
  listParam,
  machineName,
  pageSlug,
  singleLine,
  slug,
} from '../fields/inputs.ts'
import { call } from '../wire/call.ts'
import { articleSearchResult } from './article.ts'
import { contentBlock } from './blocks/content-block.ts'
import { contentDocument, menuNode } from './document.ts'

const mode = z.enum(['publish', 'preview'])

/** Query parameters that every content call accepts. */
const commonQuery = { removeNulls: booleanParam.optional(), cms: machineName.optional() }

const publicRead = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const

const offset = integerParam({ from: 0, to: 10_000 }).default(0)

export const readAugmentedPage = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
  summary: 'Read a page with the data that its blocks refer to.',
  description:
    'Blocks have their products and articles. This is what a page of the shop is made of.',
  params: z.object({ mode, siteId, page: pageSlug }),
  query: z.object(commonQuery),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readCategoryContent = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
  summary: 'Read the content around the listing of a category.',
  description:
    'The blocks above and below the products of a category. A category without such content has no sections.',
  params: z.object({ mode, siteId, categoryId }),
  query: z.object(commonQuery),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const searchContent = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/search/{siteId}/{searchType}',
  summary: 'Search articles by tag.',
  description: 'Articles with their tags, for lists and their filters.',
  params: z.object({ mode, siteId, searchType: slug }),
  query: z.object({
    ...commonQuery,
    type: slug.optional(),
    q: singleLine(100).optional(),
    tagId: listParam(slug, 20).optional(),
    limit: integerParam({ from: 1, to: 100 }).default(20),
    offset,
  }),
  answer: articleSearchResult,
  refuses: ['callUnknown'],
})

export const readFooter = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/footer/{siteId}',
  summary: 'Read the footer of a site.',
  description: 'One document with the blocks of the footer.',
  params: z.object({ mode, siteId }),
  query: z.object(commonQuery),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readFragment = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/fragment/{fragmentId}',
  summary: 'Read a fragment that several pages share.',
  description: 'For example the promo bar above all pages.',
  params: z.object({ mode, fragmentId: slug }),
  query: z.object(commonQuery),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readMenu = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/menu/{siteId}',
  summary: 'Read the mega menu of a site.',
  description: 'Up to three levels.',
  params: z.object({ mode, siteId }),
  query: z.object(commonQuery),
  answer: z.object({ items: z.array(menuNode) }),
  refuses: ['callUnknown'],
})

export const readPage = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
  summary: 'Read a page without the data that its blocks refer to.',
  description: 'Faster than readAugmentedPage: blocks have the ids of products, and no products.',
  params: z.object({ mode, siteId, page: pageSlug }),
  query: z.object(commonQuery),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readChildPages = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}',
  summary: 'List the child pages of a page.',
  description: 'For the navigation of help pages.',
  params: z.object({ mode, siteId, parentPageSlug: pageSlug }),
  query: z.object(commonQuery),
  answer: z.object({
    children: z.array(
      z.object({ id: z.string(), slug: z.string(), title: z.string(), url: z.string() }),
    ),
  }),
  refuses: ['callUnknown'],
})

export const readPopups = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/popups/{siteId}',
  summary: 'List the pop-ups of a site.',
  description: 'Pop-ups open by themselves or by a button; their blocks say when.',
  params: z.object({ mode, siteId }),
  query: z.object(commonQuery),
  answer: z.object({ popups: z.array(contentBlock) }),
  refuses: ['callUnknown'],
})

export const readProductContent = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/product/{siteId}/{productId}',
  summary: 'Read the content of a product page.',
  description: 'The blocks below the product. A product without such content has no sections.',
  params: z.object({ mode, siteId, productId }),
  query: z.object(commonQuery),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readShowcase = call({
  ...publicRead,
  path: '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
  summary: 'List documents of a type to preview their layouts.',
  description: 'For previews of authors.',
  params: z.object({ mode, siteId, docType: slug }),
  query: z.object({
    ...commonQuery,
    layoutVariant: machineName.optional(),
    limit: integerParam({ from: 1, to: 50 }).default(20),
    offset,
    environment: machineName.optional(),
  }),
  answer: z.object({
    result: z.array(z.object({ id: z.string(), name: z.string(), document: contentDocument })),
    numFound: z.int(),
  }),
  refuses: ['callUnknown'],
})

const alternates = z.array(z.object({ locale, url: z.string() }))

export const readSitemap = call({
  ...publicRead,
  path: '/fapi/sitemap',
  summary:
    'List all indexable pages of a site, with their pictures and their URLs in every locale.',
  description: 'What the sitemap of the site lists.',
  answer: z.object({
    pages: z.array(
      z.object({
        url: z.string(),
        /** When its texts or prices last changed, if that is known. */
        changedAt: z.iso.datetime().optional(),
        images: z.array(z.string()),
        alternates,
      }),
    ),
  }),
  refuses: [],
})

/** One of the fields names the page. */
const pageQuery = z.object({
  productId: productId.optional(),
  categoryId: categoryId.optional(),
  page: pageSlug.optional(),
})

export const readAlternates = call({
  ...publicRead,
  path: '/fapi/sitemap/alternates',
  summary: 'List the URLs of a product, category or page in every locale that has it.',
  description: 'For the choice of a language and for search engines.',
  query: pageQuery.extend({
    start: integerParam({ from: 0, to: 100_000 }).default(0).meta({
      description: 'Only locales whose list of the category goes on after so many products.',
    }),
  }),
  answer: z.object({
    alternates,
    /** Only for a page that this locale had and no longer has. */
    moved: z.object({ url: z.string().optional() }).optional(),
  }),
  refuses: [],
})

export const readNearestPage = call({
  ...publicRead,
  path: '/fapi/sitemap/nearest',
  summary:
    'Read the URL of a product, category or page in this locale, or of the nearest page that it has.',
  description:
    'For visitors who change the language: the same page, the one above it, or the home page.',
  query: pageQuery,
  answer: z.object({ url: z.string() }),
  refuses: [],
})
