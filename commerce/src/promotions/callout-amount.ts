import { amountOf, type Currency } from '@cairn/contract/fields/money'
import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Progress } from './threshold.ts'

/** Formats a distance or a threshold for callouts. */
export function formatCalloutAmount(
  countedAmount: number,
  unit: Progress['unit'],
  { locale, currency }: { locale: Locale; currency: Currency },
): string {
  if (unit === 'pieces') return formatOf(locale).format(countedAmount)
  const amount = amountOf(countedAmount)
  // Whole amounts are shown without decimals.
  return formatOf(locale, currency, Number.isInteger(amount) ? 0 : 2).format(amount)
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, currency?: Currency, digits?: number): Intl.NumberFormat {
  const key = [locale, currency, digits].join(' ')
  const format = formats.get(key) ?? createFormat(locale, currency, digits)
  formats.set(key, format)
  return format
}

const createFormat = (locale: Locale, currency?: Currency, digits = 0) =>
  currency === undefined
    ? new Intl.NumberFormat(languageTag(locale))
    : new Intl.NumberFormat(languageTag(locale), {
        ...currencyFormat(currency),
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
