import { type Locale, languageOf } from '@cairn/contract/sites/sites'
import { labelledValues, valueLabel } from '../catalogue/listing/facets.ts'
import { replaceStopWord } from '../catalogue/listing/text-search.ts'

const maxWords = 8
const maxWordLength = 40

/** The equivalent of the database function fold_text(): lower case, without accents. */
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
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
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
export function productCodeIn(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^(?=.*\d)[A-Z0-9-]{8,24}$/.test(code) ? code : undefined
}

/** The colour families named by the words, for example blue in "blaue Jacke". */
export function colourFamiliesIn(words: readonly string[], locale: Locale): string[] {
  const language = languageOf(locale)
  const families = labelledValues.colour.map((family) => ({
    family,
    stem: colourStem(fold(valueLabel('colour', family, { language, isAmerican: false }))),
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

/** A word of the search with known words of similar spelling. */
export type WordCandidates = { input: string; isKnown: boolean; similar: readonly string[] }

/** The search text with misspelt words replaced, or undefined if no word has a likely replacement. */
export function correctSpelling(words: readonly WordCandidates[]): string | undefined {
  const correctedWords = words.map(({ input, isKnown, similar }) =>
    isKnown ? input : (closestWord(input, similar) ?? input),
  )
  const isChanged = correctedWords.some((word, index) => word !== words[index]?.input)
  return isChanged ? correctedWords.join(' ') : undefined
}

function closestWord(input: string, similar: readonly string[]): string | undefined {
  const maxDistance = maxDistanceOf(input)
  const [closest] = similar
    .map((word) => ({ word, distance: editDistance(input, fold(word)) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
  return closest?.word
}

/** Longer words may contain more errors. */
const maxDistanceOf = (word: string): number => (word.length <= 3 ? 0 : word.length <= 6 ? 1 : 2)

type DistanceRow = readonly number[]

/** The number of letters that are missing, added, wrong or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let rowBeforeLast: DistanceRow = []
  let lastRow: DistanceRow = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSameLetter = a[i - 1] === b[j - 1]
      const isSwapped = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          distanceAt(lastRow, j - 1) + (isSameLetter ? 0 : 1),
          distanceAt(lastRow, j) + 1,
          distanceAt(row, j - 1) + 1,
          isSwapped ? distanceAt(rowBeforeLast, j - 2) + 1 : Infinity,
        ),
      )
    }
    rowBeforeLast = lastRow
    lastRow = row
  }
  return distanceAt(lastRow, b.length)
}

const distanceAt = (row: DistanceRow, index: number) => row[index] ?? Infinity
