import { isLocale, siteOf } from '@cairn/contract/sites'
import { useLocale } from '../platform/use-shop.ts'

/** Where this shop is at home, and delivers to. */
export function useCountry(): string {
  const locale = useLocale()
  return siteOf(isLocale(locale) ? locale : 'en-us').country
}
