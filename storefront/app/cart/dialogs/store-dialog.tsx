import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { cartErrorText } from '../commands/cart-error.ts'
import { useCartCommand } from '../commands/use-cart-command.ts'
import type { PickupGroup } from '../lines/cart-lines.tsx'
import { PickupPlaceChoice, type PickupPlace } from './pickup-place-choice.tsx'

type StoreDialogProps = {
  group: PickupGroup
  isOpen: boolean
  onClose: () => void
  onChanged: (place: string) => void
}

/** Changes the pickup place of a group after the shopper has chosen and confirmed the new one. */
export function StoreDialog({ group, isOpen, onClose, onChanged }: StoreDialogProps) {
  const [newPlace, setNewPlace] = useState<PickupPlace>()
  const { isPending, error, run } = useCartCommand()

  async function change(place: PickupPlace) {
    const { id: shipmentId, kind: code } = group
    if (await run({ intent: 'deliver', shipmentId, code, storeId: place.id })) return
    onClose()
    onChanged(place.name)
  }
  if (newPlace)
    return (
      <ConfirmStore
        {...{ group, newPlace, isOpen, isPending, error }}
        onKeep={() => setNewPlace(undefined)}
        onClose={onClose}
        onChange={() => void change(newPlace)}
      />
    )
  return <ChooseStore {...{ group, isOpen, onClose }} onChoose={setNewPlace} />
}

type ChooseStoreProps = Omit<StoreDialogProps, 'onChanged'> & {
  onChoose: (place: PickupPlace) => void
}

function ChooseStore({ group, isOpen, onClose, onChoose }: ChooseStoreProps) {
  const t = useMessages()
  const { kind, storeId, items } = group
  return (
    <Dialog
      kind="panel"
      title={t(shippingMethodTypes[kind].to === 'point' ? 'whichPoint' : 'whichStore')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <PickupPlaceChoice
        code={kind}
        sku={items[0]?.sku ?? ''}
        chosenId={undefined}
        excludedId={storeId}
        onChoose={onChoose}
      />
    </Dialog>
  )
}

type ConfirmStoreProps = Omit<StoreDialogProps, 'onChanged'> &
  Omit<ReturnType<typeof useCartCommand>, 'run'> & {
    newPlace: PickupPlace
    onKeep: () => void
    onChange: () => void
  }

function ConfirmStore({
  group,
  newPlace,
  error,
  isPending,
  onKeep,
  onChange,
  ...dialog
}: ConfirmStoreProps) {
  const t = useMessages()
  const oldPlaceName = group.place || t('placeUnknown')
  const count = group.items.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <Dialog
      {...dialog}
      title={t('changeStoreTitle')}
      action={
        <div className="grid gap-3">
          <Button type="button" pending={isPending} onClick={onChange} data-first>
            {t('changeStoreTo', { to: newPlace.name })}
          </Button>
          <Button type="button" look="line" onClick={onKeep}>
            {t('keepStore', { from: oldPlaceName })}
          </Button>
        </div>
      }
    >
      <p>{t('changeStoreText', { count, to: newPlace.name, from: oldPlaceName })}</p>
      {error && (
        <div className="mt-4">
          <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>
        </div>
      )}
    </Dialog>
  )
}

type StoreChangedProps = { place: string; isOpen: boolean; onClose: () => void }

export function StoreChangedDialog({ place, isOpen, onClose }: StoreChangedProps) {
  const t = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      title={t('storeChanged')}
      onClose={onClose}
      action={
        <Button type="button" className="w-full" onClick={onClose} data-first>
          {t('close')}
        </Button>
      }
    >
      <p>{t('storeChangedText', { to: place })}</p>
    </Dialog>
  )
}
