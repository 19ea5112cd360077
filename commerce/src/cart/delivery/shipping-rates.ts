import type { ShippingMethod } from '../../shipping/shipping-zone.ts'
import type { TaxRegion } from '../../tax/tax-region.ts'

type ShippingZone = {
  siteId: string
  locale: string
  countryCode: string
  postalPrefix: string
  methods: readonly ShippingMethod[]
}

/** Shipping methods and taxes by destination, as imported. */
export type ShippingRates = {
  revision: string
  /** The soonest first. */
  methodsTo: (place: Destination) => readonly ShippingMethod[]
  taxesIn: (countries: readonly string[]) => readonly TaxRegion[]
}

export type Destination = {
  siteId: string
  locale: string
  countryCode: string
  postalCode: string | undefined
}

export type ShippingRatesRow = {
  revision: string
  zones: readonly ShippingZone[]
  taxRegions: readonly TaxRegion[]
}

export function shippingRates({ revision, zones, taxRegions }: ShippingRatesRow): ShippingRates {
  const byPlace = new Map(
    zones.map((zone) => [zoneKey(zone, zone.postalPrefix), zone.methods.toSorted(byDeliveryTime)]),
  )
  const byCountry = Map.groupBy(taxRegions, ({ countryCode }) => countryCode)
  return {
    revision,
    /** The zone with the longest matching postcode prefix decides. */
    methodsTo(destination) {
      const postalCode = destination.postalCode?.replaceAll(' ', '') ?? ''
      for (let length = postalCode.length; length >= 0; length--) {
        const methods = byPlace.get(zoneKey(destination, postalCode.slice(0, length)))
        if (methods) return methods
      }
      return []
    },
    taxesIn: (countries) =>
      [...new Set(countries)].flatMap((country) => byCountry.get(country) ?? []),
  }
}

const byDeliveryTime = (one: ShippingMethod, other: ShippingMethod) =>
  daysUntilDelivery(one.deliveryTime) - daysUntilDelivery(other.deliveryTime)

const zoneKey = (
  { siteId, locale, countryCode }: Pick<ShippingZone, 'siteId' | 'locale' | 'countryCode'>,
  postalPrefix: string,
) => `${siteId} ${locale} ${countryCode} ${postalPrefix}`

const sameDay = ['same day', 'selben tag', 'jour même', 'giornata', 'mismo día']

/** The first number in the text; 0 for the same day, 1 without a number. */
export function daysUntilDelivery(deliveryTime: string): number {
  const text = deliveryTime.toLowerCase()
  if (sameDay.some((words) => text.includes(words))) return 0
  return Number(/\d+/.exec(text)?.[0] ?? 1)
}
