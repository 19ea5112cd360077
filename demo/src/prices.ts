import type { Currency } from '@cairn/contract/money'
import { type Region, type Site, siteByLocale } from '@cairn/contract/sites'

/** One amount a currency, as a merchant sets them: not converted, chosen. */
export type PricePoint = {
  current: Record<Currency, number>
  original?: Record<Currency, number>
  /** Only where the style is sold. */
  region?: Region
}

const sites: readonly Site[] = [
  ...new Map(Object.values(siteByLocale).map((site) => [site.siteId, site])).values(),
]

export const pricesFor = ({ current, original = current, region }: PricePoint) =>
  sites
    .filter((site) => region === undefined || site.region === region)
    .map(({ siteId, currency }) => ({
      siteId,
      current: current[currency],
      original: original[currency],
    }))
