import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { languageTag } from '@cairn/contract/sites/formatting'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { AddressLines } from '../../purchase/address/address-lines.tsx'
import { distanceIn } from '../../stores/distance.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import type { PickupSearch, PickupPlace } from '../checkout-view.ts'
import type { DeliveryGroup } from './delivery-groups.ts'

type PickupPlacePickerProps = { group: DeliveryGroup; pickupSearch: PickupSearch }

/** Searches stores or collection points with plain forms in the page, so that it works without scripts. */
export function PickupPlacePicker({ group, pickupSearch }: PickupPlacePickerProps) {
  const t = useMessages()
  const isSearching = useNavigation().state === 'loading'
  return (
    <div className="grid gap-4">
      <search>
        <Form preventScrollReset className="flex items-end gap-3">
          <input type="hidden" name="step" value="shipping" />
          <input type="hidden" name="group" value={pickupSearch.shipmentId} />
          <input type="hidden" name="method" value={pickupSearch.code} />
          <div className="grow">
            <TextField
              key={pickupSearch.place}
              label={t('townOrPostcode')}
              type="search"
              name="place"
              maxLength={60}
              autoComplete="postal-code"
              enterKeyHint="search"
              defaultValue={pickupSearch.place}
            />
          </div>
          <Button look="line" pending={isSearching}>
            {t('search')}
          </Button>
        </Form>
      </search>
      <div aria-live="polite">
        <PickupPlaces group={group} pickupSearch={pickupSearch} />
      </div>
    </div>
  )
}

function PickupPlaces({ group, pickupSearch: { places, code } }: PickupPlacePickerProps) {
  const t = useMessages()
  const isPoint = shippingMethodTypes[code].to === 'point'
  if (!places) return <InlineMessage tone="error">{t('problem')}</InlineMessage>
  if (places.length === 0) {
    return <p className="text-ui text-ink-soft">{t(isPoint ? 'noPoints' : 'noPickups')}</p>
  }
  return (
    <ul className="pickup-places" aria-label={t(isPoint ? 'collectionPoints' : 'stores')}>
      {places.map((place) => (
        <PickupPlaceRow key={place.id} place={place}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="delivery" />
            <input type="hidden" name="shipmentId" value={group.shipmentId} />
            <input type="hidden" name="itemIds" value={group.itemIds} />
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="storeId" value={place.id} />
            <Button look="line" size="small" aria-label={t('chooseNamed', { name: place.name })}>
              {t('chooseThis')}
            </Button>
          </Form>
        </PickupPlaceRow>
      ))}
    </ul>
  )
}

function PickupPlaceRow({ place, children }: { place: PickupPlace; children: ReactNode }) {
  const language = languageTag(useLocale())
  const { name, distance, addressLine1, city, postalCode, countryCode, province } = place
  return (
    <li>
      <div>
        <p className="name">
          {name}
          {distance !== null && (
            <span className="figures ms-3 text-small font-normal text-ink-soft">
              {distanceIn(language, distance)}
            </span>
          )}
        </p>
        <p className="text-small text-ink-soft">
          <AddressLines
            address={{
              addressLine1,
              city,
              postalCode,
              countryCode,
              ...(province !== null && { province }),
            }}
          />
        </p>
      </div>
      {children}
    </li>
  )
}

/** The selected pickup place, with a link to select another. */
export function ChosenPickupPlace({
  group: { method, shipmentId, code },
}: {
  group: DeliveryGroup
}) {
  const t = useMessages()
  const locale = useLocale()
  const query = new URLSearchParams({ step: 'shipping', group: shipmentId, method: code })
  return (
    <div className="selection">
      <p>
        {method?.address && <AddressLines address={method.address} />}
        <span className="mt-1 block text-small text-success">{method?.deliveryTime}</span>
      </p>
      <TextLink to={`/${locale}/checkout?${query}`} preventScrollReset className="link-small">
        {t('chooseAnother')}
      </TextLink>
    </div>
  )
}
