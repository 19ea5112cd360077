import { type Locale, locales, siteOf } from './sites.ts'

/** How a site behaves, beside what its pages say: one place for every switch. */
export type SiteSettings = {
  /** Whether the entries of the menu open under the pointer, or when they are pressed. */
  menuOpensOn: 'hover' | 'click'
  /** Colours on the cards of lists. */
  showsSwatches: boolean
  /** The lowest price of the last thirty days beside a reduced one. */
  showsLowestPrice: boolean
  /** Whether standard delivery is said to be free above a sum. */
  tellsOfFreeDelivery: boolean
  /** Gifts before what is bought, in the bag. */
  showsGiftsFirst: boolean
  /** How many percent store staff may take off a price on their own. */
  percentOffInStore: number
  /** Whether a code that is refused says why; otherwise it is only logged. */
  tellsWhyCodesFail: boolean
}

const everywhere: SiteSettings = {
  menuOpensOn: 'hover',
  showsSwatches: true,
  showsLowestPrice: false,
  tellsOfFreeDelivery: true,
  showsGiftsFirst: false,
  percentOffInStore: 50,
  tellsWhyCodesFail: false,
}
const inEurope: SiteSettings = { ...everywhere, showsLowestPrice: true }
const withoutFreeDelivery: SiteSettings = { ...inEurope, tellsOfFreeDelivery: false }

const byLocale: Record<Locale, SiteSettings> = {
  'en-us': everywhere,
  'en-ca': everywhere,
  'fr-ca': everywhere,
  'en-gb': withoutFreeDelivery,
  'de-de': withoutFreeDelivery,
  'fr-fr': withoutFreeDelivery,
  'it-it': withoutFreeDelivery,
  'es-es': inEurope,
}

export const settingsOf = (locale: Locale): SiteSettings => byLocale[locale]

/** The same for all of its locales. */
export const settingsOnSite = (siteId: string): SiteSettings =>
  settingsOf(locales.find((locale) => siteOf(locale).siteId === siteId) ?? 'en-us')
