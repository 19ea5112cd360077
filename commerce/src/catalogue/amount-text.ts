import { amountOf, type Minor } from '@cairn/contract/fields/money'
import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'

/** The amount of a gift card in the currency of the site. Null if it is not sold there. */
export const amountText = (minor: Minor | null, locale: Locale): string | null =>
  minor === null
    ? null
    : new Intl.NumberFormat(languageTag(locale), {
        ...currencyFormat(siteOf(locale).currency),
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amountOf(minor))
