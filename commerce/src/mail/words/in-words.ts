import { currencyLook } from '@cairn/contract/currency-look'
import { languageTag } from '@cairn/contract/language-tag'
import { amountOf, type Currency, type Minor } from '@cairn/contract/money'
import { languageOf, type Language, type Locale } from '@cairn/contract/sites'
import { de } from './de.ts'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const wordsByLanguage: Record<Language, MailWords> = { en, fr, de, it, es }

export type Say = (name: keyof MailWords, values?: Readonly<Record<string, string>>) => string

export const sayIn =
  (locale: Locale): Say =>
  (name, values = {}) =>
    wordsByLanguage[languageOf(locale)][name].replaceAll(
      /\{(\w+)\}/g,
      (whole, value: string) => values[value] ?? whole,
    )

export const moneyIn =
  ({ locale, currency }: { locale: Locale; currency: Currency }) =>
  (minor: Minor): string =>
    new Intl.NumberFormat(languageTag(locale), currencyLook(currency))
      .format(amountOf(minor))
      .replace('-', '\u2212')
