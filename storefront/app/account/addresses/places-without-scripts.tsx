import { Form } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { placeName } from '../../purchase/address/read-places.ts'
import { Button } from '../../ui/button.tsx'
import type { FormOutcome } from '../account-view.ts'
import { bookFieldPrefix } from './book-input.ts'

/** The places of the typed postal code, for an address without a town or state. Each sends the address again. */
export function PlacesWithoutScripts({
  outcome: { places = [], values = {} },
}: {
  outcome: FormOutcome
}) {
  const t = useMessages()
  if (places.length === 0) return null
  return (
    <section className="account-form">
      <h2 className="display text-h3">{t('didYouMean')}</h2>
      {places.map((place) => {
        const { city, province = '' } = place
        const sent = {
          ...values,
          [`${bookFieldPrefix}city`]: city,
          [`${bookFieldPrefix}province`]: province,
        }
        return (
          <Form key={placeName(place)} method="post">
            {Object.entries(sent).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button look="line" size="small">
              {t('usePlace', { place: placeName(place) })}
            </Button>
          </Form>
        )
      })}
    </section>
  )
}
