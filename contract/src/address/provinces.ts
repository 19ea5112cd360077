import type { en } from './messages/en.ts'

export type Province = { code: string; name: string }

export type ProvinceKey = keyof typeof en

/** The names are in the messages, so that pages contain them in one language only. */
export const provinceKeys = [
  'US-AL',
  'US-AK',
  'US-AZ',
  'US-AR',
  'US-CA',
  'US-CO',
  'US-CT',
  'US-DE',
  'US-DC',
  'US-FL',
  'US-GA',
  'US-HI',
  'US-ID',
  'US-IL',
  'US-IN',
  'US-IA',
  'US-KS',
  'US-KY',
  'US-LA',
  'US-ME',
  'US-MD',
  'US-MA',
  'US-MI',
  'US-MN',
  'US-MS',
  'US-MO',
  'US-MT',
  'US-NE',
  'US-NV',
  'US-NH',
  'US-NJ',
  'US-NM',
  'US-NY',
  'US-NC',
  'US-ND',
  'US-OH',
  'US-OK',
  'US-OR',
  'US-PA',
  'US-PR',
  'US-RI',
  'US-SC',
  'US-SD',
  'US-TN',
  'US-TX',
  'US-UT',
  'US-VT',
  'US-VA',
  'US-VI',
  'US-WA',
  'US-WV',
  'US-WI',
  'US-WY',
  'US-AA',
  'US-AE',
  'US-AP',
  'US-GU',
  'CA-AB',
  'CA-BC',
  'CA-MB',
  'CA-NB',
  'CA-NL',
  'CA-NS',
  'CA-NT',
  'CA-NU',
  'CA-ON',
  'CA-PE',
  'CA-QC',
  'CA-SK',
  'CA-YT',
] as const satisfies readonly ProvinceKey[]

const keysIn = (countryCode: string) =>
  provinceKeys.filter((key) => key.startsWith(`${countryCode}-`))

/** Whether addresses of a country need a state or province. */
export const hasProvinces = (countryCode: string): boolean => keysIn(countryCode).length > 0

/** The states or provinces of a country whose addresses require one; otherwise empty. */
export const provincesOf = (
  countryCode: string,
  nameOf: (key: ProvinceKey) => string,
): readonly Province[] =>
  keysIn(countryCode).map((key) => ({ code: key.slice(3), name: nameOf(key) }))
