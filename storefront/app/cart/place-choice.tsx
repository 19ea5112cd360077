import { textIn } from '../platform/typed-text.ts'
import { languageTag } from '@cairn/contract/language-tag'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { distanceIn } from '../stores/distance.ts'
import { Button } from '../ui/button.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { Option, Options } from '../ui/options.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Place, type PlaceKind, usePlaces } from './use-places.ts'

type PlaceChoiceProps = {
  kind: PlaceKind
  sku: string
  chosen: string | undefined
  /** Not to be chosen again. */
  except?: string
  onChoose: (place: Place) => void
}

const fewAtMost = 5

/** Stores, or collection points: those nearby first. */
export function PlaceChoice({ kind, sku, chosen, except, onChoose }: PlaceChoiceProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  const [near, setNear] = useState('')
  const found = usePlaces({ kind, sku, near })
  const places = typeof found === 'object' && found.filter(({ id }) => id !== except)
  const noteOf = ({ address, quantity }: Place) =>
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
    onSearch(textIn(new FormData(event.currentTarget), 'near'))
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
