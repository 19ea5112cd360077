import { fold } from './search-text.ts'

/** A word of the search with known words of similar spelling. */
export type WordCandidates = { typed: string; isKnown: boolean; similar: readonly string[] }

/** The search text with misspelt words replaced, or undefined if no word has a likely replacement. */
export function correctSpelling(words: readonly WordCandidates[]): string | undefined {
  const corrected = words.map(({ typed, isKnown, similar }) =>
    isKnown ? typed : (closestWord(typed, similar) ?? typed),
  )
  const isChanged = corrected.some((word, index) => word !== words[index]?.typed)
  return isChanged ? corrected.join(' ') : undefined
}

function closestWord(typed: string, similar: readonly string[]): string | undefined {
  const maxDistance = maxDistanceOf(typed)
  const [closest] = similar
    .map((word) => ({ word, distance: editDistance(typed, fold(word)) }))
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
          at(lastRow, j - 1) + (isSameLetter ? 0 : 1),
          at(lastRow, j) + 1,
          at(row, j - 1) + 1,
          isSwapped ? at(rowBeforeLast, j - 2) + 1 : Infinity,
        ),
      )
    }
    rowBeforeLast = lastRow
    lastRow = row
  }
  return at(lastRow, b.length)
}

const at = (row: DistanceRow, index: number) => row[index] ?? Infinity
