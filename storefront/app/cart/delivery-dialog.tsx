import type { CartItem } from '@cairn/contract/cart-entity'
import { useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Option, Options } from '../ui/options.tsx'
import { wayOf } from './cart-groups.ts'
import { PlaceChoice } from './place-choice.tsx'
import { refusalText } from './refused-write.ts'
import { useCartWrite } from './use-cart-write.ts'
import type { PlaceKind } from './use-places.ts'

type DeliveryDialogProps = { item: CartItem; isOpen: boolean; onClose: () => void }

type Code = CartItem['shippingOptions'][number]['shippingMethod']['code']

const isFetched = (code: Code): code is PlaceKind =>
  code === 'pickup' || code === 'sts' || code === 'pudo'

/** The ways in which a line can travel, the soonest first. */
export function DeliveryDialog({ item, isOpen, onClose }: DeliveryDialogProps) {
  const t = useMessages()
  const now = wayOf(item)?.code ?? 'standard'
  const [code, setCode] = useState<Code>(now)
  const [storeId, setStoreId] = useState(() => ownStoreOf(item))
  const [isPlaceMissing, setPlaceMissing] = useState(false)
  const { isPending, refused, write } = useCartWrite()
  const needsPlace = code !== now && isFetched(code)

  async function save() {
    if (code === now) return onClose()
    if (needsPlace && storeId === undefined) return setPlaceMissing(true)
    const place = needsPlace && storeId !== undefined && { storeId }
    if (await write({ intent: 'deliver', itemId: item.itemId, code, ...place })) return undefined
    onClose()
    focusLater(`delivery-${item.itemId}`)
    return undefined
  }

  return (
    <Dialog
      title={t('deliveryChoice')}
      isOpen={isOpen}
      onClose={onClose}
      action={
        <Button type="button" className="w-full" pending={isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      }
    >
      <p className="mb-5 text-ui text-ink-soft">{item.name}</p>
      <Ways item={item} code={code} onChoose={setCode} />
      {needsPlace && (
        <div className="mt-6">
          <PlaceChoice
            kind={code}
            sku={item.sku}
            chosen={storeId}
            onChoose={({ id }) => {
              setStoreId(id)
              setPlaceMissing(false)
            }}
          />
        </div>
      )}
      <div className="mt-4 empty:hidden">
        {isPlaceMissing && <InlineMessage tone="error">{t('choosePlace')}</InlineMessage>}
        {refused && <InlineMessage tone="error">{refusalText(refused, t)}</InlineMessage>}
      </div>
    </Dialog>
  )
}

type WaysProps = { item: CartItem; code: Code; onChoose: (code: Code) => void }

function Ways({ item, code, onChoose }: WaysProps) {
  const t = useMessages()
  const money = useMoney()
  return (
    <Options legend={t('deliveryChoice')}>
      {item.shippingOptions.map(({ available, selected, shippingMethod: way }) => (
        <Option
          key={way.code}
          name="way"
          value={way.code}
          checked={way.code === code}
          disabled={!available && !selected}
          onChange={() => onChoose(way.code)}
          title={way.label}
          note={available || selected ? way.deliveryTime : t('notPossibleNow')}
          end={way.price === 0 ? t('deliveryFree') : money(way.price)}
        />
      ))}
    </Options>
  )
}

/** The shopper's own store, where the shop knows one. */
const ownStoreOf = ({ shippingOptions }: CartItem): string | undefined =>
  shippingOptions.find(({ storeInfo }) => (storeInfo?.storeInventory ?? 0) > 0)?.storeInfo?.id

/** The line stands somewhere else by now. */
const focusLater = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())
