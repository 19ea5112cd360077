import { isLocale, siteOf } from '@cairn/contract/sites/sites'
import { useLocale } from '../../platform/page/use-shop.ts'

/** The country of a shop, which is also the only country it ships to. */
export const countryOf = (locale: string): string =>
  siteOf(isLocale(locale) ? locale : 'en-us').country

export const useCountry = (): string => countryOf(useLocale())
