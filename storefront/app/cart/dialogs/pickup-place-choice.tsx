import { formText } from '../../platform/form-data.ts'
import { languageTag } from '@cairn/contract/sites/formatting'
import { type FormEvent, useState, useEffect } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { useLocale } from '../../platform/page/use-shop.ts'
import { distanceIn } from '../../stores/distance.ts'
import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { Option, Options } from '../../ui/forms/options.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { findNearMyStore } from '../../stores/my-store.ts'

type PickupPlaceChoiceProps = {
  kind: PickupPlaceKind
  sku: string
  chosen: string | undefined
  /** The id of a place that is not offered, because it is chosen already. */
  except?: string
  onChoose: (place: PickupPlace) => void
}

const fewAtMost = 5

/** Lists stores or collection points, the nearest first. */
export function PickupPlaceChoice({ kind, sku, chosen, except, onChoose }: PickupPlaceChoiceProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  const [near, setNear] = useState('')
  const found = usePickupPlaces({ kind, sku, near })
  const places = typeof found === 'object' && found.filter(({ id }) => id !== except)
  const noteOf = ({ address, quantity }: PickupPlace) =>
    quantity !== null && quantity <= fewAtMost
      ? `${address}. ${t('fewInStore', { few: quantity })}.`
      : address
  return (
    <div>
      <PlaceSearch isPending={found === 'loading'} onSearch={setNear} />
      <div aria-live="polite">
        {found === 'loading' && <LoadingMark>{t('loading')}</LoadingMark>}
        {found === 'failed' && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
        {places && places.length === 0 && (
          <p className="text-ui">
            {near === '' ? t('noPlaces') : t('noPlacesNear', { place: near })}
          </p>
        )}
      </div>
      {places && places.length > 0 && (
        <Options legend={t(kind === 'pudo' ? 'whichPoint' : 'whichStore')}>
          {places.map((place) => (
            <Option
              key={place.id}
              name="place"
              value={place.id}
              checked={place.id === chosen}
              onChange={() => onChoose(place)}
              title={place.name}
              note={noteOf(place)}
              end={place.distance !== null && distanceIn(language, place.distance)}
            />
          ))}
        </Options>
      )}
    </div>
  )
}

type PlaceSearchProps = { isPending: boolean; onSearch: (near: string) => void }

function PlaceSearch({ isPending, onSearch }: PlaceSearchProps) {
  const t = useMessages()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(formText(new FormData(event.currentTarget), 'near'))
  }
  return (
    <form className="mb-5 flex items-end gap-3" onSubmit={search}>
      <div className="grow">
        <TextField
          label={t('townOrPostcode')}
          type="search"
          name="near"
          maxLength={60}
          enterKeyHint="search"
        />
      </div>
      <Button look="line" pending={isPending}>
        {t('search')}
      </Button>
    </form>
  )
}

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

type PickupPlaces = readonly PickupPlace[] | 'loading' | 'failed'

type PlaceQuery = { kind: PickupPlaceKind; sku: string; near: string }

const searchRadius = 500

const maxPlaces = 12

/** Places where an item can be picked up, the nearest first. Pickup from stock needs a store that has the item. */
function usePickupPlaces({ kind, sku, near }: PlaceQuery): PickupPlaces {
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
    const body = { ...query, radius: searchRadius, count: maxPlaces }
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
