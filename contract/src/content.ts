import { z } from 'zod'
import { foundArticles } from './article-entity.ts'
import { call } from './call.ts'
import { contentBlock } from './content-blocks.ts'
import { contentDocument, menuNode } from './content-entity.ts'
import { categoryId, productId, siteId } from './identifiers.ts'
import { oneOrMore, wholeNumber, yesOrNo } from './query.ts'
import { line, pageSlug, slug, word } from './text.ts'

const mode = z.enum(['publish', 'preview'])

/** What the content client adds to every call. */
const common = { removeNulls: yesOrNo.optional(), cms: word.optional() }

/** What is shown differs from an unsaved draft only in the mode; nothing here is anybody's own. */
const reading = { method: 'GET', policy: 'anyone', rate: 'read', repeat: 'safe' } as const

const offset = wholeNumber({ from: 0, to: 10_000 }).default(0)

export const readAugmentedPage = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
  summary: 'A page with everything that its blocks refer to.',
  params: z.object({ mode, siteId, page: pageSlug }),
  query: z.object(common),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readCategoryContent = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
  summary: 'What surrounds the listing of a category.',
  params: z.object({ mode, siteId, categoryId }),
  query: z.object(common),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const searchContent = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/search/{siteId}/{searchType}',
  summary: 'Articles by their tags.',
  params: z.object({ mode, siteId, searchType: slug }),
  query: z.object({
    ...common,
    type: slug.optional(),
    q: line(100).optional(),
    tagId: oneOrMore(slug, 20).optional(),
    limit: wholeNumber({ from: 1, to: 100 }).default(20),
    offset,
  }),
  answer: foundArticles,
  refuses: ['callUnknown'],
})

export const readFooter = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/footer/{siteId}',
  summary: 'The footer of a site.',
  params: z.object({ mode, siteId }),
  query: z.object(common),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readFragment = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/fragment/{fragmentId}',
  summary: 'A piece of content that several pages share.',
  params: z.object({ mode, fragmentId: slug }),
  query: z.object(common),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readMenu = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/menu/{siteId}',
  summary: 'The mega menu of a site.',
  params: z.object({ mode, siteId }),
  query: z.object(common),
  answer: z.object({ items: z.array(menuNode) }),
  refuses: ['callUnknown'],
})

export const readPage = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
  summary: 'A page as it was written.',
  params: z.object({ mode, siteId, page: pageSlug }),
  query: z.object(common),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readChildPages = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}',
  summary: 'The pages below a page.',
  params: z.object({ mode, siteId, parentPageSlug: pageSlug }),
  query: z.object(common),
  answer: z.object({
    children: z.array(
      z.object({ id: z.string(), slug: z.string(), title: z.string(), url: z.string() }),
    ),
  }),
  refuses: ['callUnknown'],
})

export const readPopups = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/popups/{siteId}',
  summary: 'The pop-ups of a site.',
  params: z.object({ mode, siteId }),
  query: z.object(common),
  answer: z.object({ popups: z.array(contentBlock) }),
  refuses: ['callUnknown'],
})

export const readProductContent = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/product/{siteId}/{productId}',
  summary: 'What surrounds a product on its page.',
  params: z.object({ mode, siteId, productId }),
  query: z.object(common),
  answer: contentDocument,
  refuses: ['callUnknown'],
})

export const readShowcase = call({
  ...reading,
  path: '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
  summary: 'Documents of a kind, to look at them in every layout.',
  params: z.object({ mode, siteId, docType: slug }),
  query: z.object({
    ...common,
    layoutVariant: word.optional(),
    limit: wholeNumber({ from: 1, to: 50 }).default(20),
    offset,
    environment: word.optional(),
  }),
  answer: z.object({
    result: z.array(z.object({ id: z.string(), name: z.string(), document: contentDocument })),
    numFound: z.int(),
  }),
  refuses: ['callUnknown'],
})
