import type { Locale } from '@cairn/contract/sites'
import type { Messages } from './messages.ts'

type Differences = Partial<Messages>

/** The few sentences that a country says otherwise than the rest of its language. */
const acrossTheAtlantic: Differences = {
  delivery: 'Shipping',
  email: 'Email address',
  deliveryAndReturns: 'Shipping and returns',
  deliveryAndReturnsText:
    'Shipped in two to four business days, or picked up in a store. Sixty days to decide, and the way back is free.',
  notFoundText: 'This page has moved, or never was. Turn around at the last cairn.',
  servicePickup: 'Pick up your order',
}

const enUs: Differences = {
  ...acrossTheAtlantic,
  favourites: 'Favorites',
  colours: 'Colors: {names}',
  colour: 'Color',
  favouriteNamed: 'Favorite: {name}',
  favouritesFailedTitle: 'Your favorites could not be opened.',
  forgetNamed: '{name}: remove from favorites',
  sharedFavourites: 'Favorites, shared',
  townOrPostcode: 'City or ZIP code',
  nearMeFailed: 'We could not learn where you are. Type a city or a ZIP code instead.',
}

const enCa: Differences = {
  ...acrossTheAtlantic,
  townOrPostcode: 'City or postal code',
  nearMeFailed: 'We could not learn where you are. Type a city or a postal code instead.',
}

const frCa: Differences = {
  email: 'Adresse courriel',
}

export const refined: Partial<Record<Locale, Differences>> = {
  'en-us': enUs,
  'en-ca': enCa,
  'fr-ca': frCa,
}

/** By the language as a page names it: en-US. */
export const refinementOf = (language: string): Differences =>
  new Map<string, Differences>(Object.entries(refined)).get(language.toLowerCase()) ?? {}
