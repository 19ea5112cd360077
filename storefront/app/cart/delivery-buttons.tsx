import type { CartItem } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { OpensDialog } from '../ui/opens-dialog.tsx'
import { type FetchedGroup, wayOf } from './cart-groups.ts'
import { CartDialog } from './lazy-cart-dialog.ts'

/** How a line travels, and another way for it where there is one. */
export function LineDelivery({ item }: { item: CartItem }) {
  const t = useMessages()
  const way = wayOf(item)
  if (!way) return null
  const isFetched = way.code === 'pickup'
  return (
    <p
      className={`mt-2 flex flex-wrap items-center gap-x-3 text-small ${isFetched ? 'text-success' : 'text-ink-soft'}`}
    >
      <span className="flex items-center gap-2">
        <Icon name={icons[way.code]} className="icon-small" />
        {`${way.label} · ${way.deliveryTime}`}
      </span>
      {item.shippingOptions.length > 1 && !item.bonus && (
        <OpensDialog
          id={`delivery-${item.itemId}`}
          name={t('changeDeliveryOf', { name: item.name })}
          label={t('changeDelivery')}
          className="link-small text-ink noscript:hidden"
        >
          {(dialog) => <CartDialog about="delivery" item={item} {...dialog} />}
        </OpensDialog>
      )}
    </p>
  )
}

const icons = {
  standard: 'truck',
  express: 'truck',
  customs: 'truck',
  digital: 'mail',
  pickup: 'store',
  sts: 'store',
  pudo: 'box',
} as const

type ChangeStoreProps = { group: FetchedGroup; onChanged: (place: string) => void }

/** For all that is fetched at one place. */
export function ChangeStore({ group, onChanged }: ChangeStoreProps) {
  const t = useMessages()
  const place = group.place || t('placeUnknown')
  return (
    <OpensDialog
      name={t('changeStoreFrom', { place })}
      label={t(group.kind === 'pudo' ? 'changePlace' : 'changeStore')}
      className="text-ui noscript:hidden"
    >
      {(dialog) => <CartDialog about="store" group={group} onChanged={onChanged} {...dialog} />}
    </OpensDialog>
  )
}
