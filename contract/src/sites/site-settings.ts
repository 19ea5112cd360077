import { type AddressSettings, addressSettingsOf } from './address-settings.ts'
import { type Locale, locales, siteOf } from './sites.ts'

/** The behaviour of a site that can be configured. */
export type SiteSettings = AddressSettings & OtherSettings

type OtherSettings = {
  /** Whether menu items open on hover or on click. */
  menuOpensOn: 'hover' | 'click'
  /** How many messages the promo bar rotates; further ones are left out. */
  maxPromoMessages: number
  /** Whether product cards in lists show colours. */
  showsSwatches: boolean
  /** Whether long videos are played from the media hosting service. */
  playsHostedVideos: boolean
  /** Whether prices include the tax, which is then noted at them with a link to the cost of delivery. */
  pricesIncludeTax: boolean
  /** Whether the law lets customers withdraw from a purchase, so that the site has the page and form for it. */
  hasWithdrawal: boolean
  /** Whether a reduced price is shown with the lowest price of the last thirty days. */
  showsLowestPrice: boolean
  /** Whether pages announce the threshold for free standard delivery. */
  announcesFreeDelivery: boolean
  /** Whether the cart lists free gifts before other items. */
  showsGiftsFirst: boolean
  /** The highest discount in percent that store staff may give. */
  maxStaffDiscountPercent: number
  /** Whether the shopper sees why an entered code is rejected; otherwise the reason is only logged. */
  explainsRejectedCodes: boolean
  /** Whether matching products are offered in the cart and after adding an item. */
  offersUpsells: boolean
  /** Whether the site has the loyalty programme. */
  hasLoyalty: boolean
  /** The fields besides the name that members have to fill in. */
  requiredMemberFields: readonly ('birthDate' | 'phone' | 'postalCode')[]
  /** The minimum age in years for an account and for the loyalty programme. */
  minimumAge: number
  /** The earliest birth date that is accepted, as YYYY-MM-DD. */
  earliestBirthDate: string
  /** Whether forms ask for the gender, which is required then. */
  asksForGender: boolean
  /** Whether who gives a phone number must consent to text messages. */
  requiresSmsConsent: boolean
  /** Whether a newsletter is sent only to who has confirmed it with a mailed link. */
  confirmsNewsletters: boolean
  /** Whether forms offer news as text messages, with their terms. */
  offersTextMessages: boolean
  /** Whether sign-up has the form with a list of what a password needs, in place of a repeated password. */
  hasNewSignUp: boolean
  /** Whether the sign-in dialog has a button for sign-up besides its link. */
  hasSignUpButton: boolean
  /** Whether the sign-in dialog asks for the email address first, and then leads to sign-in or to sign-up. */
  hasSimplifiedEnrollment: boolean
  /** Whether sign-up lists the benefits of the loyalty programme. */
  showsLoyaltyBenefits: boolean
  /** Whether a new shopper is asked for interests. */
  collectsInterests: boolean
  /** Whether only who subscribes to the newsletter is asked for interests. */
  interestsNeedNewsletter: boolean
  /** The promotion for new members. */
  welcomePromotionId: string
  /** Whether the provider's pay-later method is offered. */
  hasPayLater: boolean
  /** The number of gift cards that can pay for one order. */
  maxGiftCards: number
  cardBrands: readonly string[]
  /** Whether shoppers with a saved card and address start at the last checkout step. */
  hasExpressCheckout: boolean
  /** Whether setting an address in the checkout requires a solved captcha. */
  captchaForAddress: boolean
  /** The return period after delivery in days; content pages state it separately. */
  returnPeriodDays: number
}

const defaultSettings: OtherSettings = {
  menuOpensOn: 'hover',
  maxPromoMessages: 5,
  showsSwatches: true,
  playsHostedVideos: false,
  pricesIncludeTax: false,
  hasWithdrawal: false,
  showsLowestPrice: false,
  announcesFreeDelivery: true,
  showsGiftsFirst: false,
  maxStaffDiscountPercent: 50,
  explainsRejectedCodes: false,
  offersUpsells: true,
  hasLoyalty: true,
  requiredMemberFields: ['birthDate', 'phone', 'postalCode'],
  minimumAge: 13,
  earliestBirthDate: '1900-01-01',
  asksForGender: false,
  requiresSmsConsent: false,
  confirmsNewsletters: false,
  offersTextMessages: true,
  hasNewSignUp: true,
  hasSignUpButton: false,
  hasSimplifiedEnrollment: false,
  showsLoyaltyBenefits: true,
  collectsInterests: true,
  interestsNeedNewsletter: false,
  welcomePromotionId: 'WELCOME10',
  hasPayLater: true,
  maxGiftCards: 5,
  cardBrands: ['visa', 'mastercard', 'amex', 'discover'],
  hasExpressCheckout: true,
  captchaForAddress: false,
  returnPeriodDays: 60,
}
const europeanSettings: OtherSettings = {
  ...defaultSettings,
  pricesIncludeTax: true,
  hasWithdrawal: true,
  showsLowestPrice: true,
  requiredMemberFields: ['birthDate'],
  minimumAge: 16,
  confirmsNewsletters: true,
  offersTextMessages: false,
  interestsNeedNewsletter: true,
  cardBrands: ['visa', 'mastercard', 'amex'],
}
const settingsWithoutFreeDelivery: OtherSettings = {
  ...europeanSettings,
  announcesFreeDelivery: false,
}

const byLocale: Record<Locale, OtherSettings> = {
  'en-us': defaultSettings,
  'en-ca': defaultSettings,
  'fr-ca': defaultSettings,
  'en-gb': settingsWithoutFreeDelivery,
  'de-de': { ...settingsWithoutFreeDelivery, asksForGender: true },
  'fr-fr': settingsWithoutFreeDelivery,
  'it-it': settingsWithoutFreeDelivery,
  'es-es': europeanSettings,
}

export const settingsOf = (locale: Locale): SiteSettings => ({
  ...byLocale[locale],
  ...addressSettingsOf(locale),
})

/** All locales of a site have the same settings. */
export const settingsOfSite = (siteId: string): SiteSettings =>
  settingsOf(locales.find((locale) => siteOf(locale).siteId === siteId) ?? 'en-us')
