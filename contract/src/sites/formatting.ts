/** Converts en-us to the BCP 47 form en-US. */
export function languageTag(locale: string): string {
  const [language = 'en', country = ''] = locale.split('-')
  return `${language}-${country.toUpperCase()}`
}

/** CAD is shown by its code, so that it is not mistaken for US dollars. */
export const currencyFormat = (currency: string) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  }) as const
