import { currencyLook } from '@cairn/contract/currency-look'
import { languageTag } from '@cairn/contract/language-tag'
import { madeOnce } from './made-once.ts'

export type Money = { amount: number; currency: string }

export const formatMoney = ({ amount, currency }: Money, locale: string): string =>
  formatOf(`${locale} ${currency}`).format(amount).replace('-', '\u2212')

/** Of a market: its locale and its currency. */
export const moneyFormat = (market: string, more: Intl.NumberFormatOptions = {}) => {
  const [locale = '', currency = ''] = market.split(' ')
  return new Intl.NumberFormat(languageTag(locale), {
    ...currencyLook(currency),
    ...more,
  })
}

const formatOf = madeOnce((market) => moneyFormat(market))
