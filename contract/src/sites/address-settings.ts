import type { AddressRuleChanges, AddressUse } from '../address/address-field.ts'
import { type Locale, locales, siteOf } from './sites.ts'

/** The settings of a site for addresses. They are apart from the others, because pages with address forms load them. */
export type AddressSettings = {
  /** The contact fields that are required for delivery to a collection point. */
  requiredCollectionPointFields: readonly ('contact' | 'email' | 'phone')[]
  requiresEmailForStorePickup: boolean
  /** What the addresses of the site need besides the rules of its country, by their use. */
  addressRules: Record<AddressUse, AddressRuleChanges>
}

const defaultSettings: AddressSettings = {
  requiredCollectionPointFields: ['contact', 'email', 'phone'],
  requiresEmailForStorePickup: true,
  addressRules: { shipping: {}, billing: {} },
}

/** The sites that differ from the default. */
const byLocale: Partial<Record<Locale, AddressSettings>> = {}

export const addressSettingsOf = (locale: Locale): AddressSettings =>
  byLocale[locale] ?? defaultSettings

/** A locale of the site of a country. All locales of a site have the same settings. */
export const localeIn = (countryCode: string): Locale | undefined =>
  locales.find((locale) => siteOf(locale).country === countryCode)
