import type { Commerce } from '../platform/calls/commerce.ts'
import type { PageHead } from '../platform/page/page-context.ts'
import type { Store } from './store-card.tsx'

type StoresHeadInput = {
  stores: readonly Store[]
  description: string
  alternates: PageHead['alternates']
}

export const storesHead = ({ stores, description, alternates }: StoresHeadInput): PageHead => ({
  kind: 'website',
  description,
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

type SearchPlace = { query?: string; latitude?: number; longitude?: number }

const maxStores = 50

/** Large, so that shoppers who live far away also see how far the next store is. */
const radiusInKilometres = 500

/** Reads the searched place from the query: a name or coordinates. */
export function searchPlaceIn(query: URLSearchParams): SearchPlace {
  const [latitude, longitude] = (query.get('near') ?? '').split(',').map(Number)
  if (isDegree(latitude, 90) && isDegree(longitude, 180)) return { latitude, longitude }
  const name = (query.get('place') ?? '').trim().slice(0, 60)
  return name === '' ? {} : { query: name }
}

const isDegree = (value: number | undefined, max: number): value is number =>
  value !== undefined && Math.abs(value) <= max

type StoreSearchResult = { stores: Store[]; place: string; isFound: boolean }

/** Finds the stores near a place, or all stores if there are none. `isFound` is true for stores near the place. */
export async function findStoresNear(
  { findStores }: Commerce,
  place: SearchPlace,
): Promise<StoreSearchResult | { status: number }> {
  const result = await findStores({
    body: { ...place, radius: radiusInKilometres, count: maxStores },
  })
  if (!result.ok) return { status: result.refusal.status }
  const name = place.query ?? ''
  const { stores } = result.value
  if (stores.length > 0) return { stores, place: name, isFound: true }
  const allStoresResult = await findStores({
    body: { radius: radiusInKilometres, count: maxStores },
  })
  return allStoresResult.ok
    ? { stores: allStoresResult.value.stores, place: name, isFound: false }
    : { status: allStoresResult.refusal.status }
}
