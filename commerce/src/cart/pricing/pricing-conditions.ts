import type { PaymentWindowKind } from '@cairn/contract/payments/payment'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { Market } from '../../catalogue/market.ts'
import { nextChangeTime } from '../../promotions/coupon.ts'
import type { CurrentPromotions } from '../../promotions/current-promotions.ts'
import type { ShippingMethod } from '../../shipping/shipping-zone.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import type { TaxRegion } from '../../tax/tax-region.ts'
import type { Cart } from '../cart.ts'
import type { ShippingRates } from '../delivery/shipping-rates.ts'

/** Everything that decides prices and delivery of a cart at one moment, beside the cart itself. */
export type PricingConditions = {
  /** The time of the database when the cart was read. */
  at: Date
  siteId: string
  /** Of the site. */
  country: string
  /**
   * The cart's address, or the site's country if there is no address or the site does not deliver to it.
   * Methods, shipping prices and taxes are those of the destination.
   */
  destination: { countryCode: string; province: string | null }
  /** Set if the site does not deliver to the cart's address, with the locale of a site that does. */
  unserved: { servedIn: Locale | null } | null
  methods: readonly ShippingMethod[]
  /** Until when, in milliseconds, the clock alone does not change the methods. */
  methodsValidUntil: number
  taxRegions: readonly TaxRegion[]
  /** The stores and collection points that the cart or the call names. */
  places: ReadonlyMap<string, PickupPlace>
  promotions: CurrentPromotions
  /** The kinds of payment window that the provider offers. */
  offers: readonly PaymentWindowKind[]
  /** The session of the request if it is an in-store session. Only its price adjustments apply. */
  inStoreSessionId: string | null
  /** The live in-store sessions of the cart's consumer. */
  inStoreSessionIds: ReadonlySet<string>
}

export type DeliveryConditions = Omit<
  PricingConditions,
  'promotions' | 'offers' | 'inStoreSessionId' | 'inStoreSessionIds'
>

type DeliveryTarget = {
  market: Market
  address: Cart['shippingAddress']
  rates: ShippingRates
  at: Date
}

/** The conditions for an address; without one, for the site's own country. */
export function deliveryConditionsOf(
  places: readonly PickupPlace[],
  { market: { siteId, locale }, address, rates, at }: DeliveryTarget,
): DeliveryConditions {
  const { country } = siteOf(locale)
  const { countryCode = country, postalCode, province = null } = address ?? {}
  const addressPlace = { countryCode, postalCode }
  const isServed = rates.isServed({ siteId, locale, ...addressPlace }, at)
  const destination = isServed
    ? { countryCode, province }
    : { countryCode: country, province: null }
  const { methods, validUntil } = rates.offerTo(
    {
      siteId,
      locale,
      ...(isServed ? addressPlace : { countryCode: country, postalCode: undefined }),
    },
    at,
  )
  return {
    at,
    siteId,
    country,
    destination,
    unserved: isServed ? null : { servedIn: rates.servingLocale(addressPlace, { locale, at }) },
    methods,
    methodsValidUntil: validUntil,
    taxRegions: rates.taxesIn([country, countryCode]),
    places: new Map(places.map((place) => [place.placeId, place])),
  }
}

/** When the clock alone changes the conditions next, in milliseconds. */
export const nextChangeByClock = ({
  at,
  promotions,
  methodsValidUntil,
}: PricingConditions): number =>
  Math.min(nextChangeTime({ ...promotions, now: at }), methodsValidUntil)
