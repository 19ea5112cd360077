import type { ArticleSearchResult } from '@cairn/contract/content/article'
import type { ContentDocument } from '@cairn/contract/content/document'
import type { DocumentKind } from '@cairn/contract/imports/content-import'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Market } from '../../catalogue/market.ts'
import { findSoldCardsById } from '../../catalogue/product/product-card-store.ts'
import { documentTag, styleTag, type CacheTag } from '../../platform/cache/cache-tags.ts'
import { type ContentSource, findDocument, searchArticles } from '../content-store.ts'
import {
  articleAnswer,
  maxArticlesIn,
  documentAnswer,
  documentId,
  allDocumentsOfKind,
  type ContentMode,
  productIdsIn,
  withArticles,
  withProductCards,
  withFragments,
  withPromoMessages,
} from './document-answer.ts'

type TaggedDocument = { answer: ContentDocument; tags: CacheTag[] }

export type DocumentRequest = {
  kinds: readonly DocumentKind[]
  /** The first existing document is read. */
  slugs: readonly string[]
  mode: ContentMode
  previewTime: Date | undefined
  market: Market
}

/** A document without its fragments, products and articles. */
export async function readPlainDocument(
  source: ContentSource,
  { market, ...request }: DocumentRequest,
): Promise<TaggedDocument | undefined> {
  const stored = await findDocument(source, { ...request, locale: market.locale })
  if (!stored) return undefined
  return {
    answer: documentAnswer(stored, request.mode),
    tags: [documentTag(documentId(stored))],
  }
}

/** A document with its fragments, products and articles; products and articles take one query each. */
export async function readAugmentedDocument(
  source: ContentSource,
  { market, ...request }: DocumentRequest,
): Promise<TaggedDocument | undefined> {
  const { mode, previewTime } = request
  const stored = await findDocument(source, { ...request, locale: market.locale })
  if (!stored) return undefined
  const { maxPromoMessages } = settingsOf(market.locale)
  const document = withPromoMessages(withFragments(stored, mode), maxPromoMessages)
  const productIds = productIdsIn(document)
  const cards =
    productIds.length > 0 ? await findSoldCardsById(source.database, productIds, market) : new Map()
  const limit = maxArticlesIn(document)
  const articles =
    limit > 0 ? await findNewestArticles(source, { limit, mode, previewTime, market }) : noArticles
  return {
    answer: withArticles(withProductCards(document, cards), articles),
    tags: [
      ...(limit > 0 ? [documentTag(allDocumentsOfKind('article'))] : []),
      documentTag(documentId(stored)),
      // A fragment that is not published is named as well, because the answer changes when it is.
      ...stored.fragmentIds.map((slug) => documentTag(documentId({ kind: 'fragment', slug }))),
      ...productIds.map((id) => styleTag(id.slice(0, 8))),
    ],
  }
}

/** A product or category may have no document; its content is then a document without sections. */
export async function readOptionalDocument(
  source: ContentSource,
  request: DocumentRequest,
): Promise<TaggedDocument> {
  const document = await readAugmentedDocument(source, request)
  if (document) return document
  const [kind = ''] = request.kinds
  const [slug = ''] = request.slugs
  return { answer: documentAnswer({ kind, slug, title: '', body: {} }, request.mode), tags: [] }
}

const noArticles: ArticleSearchResult = { result: [], facets: [], numFound: 0 }

async function findNewestArticles(
  source: ContentSource,
  {
    limit,
    market: { locale },
    ...view
  }: { limit: number } & Pick<DocumentRequest, 'mode' | 'previewTime' | 'market'>,
): Promise<ArticleSearchResult> {
  const search = { locale, ...view, text: '', tagIds: [], limit, offset: 0 }
  const { articles, ...rest } = await searchArticles(source, search)
  return { ...rest, result: articles.flatMap((article) => articleAnswer(article, locale)) }
}
