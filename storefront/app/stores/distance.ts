const kilometresToMile = 1.609344

/** Where signs on the road say miles, miles. */
export function distanceIn(language: string, kilometres: number): string {
  const inMiles = /-(US|GB)$/.test(language)
  const far = inMiles ? kilometres / kilometresToMile : kilometres
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: far < 10 ? 1 : 0,
  }).format(far)
}
