import { currencyLook } from '@cairn/contract/currency-look'
import { languageTag } from '@cairn/contract/language-tag'
import { amountOf, type Currency } from '@cairn/contract/money'
import type { Locale } from '@cairn/contract/sites'
import type { Progress } from './threshold.ts'

/** A distance or a threshold as the call-outs of a locale tell it. */
export function amountInWords(
  counted: number,
  unit: Progress['unit'],
  { locale, currency }: { locale: Locale; currency: Currency },
): string {
  if (unit === 'pieces') return formatOf(locale).format(counted)
  const amount = amountOf(counted)
  // As signs in shops say it: no cents where there are none.
  return formatOf(locale, currency, Number.isInteger(amount) ? 0 : 2).format(amount)
}

const known = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, currency?: Currency, digits?: number): Intl.NumberFormat {
  const key = [locale, currency, digits].join(' ')
  const format = known.get(key) ?? makeFormat(locale, currency, digits)
  known.set(key, format)
  return format
}

const makeFormat = (locale: Locale, currency?: Currency, digits = 0) =>
  currency === undefined
    ? new Intl.NumberFormat(languageTag(locale))
    : new Intl.NumberFormat(languageTag(locale), {
        ...currencyLook(currency),
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
