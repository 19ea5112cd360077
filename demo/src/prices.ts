import type { Currency } from '@cairn/contract/money'
import { type Region, type Site, siteByLocale } from '@cairn/contract/sites'

/** One amount a currency, as a merchant sets them: not converted, chosen. */
export type PricePoint = {
  current: Record<Currency, number>
  original?: Record<Currency, number>
  /** The lowest of the days before the reduction. */
  historicBest?: Record<Currency, number>
  /** Only where the style is sold. */
  region?: Region
}

export const sites: readonly Site[] = [
  ...new Map(Object.values(siteByLocale).map((site) => [site.siteId, site])).values(),
]

export const pricesFor = (
  { current, original = current, historicBest, region }: PricePoint,
  isSoldOn: (site: Site) => boolean = () => true,
) =>
  sites
    .filter((site) => (region === undefined || site.region === region) && isSoldOn(site))
    .map(({ siteId, currency }) => ({
      siteId,
      current: current[currency],
      original: original[currency],
      ...(historicBest && { historicBest: historicBest[currency] }),
    }))
