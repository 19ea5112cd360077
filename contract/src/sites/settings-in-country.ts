import { type SiteSettings, settingsOf } from './site-settings.ts'
import { locales, siteOf } from './sites.ts'

/** The settings of the site of a country; all its locales have the same. Those of Europe for countries without a site. */
export const settingsInCountry = (countryCode: string): SiteSettings =>
  settingsOf(locales.find((locale) => siteOf(locale).country === countryCode) ?? 'de-de')
