import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { findNearMyStore } from '../../stores/my-store.ts'

export type PickupPlace = {
  id: string
  name: string
  address: string
  /** In kilometres. */
  distance: number | null
  /** The stock of the variant in this store; null if the item is sent there. */
  quantity: number | null
}
export type PickupPlaceKind = 'pickup' | 'sts' | 'pudo'
export type PickupPlaces = readonly PickupPlace[] | 'loading' | 'failed'

type PlaceQuery = { kind: PickupPlaceKind; sku: string; near: string }

const radius = 500
const maxPlaces = 12

/** Places where an item can be picked up, the nearest first. Pickup from stock needs a store that has the item. */
export function usePickupPlaces({ kind, sku, near }: PlaceQuery): PickupPlaces {
  const queryKey = `${kind} ${sku} ${near}`
  const [answer, setAnswer] = useState<{ queryKey: string; places: PickupPlaces }>()
  useEffect(() => {
    let isStale = false
    void readPlaces({ kind, sku, near }).then((places) => {
      if (!isStale) setAnswer({ queryKey, places })
    })
    return () => {
      isStale = true
    }
  }, [queryKey, kind, sku, near])
  return answer?.queryKey === queryKey ? answer.places : 'loading'
}

const readPlaces = ({ kind, sku, near }: PlaceQuery): Promise<PickupPlaces> =>
  findNearMyStore(near, (query) => {
    const body = { ...query, radius, count: maxPlaces }
    return kind === 'pudo' ? readPoints(body) : readStores({ ...body, sku }, kind)
  })

type NearbyQuery = { query?: string; radius: number; count: number }

async function readPoints(body: NearbyQuery): Promise<PickupPlace[] | 'failed'> {
  const read = await browserCommerce().findCollectionPoints({ body })
  if (!read.ok) return 'failed'
  return read.value.collectionPoints.map((point) => ({ ...placeOf(point), quantity: null }))
}

async function readStores(
  body: NearbyQuery & { sku: string },
  kind: 'pickup' | 'sts',
): Promise<PickupPlace[] | 'failed'> {
  const onlyWithStock = kind === 'pickup'
  const read = await browserCommerce().findStores({ body: { ...body, onlyWithStock } })
  if (!read.ok) return 'failed'
  return read.value.stores
    .filter(({ services }) => services.includes('pickup'))
    .map((store) => ({
      ...placeOf(store),
      quantity: onlyWithStock ? store.storeInventory : null,
    }))
}

type NearbyPlace = Pick<PickupPlace, 'id' | 'name' | 'distance'> & {
  addressLine1: string
  city: string
}

const placeOf = ({ id, name, addressLine1, city, distance }: NearbyPlace) => ({
  id,
  name,
  address: `${addressLine1}, ${city}`,
  distance,
})
