import type { ShippingMethod } from '../shipping/shipping-zone.ts'
import type { TaxRegion } from '../tax/tax-region.ts'
import { soonness } from './delivery-time.ts'

type Zone = {
  siteId: string
  locale: string
  countryCode: string
  postalPrefix: string
  methods: readonly ShippingMethod[]
}

/** How things travel and what is due where, as merchants have handed it in. */
export type DeliveryBook = {
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

export type WrittenDelivery = {
  revision: string
  zones: readonly Zone[]
  taxRegions: readonly TaxRegion[]
}

export function deliveryBook({ revision, zones, taxRegions }: WrittenDelivery): DeliveryBook {
  const byPlace = new Map(
    zones.map((zone) => [placeOf(zone, zone.postalPrefix), zone.methods.toSorted(bySoonness)]),
  )
  const byCountry = Map.groupBy(taxRegions, ({ countryCode }) => countryCode)
  return {
    revision,
    /** The longest beginning of the postcode that some zone names decides. */
    methodsTo(destination) {
      const postalCode = destination.postalCode?.replaceAll(' ', '') ?? ''
      for (let length = postalCode.length; length >= 0; length--) {
        const methods = byPlace.get(placeOf(destination, postalCode.slice(0, length)))
        if (methods) return methods
      }
      return []
    },
    taxesIn: (countries) =>
      [...new Set(countries)].flatMap((country) => byCountry.get(country) ?? []),
  }
}

const bySoonness = (one: ShippingMethod, other: ShippingMethod) =>
  soonness(one.deliveryTime) - soonness(other.deliveryTime)

const placeOf = (
  { siteId, locale, countryCode }: Pick<Zone, 'siteId' | 'locale' | 'countryCode'>,
  postalPrefix: string,
) => `${siteId} ${locale} ${countryCode} ${postalPrefix}`
