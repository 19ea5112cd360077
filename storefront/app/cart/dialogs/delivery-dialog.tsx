import type { CartItem } from '@cairn/contract/cart/cart'
import {
  defaultMethods,
  isCollected,
  type ShippingMethodCode,
} from '@cairn/contract/cart/shipping-methods'
import { useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Option, Options } from '../../ui/forms/options.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { cartErrorText } from '../commands/cart-error.ts'
import { useCartCommand } from '../commands/use-cart-command.ts'
import { selectedMethodOf } from '../state/cart-view.ts'
import { PickupPlaceChoice } from './pickup-place-choice.tsx'

type DeliveryDialogProps = { item: CartItem; isOpen: boolean; onClose: () => void }

/** Lists the delivery methods of a line, the fastest first. */
export function DeliveryDialog({ item, isOpen, onClose }: DeliveryDialogProps) {
  const t = useMessages()
  const current = selectedMethodOf(item)?.code ?? defaultMethods.stocked
  const [code, setCode] = useState<ShippingMethodCode>(current)
  const [storeId, setStoreId] = useState(() => suggestedStoreId(item))
  const [isPlaceMissing, setPlaceMissing] = useState(false)
  const { isPending, error, run } = useCartCommand()
  const needsPlace = code !== current && isCollected(code)

  async function save() {
    if (code === current) return onClose()
    if (needsPlace && storeId === undefined) return setPlaceMissing(true)
    const place = needsPlace && storeId !== undefined && { storeId }
    if (await run({ intent: 'deliver', itemId: item.itemId, code, ...place })) return undefined
    onClose()
    focusInNextFrame(`delivery-${item.itemId}`)
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
      <DeliveryMethods item={item} code={code} onChoose={setCode} />
      {needsPlace && (
        <div className="mt-6">
          <PickupPlaceChoice
            code={code}
            sku={item.sku}
            chosenId={storeId}
            onChoose={({ id }) => {
              setStoreId(id)
              setPlaceMissing(false)
            }}
          />
        </div>
      )}
      <div className="mt-4 empty:hidden">
        {isPlaceMissing && <InlineMessage tone="error">{t('choosePlace')}</InlineMessage>}
        {error && <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>}
      </div>
    </Dialog>
  )
}

type DeliveryMethodsProps = {
  item: CartItem
  code: ShippingMethodCode
  onChoose: (code: ShippingMethodCode) => void
}

function DeliveryMethods({ item, code, onChoose }: DeliveryMethodsProps) {
  const t = useMessages()
  const money = useMoney()
  return (
    <Options legend={t('deliveryChoice')}>
      {item.shippingOptions.map(({ available, selected, shippingMethod: method }) => (
        <Option
          key={method.code}
          name="method"
          value={method.code}
          checked={method.code === code}
          disabled={!available && !selected}
          onChange={() => onChoose(method.code)}
          title={method.label}
          note={available || selected ? method.deliveryTime : t('notPossibleNow')}
          end={method.price === 0 ? t('deliveryFree') : money(method.price)}
        />
      ))}
    </Options>
  )
}

/** The shopper's preferred store, if it has the item in stock. */
const suggestedStoreId = ({ shippingOptions }: CartItem): string | undefined =>
  shippingOptions.find(({ storeInfo }) => (storeInfo?.storeInventory ?? 0) > 0)?.storeInfo?.id

/** The line has moved to another group, so it is focused after the next render. */
const focusInNextFrame = (id: string) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus())
