import { type Minor, amountOf, type Currency, currencies } from '@cairn/contract/fields/money'
import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'

/** How values are written for readers of a locale. */
export function dataFormats(locale: Locale) {
  const language = languageTag(locale)
  const { timeZone } = siteOf(locale)
  const instants = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(language)
  const decimals = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const percentages = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 3,
  })
  return {
    instant: (text: string) => instants.format(new Date(text)),
    day: (text: string) => days.format(new Date(text)),
    number: (value: number) => numbers.format(value),
    /** Tax rates are stored in thousandths of a percent. */
    rate: (value: number) => percentages.format(value / 100_000),
    money: (minor: Minor, currency: unknown) =>
      isCurrency(currency)
        ? new Intl.NumberFormat(language, currencyFormat(currency)).format(amountOf(minor))
        : decimals.format(amountOf(minor)),
  }
}

export type DataFormats = ReturnType<typeof dataFormats>

const isCurrency = (value: unknown): value is Currency =>
  currencies.some((currency) => currency === value)
