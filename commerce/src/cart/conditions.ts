import type { WindowKind } from '@cairn/contract/payment-entity'
import { siteByLocale, type Site } from '@cairn/contract/sites'
import type { Market } from '../catalogue/sellable.ts'
import type { PromotionsNow } from '../promotions/promotions-now.ts'
import type { ShippingMethod } from '../shipping/shipping-zone.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import type { TaxRegion } from '../tax/tax-region.ts'
import type { Cart } from './cart.ts'
import type { DeliveryBook } from './delivery-book.ts'

/** What holds at this moment where a cart is sold, goes and is fetched. */
export type Conditions = {
  siteId: string
  /** The site's. */
  country: string
  /** The ways in which things travel to the cart's address; none: nothing can be sent there. */
  methods: readonly ShippingMethod[]
  taxRegions: readonly TaxRegion[]
  /** Those that the cart or its reader names. */
  places: ReadonlyMap<string, PickupPlace>
  promotions: PromotionsNow
  /** What the payment provider takes money by. */
  offers: readonly WindowKind[]
}

/** The others are looked up apart: a node remembers them. */
export type PlainConditions = Omit<Conditions, 'promotions' | 'offers'>

type Delivered = { market: Market; address: Cart['shippingAddress']; book: DeliveryBook }

/** What holds for an address; without one, for the site's own country. */
export function conditionsOf(
  places: readonly PickupPlace[],
  { market: { siteId, locale }, address, book }: Delivered,
): PlainConditions {
  const { country }: Site = siteByLocale[locale]
  const countryCode = address?.countryCode ?? country
  return {
    siteId,
    country,
    methods: book.methodsTo({ siteId, locale, countryCode, postalCode: address?.postalCode }),
    taxRegions: book.taxesIn([country, countryCode]),
    places: new Map(places.map((place) => [place.placeId, place])),
  }
}
