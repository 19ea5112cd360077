/** CAD is told by its code, so that nobody takes it for US dollars; every other by its symbol. */
export const currencyLook = (currency: string) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  }) as const
