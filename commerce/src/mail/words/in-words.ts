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

/** en-us as mail programs and Intl write it: en-US. */
export function tagOf(locale: Locale): string {
  const [language = 'en', country = ''] = locale.split('-')
  return `${language}-${country.toUpperCase()}`
}

/** CAD is told by its code, so that nobody takes it for US dollars. */
export const moneyIn =
  ({ locale, currency }: { locale: Locale; currency: Currency }) =>
  (minor: Minor): string =>
    new Intl.NumberFormat(tagOf(locale), {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
    })
      .format(amountOf(minor))
      .replace('-', '\u2212')
