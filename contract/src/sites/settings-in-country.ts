import { localeIn } from './address-settings.ts'
import { type SiteSettings, settingsOf } from './site-settings.ts'

/** The settings of the site of a country; those of Europe for countries without a site. */
export const settingsInCountry = (countryCode: string): SiteSettings =>
  settingsOf(localeIn(countryCode) ?? 'de-de')
