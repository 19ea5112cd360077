import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { askAround } from '../stores/my-store.ts'

export type Place = {
  id: string
  name: string
  address: string
  /** In kilometres. */
  distance: number | null
  /** What of the variant lies there, where that matters. */
  quantity: number | null
}
export type PlaceKind = 'pickup' | 'sts' | 'pudo'
export type Places = readonly Place[] | 'loading' | 'failed'

type Asked = { kind: PlaceKind; sku: string; near: string }

const radius = 500
const most = 12

/** Where something can be fetched, nearest first; of a shelf only where there is one of it. */
export function usePlaces({ kind, sku, near }: Asked): Places {
  const asked = `${kind} ${sku} ${near}`
  const [answer, setAnswer] = useState<{ asked: string; places: Places }>()
  useEffect(() => {
    let isOld = false
    void readPlaces({ kind, sku, near }).then((places) => {
      if (!isOld) setAnswer({ asked, places })
    })
    return () => {
      isOld = true
    }
  }, [asked, kind, sku, near])
  return answer?.asked === asked ? answer.places : 'loading'
}

const readPlaces = ({ kind, sku, near }: Asked): Promise<Places> =>
  askAround(near, (query) => {
    const body = { ...query, radius, count: most }
    return kind === 'pudo' ? readPoints(body) : readStores({ ...body, sku }, kind)
  })

type Around = { query?: string; radius: number; count: number }

async function readPoints(body: Around): Promise<Place[] | 'failed'> {
  const read = await browserCommerce().findCollectionPoints({ body })
  if (!read.ok) return 'failed'
  return read.value.collectionPoints.map((point) => ({ ...placeOf(point), quantity: null }))
}

async function readStores(
  body: Around & { sku: string },
  kind: 'pickup' | 'sts',
): Promise<Place[] | 'failed'> {
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

type Found = Pick<Place, 'id' | 'name' | 'distance'> & { addressLine1: string; city: string }

const placeOf = ({ id, name, addressLine1, city, distance }: Found) => ({
  id,
  name,
  address: `${addressLine1}, ${city}`,
  distance,
})
