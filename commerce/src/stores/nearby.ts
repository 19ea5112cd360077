import type { AnswerOf } from '@cairn/contract/call'
import type { findCollectionPoints } from '@cairn/contract/stores'

export type Point = { latitude: number; longitude: number }

/** What somebody says of where to look. */
export type Wanted = {
  query?: string | undefined
  city?: string | undefined
  postalCode?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  /** In kilometres. */
  radius: number
}

type Named = Pick<
  AnswerOf<typeof findCollectionPoints>['collectionPoints'][number],
  'city' | 'postalCode' | 'name' | 'province'
>

type Near<Place> = Place & { distance: number | null }

/**
 * The nearest first, as far as somebody would go. We know where our own places are and no others: a
 * town or a postcode lies where the places are that have it, or the most of it, in their address.
 */
export function nearby<Place extends Named & Point>(
  places: readonly Place[],
  wanted: Wanted,
  known: readonly (Named & Point)[] = places,
): Near<Place>[] {
  if (!isSomewhere(wanted)) return places.map((place) => ({ ...place, distance: null }))
  const centre = pointOf(wanted) ?? middleOf(placesCalled(wanted, known))
  if (!centre) return []
  return places
    .map((place) => ({ ...place, distance: rounded(kilometresBetween(centre, place)) }))
    .filter(({ distance }) => distance <= wanted.radius)
    .toSorted((one, other) => one.distance - other.distance)
}

export function pointOf({ latitude, longitude }: Wanted): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

const isSomewhere = (wanted: Wanted) =>
  pointOf(wanted) !== undefined || (wanted.query || wanted.city || wanted.postalCode) !== undefined

function placesCalled<Place extends Named>(wanted: Wanted, known: readonly Place[]): Place[] {
  const { query = '', city = '', postalCode = '' } = wanted
  const code = postalCode || (/\d/.test(query) ? query : '')
  const byCode = code === '' ? [] : withMostOf(code, known)
  return byCode.length > 0 ? byCode : withName(city || query, known)
}

const fewestOfCode = 2

/** Postcodes that begin alike lie together. */
function withMostOf<Place extends Named>(code: string, known: readonly Place[]): Place[] {
  const shared = known.map((place) => sharedStart(bare(code), bare(place.postalCode)))
  const most = Math.max(fewestOfCode, ...shared)
  return known.filter((_, at) => shared[at] === most)
}

function withName<Place extends Named>(name: string, known: readonly Place[]): Place[] {
  const typed = folded(name)
  if (typed === '') return []
  const towns = known.filter(({ city }) => folded(city) === typed)
  if (towns.length > 0) return towns
  return known.filter(({ city, province, name: called }) =>
    [city, province ?? '', called].some((each) =>
      folded(each)
        .split(/[\s-]+/)
        .some((_, at, words) => words.slice(at).join(' ').startsWith(typed)),
    ),
  )
}

const bare = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase()

function sharedStart(one: string, other: string): number {
  const differs = Array.from(one).findIndex((letter, at) => letter !== other[at])
  return differs === -1 ? one.length : differs
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

const rounded = (kilometres: number) => Math.round(kilometres * 10) / 10
