import { type ShippingMethodCode, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { languageTag } from '@cairn/contract/sites/formatting'
import { type FormEvent, useState, useEffect } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { formText } from '../../platform/form-data.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { distanceIn } from '../../stores/distance.ts'
import { findNearMyStore } from '../../stores/my-store.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Option, Options } from '../../ui/forms/options.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'

type PickupPlaceChoiceProps = {
  code: ShippingMethodCode
  sku: string
  chosenId: string | undefined
  /** The id of a place that is not offered, because it is chosen already. */
  excludedId?: string
  onChoose: (place: PickupPlace) => void
}

const lowStockLimit = 5

/** Lists stores or collection points, the nearest first. */
export function PickupPlaceChoice({
  code,
  sku,
  chosenId,
  excludedId,
  onChoose,
}: PickupPlaceChoiceProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  const [searchText, setSearchText] = useState('')
  const placesResult = usePickupPlaces({ code, sku, searchText })
  const places =
    typeof placesResult === 'object' && placesResult.filter(({ id }) => id !== excludedId)
  const noteOf = ({ address, quantity }: PickupPlace) =>
    quantity !== null && quantity <= lowStockLimit
      ? `${address}. ${t('fewInStore', { few: quantity })}.`
      : address
  return (
    <div>
      <PlaceSearch isPending={placesResult === 'loading'} onSearch={setSearchText} />
      <div aria-live="polite">
        {placesResult === 'loading' && <LoadingMark>{t('loading')}</LoadingMark>}
        {placesResult === 'failed' && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
        {places && places.length === 0 && (
          <p className="text-ui">
            {searchText === '' ? t('noPlaces') : t('noPlacesNear', { place: searchText })}
          </p>
        )}
      </div>
      {places && places.length > 0 && (
        <Options legend={t(shippingMethodTypes[code].to === 'point' ? 'whichPoint' : 'whichStore')}>
          {places.map((place) => (
            <Option
              key={place.id}
              name="place"
              value={place.id}
              checked={place.id === chosenId}
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

type PlaceSearchProps = { isPending: boolean; onSearch: (searchText: string) => void }

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

type PickupPlaces = readonly PickupPlace[] | 'loading' | 'failed'

type PlaceQuery = { code: ShippingMethodCode; sku: string; searchText: string }

const searchRadius = 500

const maxPlaces = 12

/** Places where an item can be picked up, the nearest first. Pickup from stock needs a store that has the item. */
function usePickupPlaces({ code, sku, searchText }: PlaceQuery): PickupPlaces {
  const queryKey = `${code} ${sku} ${searchText}`
  const [answer, setAnswer] = useState<{ queryKey: string; places: PickupPlaces }>()
  useEffect(() => {
    let isStale = false
    void readPlaces({ code, sku, searchText }).then((places) => {
      if (!isStale) setAnswer({ queryKey, places })
    })
    return () => {
      isStale = true
    }
  }, [queryKey, code, sku, searchText])
  return answer?.queryKey === queryKey ? answer.places : 'loading'
}

const readPlaces = ({ code, sku, searchText }: PlaceQuery): Promise<PickupPlaces> =>
  findNearMyStore(searchText, (query) => {
    const body = { ...query, radius: searchRadius, count: maxPlaces }
    const { to, takesStoreStock: onlyWithStock = false } = shippingMethodTypes[code]
    return to === 'point' ? readPoints(body) : readStores({ ...body, sku, onlyWithStock })
  })

type NearbyQuery = { query?: string; radius: number; count: number }

async function readPoints(body: NearbyQuery): Promise<PickupPlace[] | 'failed'> {
  const result = await browserCommerce().findCollectionPoints({ body })
  if (!result.ok) return 'failed'
  return result.value.collectionPoints.map((point) => ({ ...placeOf(point), quantity: null }))
}

async function readStores(
  body: NearbyQuery & { sku: string; onlyWithStock: boolean },
): Promise<PickupPlace[] | 'failed'> {
  const result = await browserCommerce().findStores({ body })
  if (!result.ok) return 'failed'
  return result.value.stores
    .filter(({ services }) => services.includes('pickup'))
    .map((store) => ({
      ...placeOf(store),
      quantity: body.onlyWithStock ? store.storeInventory : null,
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
