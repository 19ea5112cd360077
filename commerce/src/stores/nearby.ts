import type { findCollectionPoints } from '@cairn/contract/stores/store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'

export type Point = { latitude: number; longitude: number }

export type NearbySearch = {
  query?: string | undefined
  city?: string | undefined
  postalCode?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  /** In kilometres. */
  radius: number
}

type NamedLocation = Pick<
  AnswerOf<typeof findCollectionPoints>['collectionPoints'][number],
  'city' | 'postalCode' | 'name' | 'province'
>

type WithDistance<Location> = Location & { distance: number | null }

/**
 * The locations within the radius, nearest first. There is no geocoder: a town or postcode is searched at
 * the centre of the known locations whose addresses match it best.
 */
export function nearby<Location extends NamedLocation & Point>(
  locations: readonly Location[],
  search: NearbySearch,
  candidates: readonly (NamedLocation & Point)[] = locations,
): WithDistance<Location>[] {
  if (!hasOrigin(search)) return locations.map((location) => ({ ...location, distance: null }))
  const centre = pointOf(search) ?? middleOf(locationsMatching(search, candidates))
  if (!centre) return []
  return locations
    .map((location) => ({ ...location, distance: round(kilometresBetween(centre, location)) }))
    .filter(({ distance }) => distance <= search.radius)
    .toSorted((one, other) => one.distance - other.distance)
}

export function pointOf({ latitude, longitude }: NearbySearch): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const hasOrigin = (search: NearbySearch) =>
  pointOf(search) !== undefined || (search.query || search.city || search.postalCode) !== undefined

function locationsMatching<Location extends NamedLocation>(
  search: NearbySearch,
  candidates: readonly Location[],
): Location[] {
  const { query = '', city = '', postalCode = '' } = search
  const code = postalCode || (/\d/.test(query) ? query : '')
  const byCode = code === '' ? [] : withSimilarPostalCode(code, candidates)
  return byCode.length > 0 ? byCode : withName(city || query, candidates)
}

const minPrefixLength = 2

/** Postcodes with the same beginning are close to each other. */
function withSimilarPostalCode<Location extends NamedLocation>(
  code: string,
  candidates: readonly Location[],
): Location[] {
  const prefixLengths = candidates.map((location) =>
    sharedPrefixLength(normalizedCode(code), normalizedCode(location.postalCode)),
  )
  const longestPrefix = Math.max(minPrefixLength, ...prefixLengths)
  return candidates.filter((_, index) => prefixLengths[index] === longestPrefix)
}

function withName<Location extends NamedLocation>(
  name: string,
  candidates: readonly Location[],
): Location[] {
  const typed = fold(name)
  if (typed === '') return []
  const towns = candidates.filter(({ city }) => fold(city) === typed)
  if (towns.length > 0) return towns
  return candidates.filter(({ city, province, name: locationName }) =>
    [city, province ?? '', locationName].some((placeName) =>
      fold(placeName)
        .split(/[\s-]+/)
        .some((_, index, words) => words.slice(index).join(' ').startsWith(typed)),
    ),
  )
}

const normalizedCode = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase()

function sharedPrefixLength(one: string, other: string): number {
  const firstDifference = Array.from(one).findIndex((letter, index) => letter !== other[index])
  return firstDifference === -1 ? one.length : firstDifference
}

function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined
  const mean = (part: keyof Point) =>
    points.reduce((sum, point) => sum + point[part], 0) / points.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

function kilometresBetween(one: Point, other: Point): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(north + along)))
}

const round = (kilometres: number) => Math.round(kilometres * 10) / 10
