import { type Locale, locales, type Region, siteOf } from '@cairn/contract/sites'

const regions = ['NORA', 'EMEA'] as const satisfies readonly Region[]

/** UN M49: what Intl knows as Northern America and Europe. */
const areaOf: Record<Region, string> = { NORA: '021', EMEA: '150' }

/** Every country and language of the shop: places in the reader's language, languages in their own. */
export function locationsFor(reader: Locale) {
  const placeName = new Intl.DisplayNames(reader, { type: 'region' })
  return regions.map((region) => {
    const here = locales.filter((locale) => siteOf(locale).region === region)
    const countries = [...new Set(here.map((locale) => siteOf(locale).country))]
    return {
      name: placeName.of(areaOf[region]) ?? region,
      countries: countries.map((countryCode) => ({
        countryCode,
        name: placeName.of(countryCode) ?? countryCode,
        languages: here
          .filter((locale) => siteOf(locale).country === countryCode)
          .map((locale) => ({ locale, name: ownName(locale), url: `/${locale}` })),
      })),
    }
  })
}

function ownName(locale: Locale): string {
  const [language = ''] = locale.split('-')
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}
