import type { ItemRefusal } from '@cairn/contract/cart'
import type { Minor } from '@cairn/contract/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Locale } from '@cairn/contract/sites'
import type { ShippingMethodCode } from '@cairn/contract/shipping'

/** Where a price holds and in which language things are named. */
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

/** What is another thing in each market, made when it is first wanted there. */
export function inEachMarket<Made>(make: (market: Market) => Made) {
  const made = new Map<string, Made>()
  return (market: Market): Made => {
    const name = `${market.siteId} ${market.locale}`
    const known = made.get(name) ?? make(market)
    made.set(name, known)
    return known
  }
}

/** What the catalogue says of a variant at this moment, in a market. */
export type Sellable = {
  sku: string
  upc: string
  size: string | null
  onHand: number
  withdrawn: boolean
  productId: string
  styleId: string
  maxPerOrder: number | null
  isDigital: boolean
  isCustom: boolean
  soldAlone: boolean
  inStores: boolean
  name: string
  slug: string
  eyebrow: string | null
  colourName: string
  rating: { score: number; reviewsCount: number }
  sizes: readonly { sku: string; size: string | null; onHand: number }[]
  /** None: not sold on this site. */
  price: { current: Minor; original: Minor } | null
}

/** May a shopper put this into a cart, if there is any of it? */
export function checkSold(sellable: Sellable | null): Result<Sellable, Refusal<ItemRefusal>> {
  if (!sellable) return refuse('itemNotAvailable')
  if (sellable.withdrawn) return refuse('variantWithdrawn')
  if (!sellable.soldAlone) return refuse('giftNotSoldAlone')
  return sellable.price ? accept(sellable) : refuse('noPrice')
}

export const ownShippingMethod = ({ isDigital, isCustom }: Sellable): ShippingMethodCode => {
  if (isDigital) return 'digital'
  return isCustom ? 'customs' : 'standard'
}
