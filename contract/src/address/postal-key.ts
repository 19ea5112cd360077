/**
 * The part of a normalised postal code that says where it is, in a form whose alphabetical order is that of the codes:
 * five digits, the first half of a Canadian code, or the district of a British one with two digits, such as `SW01`.
 */
export function postalKey(countryCode: string, postalCode: string): string {
  if (countryCode === 'CA') return postalCode.slice(0, 3)
  if (countryCode !== 'GB') return postalCode.slice(0, 5)
  const [, area = '', district = ''] = /^([A-Z]+)(\d+)/.exec(postalCode.split(' ')[0] ?? '') ?? []
  return `${area}${district.padStart(2, '0')}`
}
