import type { Client } from '@cairn/contract/client'
import type { Store } from './opening-hours.ts'

export type Place = { query?: string; latitude?: number; longitude?: number }

const mostStores = 50
/** Further than most would go, but who lives far away wants to know how far it is. */
const radius = 500

/** What an address says of where to look: a name, or a point on the map. */
export function placeIn(query: URLSearchParams): Place {
  const [latitude, longitude] = (query.get('near') ?? '').split(',').map(Number)
  if (isDegree(latitude, 90) && isDegree(longitude, 180)) return { latitude, longitude }
  const name = (query.get('place') ?? '').trim().slice(0, 60)
  return name === '' ? {} : { query: name }
}

const isDegree = (value: number | undefined, most: number): value is number =>
  value !== undefined && Math.abs(value) <= most

type Found = { stores: Store[]; place: string; isFound: boolean }

/** The stores near a place; where there are none, all of them, and word of it. */
export async function findNear(
  { findStores }: Client,
  place: Place,
): Promise<Found | { status: number }> {
  const read = await findStores({ body: { ...place, radius, count: mostStores } })
  if (!read.ok) return { status: read.refusal.status }
  const name = place.query ?? ''
  const { stores } = read.value
  if (stores.length > 0) return { stores, place: name, isFound: true }
  const all = await findStores({ body: { radius, count: mostStores } })
  return all.ok
    ? { stores: all.value.stores, place: name, isFound: false }
    : { status: all.refusal.status }
}
