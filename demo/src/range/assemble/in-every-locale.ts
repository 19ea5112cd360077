import { type Language, languageOf, type Locale } from '@cairn/contract/sites'

export const inEveryLocale = <Value>(of: (locale: Locale) => Value): Record<Locale, Value> => ({
  'en-us': of('en-us'),
  'en-ca': of('en-ca'),
  'fr-ca': of('fr-ca'),
  'en-gb': of('en-gb'),
  'de-de': of('de-de'),
  'fr-fr': of('fr-fr'),
  'it-it': of('it-it'),
  'es-es': of('es-es'),
})

/** The words of each language in all of its countries. */
export const inEveryLanguage = <Value>(words: Readonly<Record<Language, Value>>) =>
  inEveryLocale((locale) => words[languageOf(locale)])
