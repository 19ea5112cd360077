import { amountOf, type Currency, type Minor } from '@cairn/contract/fields/money'
import { currencyFormat } from '@cairn/contract/sites/currency-format'
import { languageTag } from '@cairn/contract/sites/formatting'
import { languageOf, type Language, type Locale } from '@cairn/contract/sites/sites'
import { de } from './de.ts'
import { en, type MailTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const textsByLanguage: Record<Language, MailTexts> = { en, fr, de, it, es }

export type Translate = (name: keyof MailTexts, values?: Readonly<Record<string, string>>) => string

export const translatorFor =
  (locale: Locale): Translate =>
  (name, values = {}) =>
    textsByLanguage[languageOf(locale)][name].replaceAll(
      /\{(\w+)\}/g,
      (placeholder, value: string) => values[value] ?? placeholder,
    )

export const moneyFormatter =
  ({ locale, currency }: { locale: Locale; currency: Currency }) =>
  (minor: Minor): string =>
    new Intl.NumberFormat(languageTag(locale), currencyFormat(currency))
      .format(amountOf(minor))
      .replace('-', '\u2212')
