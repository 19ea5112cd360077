import { memoize } from '@cairn/contract/translation/memoize'
import { type Money, moneyFormat } from '../../platform/text/money.ts'

/** Vouchers have whole amounts and are shown without decimals. */
export const formatWholeAmount = ({ amount, currency }: Money, locale: string): string =>
  wholeFormatOf(`${locale} ${currency}`).format(amount)

const wholeFormatOf = memoize((market) => moneyFormat(market, { maximumFractionDigits: 0 }))
