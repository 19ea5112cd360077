import type { Locale } from '@cairn/contract/sites/sites'

/** A site determines the prices, a locale the texts. */
export type Market = { siteId: string; locale: Locale }

export const marketOf = ({
  locale,
  site,
}: {
  locale: Locale
  site: { siteId: string }
}): Market => ({
  locale,
  siteId: site.siteId,
})

/** Creates a value per market when it is first needed. */
export function perMarket<Value>(create: (market: Market) => Value) {
  const values = new Map<string, Value>()
  return (market: Market): Value => {
    const key = `${market.siteId} ${market.locale}`
    const value = values.get(key) ?? create(market)
    values.set(key, value)
    return value
  }
}
