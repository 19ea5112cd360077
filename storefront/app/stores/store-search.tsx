import { useState } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, TextButton } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'

/** A search form that works without scripts, and a button that uses the position of the device. */
export function StoreSearch({ place }: { place: string }) {
  const t = useMessages()
  const isSearching = useNavigation().state !== 'idle'
  return (
    <search className="grid gap-3">
      <Form className="flex items-end gap-3" preventScrollReset>
        <div className="grow">
          <TextField
            key={place}
            label={t('townOrPostcode')}
            type="search"
            name="place"
            required
            maxLength={60}
            autoComplete="postal-code"
            enterKeyHint="search"
            defaultValue={place}
          />
        </div>
        <Button pending={isSearching}>{t('search')}</Button>
      </Form>
      <NearMe />
    </search>
  )
}

function NearMe() {
  const t = useMessages()
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function find() {
    setState('pending')
    const position = await currentPosition()
    setState(position ? 'idle' : 'failed')
    if (position)
      await navigate(`?near=${position.latitude},${position.longitude}`, {
        preventScrollReset: true,
      })
  }
  return (
    <>
      <TextButton className="text-ui" aria-busy={state === 'pending'} onClick={() => void find()}>
        <Icon name="pin" />
        {t('storesNearMe')}
      </TextButton>
      {state === 'failed' && <InlineMessage tone="error">{t('nearMeFailed')}</InlineMessage>}
    </>
  )
}

type Position = { latitude: number; longitude: number }

const positionTimeout = 10_000

/** The position of the device, rounded for privacy. Undefined if the visitor does not allow it. */
const currentPosition = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: roundToKilometre(coords.latitude),
          longitude: roundToKilometre(coords.longitude),
        }),
      () => resolve(undefined),
      { timeout: positionTimeout, maximumAge: 600_000 },
    )
  })

const roundToKilometre = (degrees: number) => Math.round(degrees * 100) / 100
