import type { PageHead } from '../platform/page/page-head.ts'
import type { Store } from './opening-hours.ts'

export const storesHead = (
  stores: readonly Store[],
  alternates: PageHead['alternates'],
): PageHead => ({
  kind: 'website',
  image: undefined,
  alternates,
  structuredData: stores.map(storeData),
})

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const storeData = (store: Store) => ({
  '@type': 'ClothingStore',
  name: store.name,
  ...(store.phone && { telephone: store.phone }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.addressLine1,
    addressLocality: store.city,
    postalCode: store.postalCode,
    addressCountry: store.countryCode,
    ...(store.province && { addressRegion: store.province }),
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.hours.flatMap(({ day, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[day - 1], opens, closes }],
  ),
})
