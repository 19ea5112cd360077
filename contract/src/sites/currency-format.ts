/** CAD is shown by its code, so that it is not mistaken for US dollars. */
export const currencyFormat = (currency: string) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  }) as const
