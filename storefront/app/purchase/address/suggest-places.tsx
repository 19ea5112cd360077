import type { ReactNode } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { type PostalPlace, placeName, readPlaces } from './read-places.ts'

/** What is shown below a postal code, as long as this country is selected. */
export type PlaceSuggestion = { country: string; shown: ReactNode }

/** Suggests the places of a postal code that are not typed already. They are filled in only when they are chosen. */
export async function suggestPlaces(
  input: HTMLInputElement,
  country: string,
  show: (suggested: PlaceSuggestion | undefined) => void,
): Promise<void> {
  const postalCode = input.value.trim()
  if (postalCode === '') return show(undefined)
  const places = await readPlaces(browserCommerce(), { countryCode: country, postalCode })
  // Another code was typed meanwhile.
  if (input.value.trim() !== postalCode) return
  const { city, province } = fieldsOf(input)
  const isTyped = (place: PostalPlace) =>
    city?.value === place.city && (province === undefined || province.value === place.province)
  const others = places.filter((place) => !isTyped(place))
  if (others.length === 0) return show(undefined)
  const choose = (place: PostalPlace) => {
    if (city) city.value = place.city
    if (province) province.value = place.province ?? ''
    city?.focus()
    show(undefined)
  }
  show({ country, shown: <PlaceSuggestions places={others} onChoose={choose} /> })
}

/** The fields that belong to the same address as the postal code. */
function fieldsOf({ form, name }: HTMLInputElement) {
  const prefix = name.slice(0, -'postalCode'.length)
  const fieldOf = (field: 'city' | 'province') => {
    const found = form?.elements.namedItem(`${prefix}${field}`)
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement
      ? found
      : undefined
  }
  return { city: fieldOf('city'), province: fieldOf('province') }
}

type PlaceSuggestionsProps = {
  places: readonly PostalPlace[]
  onChoose: (place: PostalPlace) => void
}

function PlaceSuggestions({ places, onChoose }: PlaceSuggestionsProps) {
  const t = useMessages()
  return (
    <output className="place-suggestions">
      {places.map((place) => (
        <Button
          key={placeName(place)}
          type="button"
          look="line"
          size="small"
          onClick={() => onChoose(place)}
        >
          {t('usePlace', { place: placeName(place) })}
        </Button>
      ))}
    </output>
  )
}
