import type { Cart } from '@cairn/contract/cart-entity'
import type { FlashMessage } from '@cairn/contract/flash'
import type { MessageKey } from '../messages/messages.ts'
import { useMessages } from '../platform/messages.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Notice } from '../ui/notice.tsx'

type Told = Partial<Record<FlashMessage['type'], MessageKey>>

const ofCart: Told = {
  PickupToSthTransition: 'nowDelivered',
  StsToSthTransition: 'nowDelivered',
  PickupToStsTransition: 'nowSentToStore',
  StsToPickupTransition: 'nowInStore',
  STHToPickupTransition: 'nowPickedUp',
  ChangedStoreId: 'nowOtherStore',
  OrderShippingMethodDowngraded: 'nowStandard',
  ProductItemRequired: 'codeWaits',
}

const ofStock: Told = {
  ProductLineItemInventoryMissing: 'onlySomeLeft',
  ProductLineItemFullInventoryMissing: 'lineSoldOut',
  ProductItemNotAvailable: 'lineSoldOut',
  ProductItemMaxQuantity: 'mostOfIt',
}

/** What changed by itself since somebody looked last, and that it did. */
export function CartNews({ cart: { flash, customerNotifications } }: { cart: Cart }) {
  const t = useMessages()
  const moved = flash.flatMap(({ type, details }) => {
    const key = ofCart[type]
    return key ? [t(key, details)] : []
  })
  const told = new Set([...customerNotifications.map(({ message }) => message), ...moved])
  if (told.size === 0) return null
  return (
    <div className="mb-5.5 grid gap-2">
      {[...told].map((text) => (
        <Notice key={text} tone="info">
          {text}
        </Notice>
      ))}
    </div>
  )
}

export const isOfStock = (type: FlashMessage['type']): boolean => type in ofStock

/** What of a line could not be ordered as it stands. */
export function LineStock({ flash }: { flash: Cart['flash'] }) {
  const t = useMessages()
  return flash.map(({ type, details }) => (
    <div key={type} className="mt-2">
      <InlineMessage tone="warning">{t(ofStock[type] ?? 'itemGone', details)}</InlineMessage>
    </div>
  ))
}
