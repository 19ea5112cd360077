import { defaultMethods } from '@cairn/contract/cart/shipping-methods'
import { languageOf, type Locale, locales, siteOf } from '@cairn/contract/sites/sites'
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
  /** Whether the site sends goods to the destination. */
  isServed: (destination: Destination, at: Date) => boolean
  /** The locale of a site that sends goods to the place, in the same language if possible. */
  servingLocale: (place: DeliveryPlace, shopper: { locale: Locale; at: Date }) => Locale | null
  taxesIn: (countries: readonly string[]) => readonly TaxRegion[]
}

type DeliveryPlace = { countryCode: string; postalCode: string | undefined }
export type Destination = DeliveryPlace & { siteId: string; locale: string }

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
  /** The zone with the longest matching postcode prefix decides. */
  function offerTo(destination: Destination, at: Date): ShippingOffer {
    const postalCode = destination.postalCode?.replaceAll(' ', '') ?? ''
    for (let length = postalCode.length; length >= 0; length--) {
      const offers = offersByPlace.get(zoneKey(destination, postalCode.slice(0, length)))
      if (offers) return offers(at)
    }
    return { methods: [], validUntil: Infinity }
  }

  const isServed = (destination: Destination, at: Date) =>
    offerTo(destination, at).methods.some(({ code }) => code === defaultMethods.stocked)

  return {
    revision,
    offerTo,
    isServed,
    servingLocale(place, { locale, at }) {
      const isSameLanguage = (other: Locale) => languageOf(other) === languageOf(locale)
      const serving = locales.filter((other) =>
        isServed({ ...place, siteId: siteOf(other).siteId, locale: other }, at),
      )
      return serving.find(isSameLanguage) ?? serving[0] ?? null
    },
    taxesIn: (countries) =>
      [...new Set(countries)].flatMap((country) => byCountry.get(country) ?? []),
  }
}

const zoneKey = (
  { siteId, locale, countryCode }: Pick<ShippingZone, 'siteId' | 'locale' | 'countryCode'>,
  postalPrefix: string,
) => `${siteId} ${locale} ${countryCode} ${postalPrefix}`
