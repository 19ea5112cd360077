import { type ShippingOffer, type ZoneRates, offersOf } from '../../shipping/shipping-zone.ts'
import type { TaxRegion } from '../../tax/tax-region.ts'

type ShippingZone = ZoneRates & {
  siteId: string
  locale: string
  countryCode: string
  postalPrefix: string
}

/** Shipping methods and taxes by destination, as imported. */
export type ShippingRates = {
  revision: string
  offerTo: (destination: Destination, at: Date) => ShippingOffer
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
  const offersByPlace = new Map(
    zones.map((zone) => [zoneKey(zone, zone.postalPrefix), offersOf(zone)]),
  )
  const byCountry = Map.groupBy(taxRegions, ({ countryCode }) => countryCode)
  return {
    revision,
    /** The zone with the longest matching postcode prefix decides. */
    offerTo(destination, at) {
      const postalCode = destination.postalCode?.replaceAll(' ', '') ?? ''
      for (let length = postalCode.length; length >= 0; length--) {
        const offers = offersByPlace.get(zoneKey(destination, postalCode.slice(0, length)))
        if (offers) return offers(at)
      }
      return { methods: [], validUntil: Infinity }
    },
    taxesIn: (countries) =>
      [...new Set(countries)].flatMap((country) => byCountry.get(country) ?? []),
  }
}

const zoneKey = (
  { siteId, locale, countryCode }: Pick<ShippingZone, 'siteId' | 'locale' | 'countryCode'>,
  postalPrefix: string,
) => `${siteId} ${locale} ${countryCode} ${postalPrefix}`
