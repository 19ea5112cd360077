import type { Minor } from '../fields/money.ts'

/** A hundred points are worth one major unit of any currency. */
export const amountForPoints = (points: number): Minor => points

export const pointsForAmount = (amount: Minor): number => amount

/** An order earns one point for each whole major unit charged. */
export const pointsEarnedFor = (amount: Minor): number => Math.max(0, Math.floor(amount / 100))

type Voucher = { points: number }

/** The affordable voucher with the most points. */
export const bestVoucher = <V extends Voucher>(
  vouchers: readonly V[],
  points: number,
): V | undefined =>
  affordableVouchers(vouchers, points).reduce<V | undefined>(
    (best, voucher) => (best && best.points >= voucher.points ? best : voucher),
    undefined,
  )

export const affordableVouchers = <V extends Voucher>(
  vouchers: readonly V[],
  points: number,
): V[] => vouchers.filter((voucher) => voucher.points <= points)
