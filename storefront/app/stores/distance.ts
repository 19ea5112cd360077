const kilometresPerMile = 1.609344

/** Formats a distance in miles for the US and the UK, otherwise in kilometres. */
export function distanceIn(language: string, kilometres: number): string {
  const inMiles = /-(US|GB)$/.test(language)
  const distance = inMiles ? kilometres / kilometresPerMile : kilometres
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  }).format(distance)
}
