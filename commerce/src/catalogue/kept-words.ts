/**
 * English counts "down" among its empty words; here it is what jackets are filled with. Its plural is
 * not empty and stems to the same, so that is what is kept and looked for.
 */
const empty = 'down'
const kept = 'downs'

export const keptWord = (word: string): string => (word === empty ? kept : word)

/** The same for a whole text, as PostgreSQL takes it. */
export const keptWords = { pattern: String.raw`\m${empty}\M`, replacement: kept }
