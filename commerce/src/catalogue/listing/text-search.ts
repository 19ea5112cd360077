import { type Locale, languageOf } from '@cairn/contract/sites/sites'

/** The text search configurations of PostgreSQL. */
const textSearchConfigs = {
  en: 'english',
  fr: 'french',
  de: 'german',
  it: 'italian',
  es: 'spanish',
} as const

export const textSearchConfig = (locale: Locale) => textSearchConfigs[languageOf(locale)]

/**
 * PostgreSQL ignores the English stop word "down", which is also a filling of jackets. The plural is
 * no stop word and has the same stem, so it is indexed and searched instead.
 */
const stopWord = 'down'
const replacement = 'downs'

export const replaceStopWord = (word: string): string => (word === stopWord ? replacement : word)

/** The arguments of regexp_replace for a whole text. */
export const stopWordReplacement = { pattern: String.raw`\m${stopWord}\M`, replacement }
