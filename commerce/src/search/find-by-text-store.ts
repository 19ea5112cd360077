import type { FoundListing } from '../catalogue/listing-answer.ts'
import { findListing, type WantedListing } from '../catalogue/listing-store.ts'
import type { Database } from '../platform/database/database.ts'
import { correctionOf } from './correction.ts'
import { findLikeWords } from './search-store.ts'
import { familiesIn, fold, textQuery, wordsOf } from './typed-text.ts'

type Wanted = { typed: string; wanted: Omit<WantedListing, 'within'> }
type Found = { found: FoundListing; correctedTo: string | null }

/** Who says no word sees everything, and narrows it. */
export async function findAll(database: Database, wanted: Wanted['wanted']): Promise<Found> {
  const found = await findListing(database, { ...wanted, within: { everything: true } })
  return { found, correctedTo: null }
}

/**
 * What fits all of the words; where nothing does, what fits them rightly spelt, and then what fits any
 * of them. Only who finds nothing asks the database more than once.
 */
export async function findByText(database: Database, { typed, wanted }: Wanted): Promise<Found> {
  const { market } = wanted
  const find = (words: readonly string[], how: 'all' | 'any' = 'all') =>
    findListing(database, {
      ...wanted,
      within: {
        query: textQuery(words, how),
        typed: fold(typed.trim()),
        families: familiesIn(words, market.locale),
      },
    })
  const words = wordsOf(typed)
  const found = await find(words)
  if (words.length === 0 || found.isAnything) return { found, correctedTo: null }
  const corrected = correctionOf(await findLikeWords(database, { words, market }))
  if (corrected !== undefined) {
    const meant = await find(wordsOf(corrected))
    if (meant.isAnything) return { found: meant, correctedTo: corrected }
  }
  if (words.length === 1) return { found, correctedTo: null }
  return { found: await find(words, 'any'), correctedTo: null }
}
