import { type Language, languageOf, type Locale } from '@cairn/contract/sites'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const byLanguage: Record<Language, Words> = { en, de, fr, it, es }

export type Say = (name: keyof Words, values?: Readonly<Record<string, string | number>>) => string

/** What a window says in the language of a locale. */
export function wordsIn(locale: Locale): Say {
  const language = languageOf(locale)
  const words = byLanguage[language]
  return (name, values = {}) => {
    const said = words[name].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
    return language === 'fr' ? said.replaceAll(/ (?=[:;!?%])/g, narrowSpace) : said
  }
}

const narrowSpace = '\u202f'

export const money = (locale: Locale, minor: number, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  }).format(minor / 100)

export const dayIn = (locale: Locale, day: Date): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(day)
