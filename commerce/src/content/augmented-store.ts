import type { FoundArticles } from '@cairn/contract/article-entity'
import type { ContentDocument } from '@cairn/contract/content-entity'
import type { DocumentKind } from '@cairn/contract/content-import'
import type { Market } from '../catalogue/sellable.ts'
import { documentTag, styleTag, type Tag } from '../platform/kept/tag.ts'
import { articleAnswer } from './article-answer.ts'
import { type ContentSource, findDocument, searchArticles } from './content-store.ts'
import {
  articlesIn,
  documentAnswer,
  documentId,
  everyDocument,
  type Mode,
  productIdsIn,
  withArticles,
  withCards,
  withFragments,
} from './document-answer.ts'
import { findSoldCards } from './product-cards-store.ts'

/** An answer, and the tags of everything that it was made of. */
export type Made<Value> = { answer: Value; tags: Tag[] }

export type Wanted = {
  kinds: readonly DocumentKind[]
  /** The first that is there. */
  slugs: readonly string[]
  mode: Mode
  market: Market
}

/** A document as it was written. */
export async function readPlain(
  source: ContentSource,
  { market, ...wanted }: Wanted,
): Promise<Made<ContentDocument> | undefined> {
  const found = await findDocument(source, { ...wanted, locale: market.locale })
  if (!found) return undefined
  return { answer: documentAnswer(found, wanted.mode), tags: [documentTag(documentId(found))] }
}

/** A document with its shared pieces, products and articles: one question, and one for each of the latter if it has any. */
export async function readAugmented(
  source: ContentSource,
  { market, ...wanted }: Wanted,
): Promise<Made<ContentDocument> | undefined> {
  const found = await findDocument(source, { ...wanted, locale: market.locale })
  if (!found) return undefined
  const document = withFragments(found, wanted.mode)
  const productIds = productIdsIn(document)
  const cards =
    productIds.length > 0 ? await findSoldCards(source.database, productIds, market) : new Map()
  const limit = articlesIn(document)
  return {
    answer: withArticles(
      withCards(document, cards),
      limit > 0 ? await firstArticles(source, { limit, mode: wanted.mode, market }) : noArticles,
    ),
    tags: [
      ...(limit > 0 ? [documentTag(everyDocument('article'))] : []),
      ...[found, ...found.fragments].map((each) => documentTag(documentId(each))),
      ...productIds.map((id) => styleTag(id.slice(0, 8))),
    ],
  }
}

const noArticles: FoundArticles = { result: [], facets: [], numFound: 0 }

type First = { limit: number; mode: Mode; market: Market }

async function firstArticles(
  source: ContentSource,
  { limit, mode, market: { locale } }: First,
): Promise<FoundArticles> {
  const looking = { locale, mode, words: '', tagIds: [], limit, offset: 0 }
  const { articles, ...found } = await searchArticles(source, looking)
  return { ...found, result: articles.flatMap((each) => articleAnswer(each, locale)) }
}
