import { languageOf, type Locale } from '@cairn/contract/sites'

/** Languages write figures their own way; a Canadian reads metric, an American both. */
const tags: Record<Locale, string> = {
  'en-us': 'en-US',
  'en-ca': 'en-CA',
  'fr-ca': 'fr-CA',
  'en-gb': 'en-GB',
  'de-de': 'de-DE',
  'fr-fr': 'fr-FR',
  'it-it': 'it-IT',
  'es-es': 'es-ES',
}

const digits = (locale: Locale, value: number) =>
  new Intl.NumberFormat(tags[locale], {
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  }).format(value)

// Between a figure and its unit no line is broken.
const measure = (locale: Locale, value: number, unit: string) =>
  `${digits(locale, value).replace('-', '−')}\u00a0${unit}`

const inches = (centimetres: number) => Math.round(centimetres / 0.254) / 10

const isAmerican = (locale: Locale) => locale === 'en-us'

/** Ounces up to a pound, and from there pounds too, as scales in America show them. */
export function weight(locale: Locale, grams: number): string {
  const metric = grams >= 1000 ? measure(locale, grams / 1000, 'kg') : measure(locale, grams, 'g')
  if (!isAmerican(locale)) return metric
  const ounces = Math.round(grams / 2.834_952) / 10
  if (ounces < 16) return `${measure(locale, ounces, 'oz')} (${metric})`
  const whole = Math.round(grams / 28.349_52)
  const rest = whole % 16
  const pounds = measure(locale, Math.floor(whole / 16), 'lb')
  return `${rest === 0 ? pounds : `${pounds} ${measure(locale, rest, 'oz')}`} (${metric})`
}

export const temperature = (locale: Locale, celsius: number): string =>
  isAmerican(locale)
    ? `${measure(locale, Math.round((celsius * 9) / 5 + 32), '°F')} (${measure(locale, celsius, '°C')})`
    : measure(locale, celsius, '°C')

/** Of a water column, or of a heel above the toes. */
export const millimetres = (locale: Locale, value: number): string => measure(locale, value, 'mm')

/** Packs are sold by the litre everywhere. */
export const litres = (locale: Locale, value: number): string => measure(locale, value, 'L')

export const millilitres = (locale: Locale, value: number): string =>
  isAmerican(locale)
    ? `${measure(locale, Math.round(value / 29.5735), 'fl oz')} (${measure(locale, value, 'ml')})`
    : measure(locale, value, 'ml')

export const packedSize = (locale: Locale, [long, wide]: readonly [number, number]): string => {
  const metric = `${digits(locale, long)} × ${measure(locale, wide, 'cm')}`
  return isAmerican(locale)
    ? `${digits(locale, inches(long))} × ${measure(locale, inches(wide), 'in')} (${metric})`
    : metric
}

export const lumens = (locale: Locale, value: number): string => measure(locale, value, 'lm')

export const share = (locale: Locale, percent: number): string =>
  new Intl.NumberFormat(tags[locale], { style: 'percent' }).format(percent / 100)

const persons = {
  en: ['person', 'people'],
  fr: ['personne', 'personnes'],
  de: ['Person', 'Personen'],
  it: ['persona', 'persone'],
  es: ['persona', 'personas'],
} as const

export const people = (locale: Locale, count: number): string =>
  `${count} ${persons[languageOf(locale)][count === 1 ? 0 : 1]}`
