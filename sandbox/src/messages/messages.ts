import { languageOf, type Locale } from '@cairn/contract/sites/sites'
import {
  type MessagesByLanguage,
  type Translate,
  translatorFor,
} from '@cairn/contract/translation/translation'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const messages: MessagesByLanguage<typeof en> = { en, de, fr, it, es }

export type TranslateSandbox = Translate<typeof en>

/** The texts of a window in the language of a locale. */
export const messagesIn = (locale: Locale): TranslateSandbox =>
  translatorFor(messages, languageOf(locale))

export const money = (locale: Locale, minor: number, currency: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  }).format(minor / 100)

export const dayIn = (locale: Locale, day: Date): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(day)
