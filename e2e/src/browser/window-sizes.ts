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

/** Every language and every width, for `test.for`. `npm run test:long` takes all combinations. */
export const everyWidth = shortOrLong<readonly WindowSize[]>(
  [
    { locale: 'en-us', width: 390 },
    { locale: 'de-de', width: 800 },
    { locale: 'en-us', width: 1440 },
  ],
  allWindowSizes,
)

/** Every language, on a phone and on a desktop. `npm run test:long` takes all combinations. */
export const phoneAndDesktop = shortOrLong<readonly WindowSize[]>(
  [
    { locale: 'de-de', width: 390 },
    { locale: 'en-us', width: 1440 },
  ],
  allWindowSizes.filter(({ width }) => width !== 800),
)
