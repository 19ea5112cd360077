import { type Locale, languageOf } from '@cairn/contract/sites/sites'
import { facetValueLabels } from '../catalogue/listing/facets.ts'
import { replaceStopWord } from '../catalogue/listing/text-search.ts'

const maxWords = 8
const maxWordLength = 40

/** The equivalent of the database function folded(): lower case, without accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')

/** The folded words of a search; only letters and digits, so that they are safe in a tsquery. */
export const wordsOf = (typed: string): string[] =>
  (fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))

/** Shorter words must match exactly. */
const minPrefixLength = 3

/** A tsquery for words that begin with the given words. */
export const textQuery = (words: readonly string[], match: 'all' | 'any' = 'all'): string =>
  words.map((word) => prefixTerm(word, '*')).join(match === 'all' ? ' & ' : ' | ')

/** Like textQuery, for names without descriptions, which have the weight D. */
export const nameQuery = (words: readonly string[]): string =>
  words.map((word) => prefixTerm(word, '*ABC')).join(' & ')

const prefixTerm = (word: string, flags: string) =>
  word.length < minPrefixLength ? word : `${replaceStopWord(word)}:${flags}`

/** The text as a product code (a sku, the id of a style or product, or a upc), if it looks like one. */
export function productCodeIn(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return /^(?=.*\d)[A-Z0-9-]{8,24}$/.test(code) ? code : undefined
}

/** The colour families named by the words, for example blue in "blaue Jacke". */
export function colourFamiliesIn(words: readonly string[], locale: Locale): string[] {
  const language = languageOf(locale)
  const families = Object.entries(facetValueLabels['colour'] ?? {}).map(([family, names]) => ({
    family,
    stem: colourStem(fold(names[language])),
  }))
  return words.flatMap((word) => {
    const [longest] = families
      .filter(({ stem }) => word.startsWith(stem) && word.length - stem.length <= 2)
      .toSorted((a, b) => b.stem.length - a.stem.length)
    return longest ? [longest.family] : []
  })
}

/** Colours are inflected: noir, noire, noires; rosso, rossa. */
const colourStem = (name: string) => (name.length > 3 ? name.replace(/[aeo]$/, '') : name)
