import { type Locale, languageOf } from '@cairn/contract/sites'
import { facetWords } from '../catalogue/facet-words.ts'
import { keptWord } from '../catalogue/kept-words.ts'

const mostWords = 8
const longestWord = 40

/** As the database folds what it keeps: without capitals and accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')

/** The words of what somebody typed, folded; letters and digits only, so that they are safe in a query. */
export const wordsOf = (typed: string): string[] =>
  (fold(typed).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord))

/** Too short to stand for a longer word that begins so. */
const shortestBeginning = 3

/** A query of PostgreSQL's text search: a word stands for all that begin with it. */
export const textQuery = (words: readonly string[], how: 'all' | 'any' = 'all'): string =>
  words.map((word) => beginning(word, '*')).join(how === 'all' ? ' & ' : ' | ')

/** The same, of what something is called and not of how it is described. */
export const nameQuery = (words: readonly string[]): string =>
  words.map((word) => beginning(word, '*ABC')).join(' & ')

const beginning = (word: string, where: string) =>
  word.length < shortestBeginning ? word : `${keptWord(word)}:${where}`

/** A sku, a product's id or the number under its bars, as one would copy it. */
export function codeIn(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return /^(?=.*\d)[A-Z0-9-]{8,24}$/.test(code) ? code : undefined
}

/** The colours that somebody speaks of: "blaue Jacke" means blue. */
export function familiesIn(words: readonly string[], locale: Locale): string[] {
  const language = languageOf(locale)
  const families = Object.entries(facetWords['colour'] ?? {}).map(([family, names]) => ({
    family,
    stem: stemOf(fold(names[language])),
  }))
  return words.flatMap((word) => {
    const [longest] = families
      .filter(({ stem }) => word.startsWith(stem) && word.length - stem.length <= 2)
      .toSorted((a, b) => b.stem.length - a.stem.length)
    return longest ? [longest.family] : []
  })
}

/** Colours bend with what they describe: noir, noire, noires; rosso, rossa. */
const stemOf = (name: string) => (name.length > 3 ? name.replace(/[aeo]$/, '') : name)
