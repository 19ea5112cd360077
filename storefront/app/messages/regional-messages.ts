import type { Locale } from '@cairn/contract/sites/sites'
import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

type MessageOverrides = Partial<Translation<typeof en>>

/** The messages in which a country differs from its language. */
const northAmerica: MessageOverrides = {
  delivery: 'Shipping',
  freeDeliveryIncluded: 'Free shipping included',
  deliveryIncluded: 'Includes {amount} for shipping',
  email: 'Email address',
  newsletterEmail: 'Email for the letters',
  deliveryAndReturns: 'Shipping and returns',
  deliveryAndReturnsText:
    'Shipped in three to five business days, or picked up in a store. Sixty days to decide, and the way back is free.',
  notFoundText: 'This page has moved, or never was. Turn around at the last cairn.',
  servicePickup: 'Pick up your order',
  stepDelivery: 'Shipping',
  addressLine2: 'Apartment, suite, floor',
  town: 'City',
  trackText:
    'Type the number of your order and the email address you gave with it. Both are in the confirmation that we mailed.',
  orderMissingText:
    'It may be one that you placed as a guest. Follow it by its number and your email address.',
}

const enUs: MessageOverrides = {
  ...northAmerica,
  postalCode: 'ZIP code',
  postalCodeWrong: 'Check the ZIP code: it does not look like an American one.',
  province: 'State',
  statusCancelled: 'Canceled',
  orderCancelled: 'Your order is canceled.',
  nextCancelled: 'This part was canceled and does not come.',
  didYouMeanText:
    'The post office knows this ZIP code in another state. Choose how it should be written, or change what you typed.',
  byEmail: 'By email',
  recipientEmail: 'Their email address',
  favourites: 'Favorites',
  openFavourites: 'Open favorites',
  colours: 'Colors: {names}',
  colour: 'Color',
  favouriteNamed: 'Favorite: {name}',
  favouritesFailedTitle: 'Your favorites could not be opened.',
  removeFavouriteNamed: '{name}: remove from favorites',
  sharedFavourites: 'Favorites, shared',
  townOrPostcode: 'City or ZIP code',
  nearMeFailed: 'We could not learn where you are. Type a city or a ZIP code instead.',
}

const enCa: MessageOverrides = {
  ...northAmerica,
  postalCode: 'Postal code',
  postalCodeWrong: 'Check the postal code: it does not look like a Canadian one.',
  province: 'Province',
  didYouMeanText:
    'The post office knows this postal code in another province. Choose how it should be written, or change what you typed.',
  townOrPostcode: 'City or postal code',
  nearMeFailed: 'We could not learn where you are. Type a city or a postal code instead.',
}

const frCa: MessageOverrides = {
  province: 'Province',
  email: 'Adresse courriel',
  newsletterEmail: 'Courriel pour les lettres',
}

export const regionalMessages: Partial<Record<Locale, MessageOverrides>> = {
  'en-us': enUs,
  'en-ca': enCa,
  'fr-ca': frCa,
}

/** The parameter is a language tag such as en-US. */
export const regionalMessagesFor = (language: string): MessageOverrides =>
  new Map<string, MessageOverrides>(Object.entries(regionalMessages)).get(language.toLowerCase()) ??
  {}
