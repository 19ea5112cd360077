import { editDistance } from './edit-distance.ts'
import { fold } from './typed-text.ts'

/** A word that is known, as it is written, for one that was typed. */
export type Likeness = { typed: string; isKnown: boolean; alike: readonly string[] }

/** The longer a word, the more slips it bears. */
const bearable = (word: string): number => (word.length <= 3 ? 0 : word.length <= 6 ? 1 : 2)

/** What was probably meant, or nothing where no word has a likely other one. */
export function correctionOf(words: readonly Likeness[]): string | undefined {
  const corrected = words.map(({ typed, isKnown, alike }) =>
    isKnown ? typed : (nearest(typed, alike) ?? typed),
  )
  const isChanged = corrected.some((word, at) => word !== words[at]?.typed)
  return isChanged ? corrected.join(' ') : undefined
}

function nearest(typed: string, alike: readonly string[]): string | undefined {
  const most = bearable(typed)
  const [best] = alike
    .map((word) => ({ word, distance: editDistance(typed, fold(word)) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return best?.word
}
