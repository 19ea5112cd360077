import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import { memoize } from '@cairn/contract/translation/memoize'
import { useShop } from '../page/use-shop.ts'

export type Money = { amount: number; currency: string }

export const formatMoney = ({ amount, currency }: Money, locale: string): string =>
  formatOf(`${locale} ${currency}`).format(amount).replace('-', '\u2212')

/** A market is a locale and a currency, separated by a space. */
export const moneyFormat = (market: string, options: Intl.NumberFormatOptions = {}) => {
  const [locale = '', currency = ''] = market.split(' ')
  return new Intl.NumberFormat(languageTag(locale), {
    ...currencyFormat(currency),
    ...options,
  })
}

const formatOf = memoize((market) => moneyFormat(market))

type FormatMoney = (amount: number) => string

export function useMoney(): FormatMoney {
  const { locale, currency } = useShop()
  return (amount) => formatMoney({ amount, currency }, locale)
}
