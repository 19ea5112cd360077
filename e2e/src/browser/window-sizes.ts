import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { type ShopLocale, shopLocales } from '../texts/storefront-messages.ts'

/** For journeys through forms whose fields differ between locales. */
export const everyFormLocale = [
  { locale: 'en-us', width: 390 },
  { locale: 'de-de', width: 800 },
  { locale: 'fr-ca', width: 1440 },
] as const

type WindowSize = { locale: ShopLocale; width: number }

export const widths = [390, 800, 1440] as const

/** One of the widths, so that the items of a list are spread over all of them. */
export const widthOf = (index: number) => widths[index % widths.length] ?? widths[0]

const allWindowSizes: readonly WindowSize[] = shopLocales.flatMap((locale) =>
  widths.map((width) => ({ locale, width })),
)

/**
 * Two of the three widths, each in another language, for `test.for`. The journeys are spread over the three pairs.
 * `npm run test:long` takes all combinations.
 */
export const phoneAndDesktop = pair(
  { locale: 'de-de', width: 390 },
  { locale: 'en-us', width: 1440 },
)
export const phoneAndTablet = pair({ locale: 'en-us', width: 390 }, { locale: 'de-de', width: 800 })
export const tabletAndDesktop = pair(
  { locale: 'en-us', width: 800 },
  { locale: 'de-de', width: 1440 },
)

function pair(...sizes: readonly WindowSize[]): readonly WindowSize[] {
  return shortOrLong(sizes, allWindowSizes)
}
