import { languageTag } from './language-tag.ts'
import { madeOnce } from './made-once.ts'

export type Money = { amount: number; currency: string }

/** CAD is told by its code, so that nobody takes it for US dollars; every other by its symbol. */
export const formatMoney = ({ amount, currency }: Money, locale: string): string =>
  formatOf(`${locale} ${currency}`).format(amount).replace('-', '\u2212')

/** Of a market: its locale and its currency. */
export const moneyFormat = (market: string, more: Intl.NumberFormatOptions = {}) => {
  const [locale = '', currency = ''] = market.split(' ')
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
    ...more,
  })
}

const formatOf = madeOnce((market) => moneyFormat(market))
