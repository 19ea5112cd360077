import { type Locale, locales, siteOf } from './sites.ts'

/** How a site behaves, beside what its pages say: one place for every switch. */
export type SiteSettings = {
  /** Whether the entries of the menu open under the pointer, or when they are pressed. */
  menuOpensOn: 'hover' | 'click'
  /** How many messages of the promo bar take turns; further ones are left out. */
  mostPromoMessages: number
  /** Colours on the cards of lists. */
  showsSwatches: boolean
  /** Whether a long video is played from the house that keeps it in every size. */
  playsHostedVideos: boolean
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
  /** What goes with it, offered when something was put into the bag and in the bag itself. */
  offersUpsells: boolean
  /** Points, vouchers and whatever else is for members. */
  hasLoyalty: boolean
  /** What members have to tell of themselves, beside their name; what else is asked for is theirs to tell. */
  membersTell: readonly ('birthDate' | 'phone' | 'postalCode')[]
  /** What new members are welcomed with. */
  welcomePromotion: string
  /** Whether the provider lets shoppers pay later. */
  paysLater: boolean
  /** How many gift cards may pay for one order. */
  mostGiftCards: number
  cardBrands: readonly string[]
  /** Whether who has a card and an address kept begins at the end of the checkout. */
  hasExpressCheckout: boolean
  /** Whether an address of the checkout has to bring a solved captcha. */
  asksCaptchaForAddress: boolean
  /** What whoever fetches a parcel at a collection point has to leave. */
  collectionPointsAskFor: readonly ('contact' | 'email' | 'phone')[]
  /** Whether whoever fetches something in a store has to leave an email address. */
  storesAskForEmail: boolean
  /** How long what was delivered may go back; the pages that tell of it say so in words. */
  daysToReturn: number
}

const everywhere: SiteSettings = {
  menuOpensOn: 'hover',
  mostPromoMessages: 5,
  showsSwatches: true,
  playsHostedVideos: false,
  showsLowestPrice: false,
  tellsOfFreeDelivery: true,
  showsGiftsFirst: false,
  percentOffInStore: 50,
  tellsWhyCodesFail: false,
  offersUpsells: true,
  hasLoyalty: true,
  membersTell: ['birthDate', 'phone', 'postalCode'],
  welcomePromotion: 'WELCOME10',
  paysLater: true,
  mostGiftCards: 5,
  cardBrands: ['visa', 'mastercard', 'amex', 'discover'],
  hasExpressCheckout: true,
  asksCaptchaForAddress: false,
  collectionPointsAskFor: ['contact', 'email', 'phone'],
  storesAskForEmail: true,
  daysToReturn: 60,
}
const inEurope: SiteSettings = {
  ...everywhere,
  showsLowestPrice: true,
  membersTell: ['birthDate'],
  cardBrands: ['visa', 'mastercard', 'amex'],
}
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
