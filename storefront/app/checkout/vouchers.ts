import { madeOnce } from '../platform/made-once.ts'
import { type Money, moneyFormat } from '../platform/money.ts'
import type { Voucher } from './checkout-view.ts'

/** What somebody's points are worth: the highest voucher that they reach. */
export const highestVoucher = (vouchers: readonly Voucher[], points: number): Voucher | undefined =>
  vouchers
    .filter((voucher) => voucher.points <= points)
    .toSorted((one, other) => other.points - one.points)[0]

/** Vouchers are round sums, and said as such. */
export const wholeMoney = ({ amount, currency }: Money, locale: string): string =>
  formatOf(`${locale} ${currency}`).format(amount)

const formatOf = madeOnce((market) => moneyFormat(market, { maximumFractionDigits: 0 }))
