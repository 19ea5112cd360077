import { useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import type { FetchedGroup } from './cart-groups.ts'
import { PlaceChoice } from './place-choice.tsx'
import { refusalText } from './refused-write.ts'
import { useCartWrite } from './use-cart-write.ts'
import type { Place } from './use-places.ts'

type StoreDialogProps = {
  group: FetchedGroup
  isOpen: boolean
  onClose: () => void
  onChanged: (place: string) => void
}

/** Another place for all that is fetched at one: chosen, asked once more, and then changed. */
export function StoreDialog({ group, isOpen, onClose, onChanged }: StoreDialogProps) {
  const [to, setTo] = useState<Place>()
  const { isPending, refused, write } = useCartWrite()

  async function change(place: Place) {
    const { id: shipmentId, kind: code } = group
    if (await write({ intent: 'deliver', shipmentId, code, storeId: place.id })) return
    onClose()
    onChanged(place.name)
  }
  if (to)
    return (
      <Ask
        {...{ group, to, isOpen, isPending, refused }}
        onKeep={() => setTo(undefined)}
        onClose={onClose}
        onChange={() => void change(to)}
      />
    )
  return <Choose {...{ group, isOpen, onClose }} onChoose={setTo} />
}

type ChooseProps = Omit<StoreDialogProps, 'onChanged'> & { onChoose: (place: Place) => void }

function Choose({ group, isOpen, onClose, onChoose }: ChooseProps) {
  const t = useMessages()
  const { kind, storeId, items } = group
  return (
    <Dialog
      kind="panel"
      title={t(kind === 'pudo' ? 'whichPoint' : 'whichStore')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <PlaceChoice
        kind={kind}
        sku={items[0]?.sku ?? ''}
        chosen={undefined}
        except={storeId}
        onChoose={onChoose}
      />
    </Dialog>
  )
}

type AskProps = Omit<StoreDialogProps, 'onChanged'> &
  Omit<ReturnType<typeof useCartWrite>, 'write'> & {
    to: Place
    onKeep: () => void
    onChange: () => void
  }

function Ask({ group, to, refused, isPending, onKeep, onChange, ...dialog }: AskProps) {
  const t = useMessages()
  const from = group.place || t('placeUnknown')
  const count = group.items.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <Dialog
      {...dialog}
      title={t('changeStoreAsk')}
      action={
        <div className="grid gap-3">
          <Button type="button" pending={isPending} onClick={onChange} data-first>
            {t('changeStoreTo', { to: to.name })}
          </Button>
          <Button type="button" look="line" onClick={onKeep}>
            {t('keepStore', { from })}
          </Button>
        </div>
      }
    >
      <p>{t('changeStoreText', { count, to: to.name, from })}</p>
      {refused && (
        <div className="mt-4">
          <InlineMessage tone="error">{refusalText(refused, t)}</InlineMessage>
        </div>
      )}
    </Dialog>
  )
}
