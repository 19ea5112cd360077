import { madeOnce } from '../platform/made-once.ts'
import { type Money, moneyFormat } from '../platform/money.ts'

/** Vouchers are round sums, and said as such. */
export const wholeMoney = ({ amount, currency }: Money, locale: string): string =>
  formatOf(`${locale} ${currency}`).format(amount)

const formatOf = madeOnce((market) => moneyFormat(market, { maximumFractionDigits: 0 }))
