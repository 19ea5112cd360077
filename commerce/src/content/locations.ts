import { type Locale, locales, type Region, siteOf } from '@cairn/contract/sites/sites'

const regions = ['NORA', 'EMEA'] as const satisfies readonly Region[]

/** UN M49 codes, for which Intl has names: Northern America and Europe. */
const areaOf: Record<Region, string> = { NORA: '021', EMEA: '150' }

/** Every country and language of the shop. Countries are named in the given locale, languages in their own. */
export function locationsFor(displayLocale: Locale) {
  const displayNames = new Intl.DisplayNames(displayLocale, { type: 'region' })
  return regions.map((region) => {
    const regionLocales = locales.filter((locale) => siteOf(locale).region === region)
    const countries = [...new Set(regionLocales.map((locale) => siteOf(locale).country))]
    return {
      name: displayNames.of(areaOf[region]) ?? region,
      countries: countries.map((countryCode) => ({
        countryCode,
        name: displayNames.of(countryCode) ?? countryCode,
        languages: regionLocales
          .filter((locale) => siteOf(locale).country === countryCode)
          .map((locale) => ({ locale, name: nativeLanguageName(locale), url: `/${locale}` })),
      })),
    }
  })
}

function nativeLanguageName(locale: Locale): string {
  const [language = ''] = locale.split('-')
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
