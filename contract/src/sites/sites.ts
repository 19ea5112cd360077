import type { Currency } from '../fields/money.ts'

export type Region = 'NORA' | 'EMEA'
export type Language = 'en' | 'fr' | 'de' | 'it' | 'es'
export type Site = {
  siteId: string
  region: Region
  currency: Currency
  country: string
  /** Determines when the days and years of the site begin. */
  timeZone: string
}

const sites = {
  us: {
    siteId: 'CAIRN-US',
    region: 'NORA',
    currency: 'USD',
    country: 'US',
    timeZone: 'America/Denver',
  },
  ca: {
    siteId: 'CAIRN-CA',
    region: 'NORA',
    currency: 'CAD',
    country: 'CA',
    timeZone: 'America/Toronto',
  },
  gb: {
    siteId: 'CAIRN-GB',
    region: 'EMEA',
    currency: 'GBP',
    country: 'GB',
    timeZone: 'Europe/London',
  },
  de: {
    siteId: 'CAIRN-DE',
    region: 'EMEA',
    currency: 'EUR',
    country: 'DE',
    timeZone: 'Europe/Berlin',
  },
  fr: {
    siteId: 'CAIRN-FR',
    region: 'EMEA',
    currency: 'EUR',
    country: 'FR',
    timeZone: 'Europe/Paris',
  },
  it: {
    siteId: 'CAIRN-IT',
    region: 'EMEA',
    currency: 'EUR',
    country: 'IT',
    timeZone: 'Europe/Rome',
  },
  es: {
    siteId: 'CAIRN-ES',
    region: 'EMEA',
    currency: 'EUR',
    country: 'ES',
    timeZone: 'Europe/Madrid',
  },
} as const satisfies Record<string, Site>

export const siteByLocale = {
  'en-us': sites.us,
  'en-ca': sites.ca,
  'fr-ca': sites.ca,
  'en-gb': sites.gb,
  'de-de': sites.de,
  'fr-fr': sites.fr,
  'it-it': sites.it,
  'es-es': sites.es,
} as const satisfies Record<string, Site>

export type Locale = keyof typeof siteByLocale
export const locales = [
  'en-us',
  'en-ca',
  'fr-ca',
  'en-gb',
  'de-de',
  'fr-fr',
  'it-it',
  'es-es',
] as const satisfies readonly Locale[]

export const siteOf = (locale: Locale): Site => siteByLocale[locale]

export const isLocale = (text: string): text is Locale => Object.hasOwn(siteByLocale, text)

const languages: Record<string, Language> = { en: 'en', fr: 'fr', de: 'de', it: 'it', es: 'es' }
export const languageOf = (locale: Locale): Language => languages[locale.slice(0, 2)] ?? 'en'

/** Undefined for an id that no site has. */
export const timeZoneOfSite = (siteId: string): string | undefined =>
  Object.values(sites).find((site) => site.siteId === siteId)?.timeZone

export const siteIds: readonly string[] = Object.values(sites).map(({ siteId }) => siteId)
