import { findListing, type ListingRequest } from '../catalogue/listing/listing-store.ts'
import type { ListingResult } from '../catalogue/listing/listing.ts'
import type { Database } from '../platform/database/database.ts'
import { findSimilarWords } from './search-store.ts'
import { colourFamiliesIn, fold, textQuery, wordsOf, correctSpelling } from './search-text.ts'

type TextSearch = { text: string; request: Omit<ListingRequest, 'scope'> }
type TextSearchResult = { listing: ListingResult; correctedTo: string | null }

/** A search without text lists everything. */
export async function findAllProducts(
  database: Database,
  request: TextSearch['request'],
): Promise<TextSearchResult> {
  const listing = await findListing(database, { ...request, scope: { everything: true } })
  return { listing, correctedTo: null }
}

/** Only the product with a code that was searched for. */
export async function findOneProduct(
  database: Database,
  { productId, request }: { productId: string; request: TextSearch['request'] },
): Promise<TextSearchResult> {
  const listing = await findListing(database, { ...request, scope: { productId } })
  return { listing, correctedTo: null }
}

/**
 * Products that match all words; without a match, products that match all words with corrected spelling,
 * and finally products that match any word. A search with results takes one query.
 */
export async function findProductsByText(
  database: Database,
  { text, request }: TextSearch,
): Promise<TextSearchResult> {
  const { market } = request
  const find = (words: readonly string[], match: 'all' | 'any' = 'all') =>
    findListing(database, {
      ...request,
      scope: {
        query: textQuery(words, match),
        searchText: fold(text.trim()),
        colourFamilies: colourFamiliesIn(words, market.locale),
      },
    })
  const words = wordsOf(text)
  const listing = await find(words)
  if (words.length === 0 || listing.hasUnfilteredResults) return { listing, correctedTo: null }
  const correction = correctSpelling(await findSimilarWords(database, { words, market }))
  if (correction !== undefined) {
    const correctedResult = await find(wordsOf(correction))
    if (correctedResult.hasUnfilteredResults)
      return { listing: correctedResult, correctedTo: correction }
  }
  if (words.length === 1) return { listing, correctedTo: null }
  return { listing: await find(words, 'any'), correctedTo: null }
}
