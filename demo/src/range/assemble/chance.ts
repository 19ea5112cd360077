/** A number from 0 to below 1, always the same for the same words: chance that can be repeated. */
export function chanceOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const letter of words.join('|')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  // FNV alone leaves neighbours alike: CAIRN001 and CAIRN002 would share their luck.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A whole number from `from` to `to`, both possible. */
export const wholeOf = (from: number, to: number, ...words: readonly (string | number)[]): number =>
  from + Math.floor(chanceOf(...words) * (to - from + 1))
