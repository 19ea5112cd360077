import type { CartItem } from '@cairn/contract/cart/cart'
import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { DialogButton } from '../../ui/dialog/dialog-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { selectedMethodOf } from '../state/cart-view.ts'
import type { PickupGroup } from './cart-lines.tsx'

/** The delivery method of a line, with a button to change it if there is another method. */
export function LineDelivery({ item }: { item: CartItem }) {
  const t = useMessages()
  const method = selectedMethodOf(item)
  if (!method) return null
  const { to, takesStoreStock } = shippingMethodTypes[method.code]
  return (
    <p className={`cart-line-note ${takesStoreStock ? 'cart-line-in-store' : ''}`}>
      <span className="flex items-center gap-2">
        <Icon name={icons[to]} className="icon-small" />
        {`${method.label} · ${method.deliveryTime}`}
      </span>
      {item.shippingOptions.length > 1 && !item.bonus && (
        <DialogButton
          id={`delivery-${item.itemId}`}
          name={t('changeDeliveryOf', { name: item.name })}
          label={t('changeDelivery')}
          className="link-small noscript:hidden"
        >
          {(dialog) => <CartDialog about="delivery" item={item} {...dialog} />}
        </DialogButton>
      )}
    </p>
  )
}

const icons = { home: 'truck', store: 'store', point: 'box', inbox: 'mail' } as const

type ChangeStoreProps = { group: PickupGroup; onChanged: (place: string) => void }

/** Changes the store of all items that are picked up in one place. */
export function ChangeStore({ group, onChanged }: ChangeStoreProps) {
  const t = useMessages()
  const place = group.place || t('placeUnknown')
  return (
    <DialogButton
      name={t('changeStoreFrom', { place })}
      label={t(shippingMethodTypes[group.kind].to === 'point' ? 'changePlace' : 'changeStore')}
      className="text-ui noscript:hidden"
    >
      {(dialog) => <CartDialog about="store" group={group} onChanged={onChanged} {...dialog} />}
    </DialogButton>
  )
}

/** Items sent by email can be sent to another person. */
export function GiftOption({ item }: { item: CartItem }) {
  const t = useMessages()
  const { giftOption, isDigitalProduct } = item
  if (!isDigitalProduct) return null
  return (
    <p className="cart-line-note">
      {giftOption && <span>{t('giftFor', { to: giftOption.to, email: giftOption.email })}</span>}
      <DialogButton
        label={t(giftOption ? 'giftEdit' : 'giftAdd')}
        className="link-small noscript:hidden"
      >
        {(dialog) => <CartDialog about="gift" item={item} {...dialog} />}
      </DialogButton>
    </p>
  )
}

export const CartDialog = lazyOptional(() =>
  import('../dialogs/cart-dialog.tsx').then((module) => module.CartDialog),
)
