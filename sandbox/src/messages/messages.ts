import { type Language, languageOf, type Locale } from '@cairn/contract/sites/sites'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const byLanguage: Record<Language, Messages> = { en, de, fr, it, es }

export type Translate = (
  name: keyof Messages,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The texts of a window in the language of a locale. */
export function messagesIn(locale: Locale): Translate {
  const language = languageOf(locale)
  const messages = byLanguage[language]
  return (name, values = {}) => {
    const text = messages[name].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
    return language === 'fr' ? text.replaceAll(/ (?=[:;!?%])/g, narrowSpace) : text
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
