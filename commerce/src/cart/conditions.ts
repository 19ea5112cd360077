import type { PromotionsNow } from '../promotions/promotions-now.ts'
import type { ShippingMethod } from '../shipping/shipping-zone.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import type { TaxRegion } from '../tax/tax-region.ts'

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
}

/** Promotions are looked up apart: a node remembers them. */
export type PlainConditions = Omit<Conditions, 'promotions'>
