type Voucher = { points: number }

/** The highest of the vouchers that so many points buy. */
export const bestVoucher = <V extends Voucher>(
  vouchers: readonly V[],
  points: number,
): V | undefined =>
  affordable(vouchers, points).reduce<V | undefined>(
    (best, voucher) => (best && best.points >= voucher.points ? best : voucher),
    undefined,
  )

export const affordable = <V extends Voucher>(vouchers: readonly V[], points: number): V[] =>
  vouchers.filter((voucher) => voucher.points <= points)
