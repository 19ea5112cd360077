import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import {
  isCollected,
  type ShippingMethodCode,
  shippingMethodTypes,
} from '@cairn/contract/cart/shipping-methods'
import { Suspense, useId, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import type { CartError } from '../commands/cart-error.ts'
import { CartLine } from './cart-line.tsx'
import { ChangeStore, CartDialog } from './dialog-buttons.tsx'

type CartLinesProps = { cart: Cart; error: CartError | undefined }

/** Groups the lines by delivery. A cart with home delivery only has no group headings. */
export function CartLines(props: CartLinesProps) {
  const [newStore, setNewStore] = useState<string>()
  const groups = groupCartItems(props.cart)
  const [onlyGroup] = groups
  if (groups.length === 1 && onlyGroup?.kind === 'home')
    return <Lines {...props} group={onlyGroup} />
  return (
    <div className="cart-groups">
      {groups.map((group) => (
        <GroupSection key={group.id} {...props} group={group} onStoreChanged={setNewStore} />
      ))}
      {newStore !== undefined && (
        <Suspense>
          <CartDialog
            about="changedStore"
            place={newStore}
            isOpen
            onClose={() => setNewStore(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

type GroupProps = CartLinesProps & { group: CartGroup }

type StoreChangeProps = { onStoreChanged: (place: string) => void }

function GroupSection({ group, onStoreChanged, ...props }: GroupProps & StoreChangeProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="cart-group-head">
        <GroupHeading group={group} id={id} />
        {'place' in group && <ChangeStore group={group} onChanged={onStoreChanged} />}
      </div>
      <Lines {...props} group={group} heading="h3" />
    </section>
  )
}

type LinesProps = GroupProps & { heading?: 'h2' | 'h3' }

const Lines = ({ group, cart, error, heading = 'h2' }: LinesProps) => (
  <ul className="cart-line-list">
    {group.items.map((item) => (
      <CartLine
        key={item.itemId}
        item={item}
        heading={heading}
        flash={cart.flash}
        listId={cart.saveForLaterId}
        error={error?.itemId === item.itemId ? error : undefined}
      />
    ))}
  </ul>
)

/** In the order of the groups. */
const headings = ['homeDelivery', 'pickUpAt', 'sentToStoreAt', 'collectAt', 'sentByEmail'] as const

function headingOf({ kind }: CartGroup): (typeof headings)[number] {
  if (kind === 'home') return 'homeDelivery'
  if (kind === 'email') return 'sentByEmail'
  const { to, takesStoreStock } = shippingMethodTypes[kind]
  if (to === 'point') return 'collectAt'
  return takesStoreStock ? 'pickUpAt' : 'sentToStoreAt'
}

function GroupHeading({ group, id }: { group: CartGroup; id: string }) {
  const t = useMessages()
  const place = ('place' in group && group.place) || t('placeUnknown')
  return (
    <div>
      <h2 id={id} className="display text-h3 tracking-title">
        {t(headingOf(group), { place })}
      </h2>
      {'address' in group && <p className="mt-1 text-small text-ink-soft">{group.address}</p>}
    </div>
  )
}

/** Items with the same kind of delivery. Pickup groups are separate for each place. */
type CartGroup = { id: string; items: readonly CartItem[] } & (
  | { kind: 'home' | 'email' }
  | { kind: ShippingMethodCode; storeId: string; place: string; address: string }
)

export type PickupGroup = Extract<CartGroup, { storeId: string }>

type Shipment = Cart['shipments'][number]

/** Home delivery comes first, then pickup places, then email. */
export function groupCartItems(
  cart: Pick<Cart, 'items' | 'shipments' | 'shippingMethods'>,
): CartGroup[] {
  const shipments = new Map(cart.shipments.map((shipment) => [shipment.shipmentId, shipment]))
  const itemsById = Map.groupBy(cart.items, ({ shipmentId }) =>
    groupIdOf(shipments.get(shipmentId)),
  )
  const groups = [...itemsById].map(([id, items]) =>
    groupOf({ id, items, shipment: shipments.get(items[0]?.shipmentId ?? '') }, cart),
  )
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function groupIdOf(shipment: Shipment | undefined): string {
  const to = shipment ? shippingMethodTypes[shipment.shippingMethod].to : 'home'
  if (to === 'inbox') return 'email'
  return shipment && to !== 'home' ? shipment.shipmentId : 'home'
}

type ItemsOfGroup = { id: string; items: readonly CartItem[]; shipment: Shipment | undefined }

function groupOf(
  { id, items, shipment }: ItemsOfGroup,
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
): CartGroup {
  if (!shipment || !isCollected(shipment.shippingMethod)) {
    return { id, items, kind: id === 'email' ? 'email' : 'home' }
  }
  const { shippingMethod: kind, storeId } = shipment
  const address = shippingMethods.find(
    (method) => method.code === kind && method.storeId === storeId,
  )?.address
  return {
    id,
    items,
    kind,
    storeId: storeId ?? '',
    place: address?.lastName ?? '',
    address: [address?.addressLine1, address?.city].filter(Boolean).join(', '),
  }
}

const rankOf = (group: CartGroup) => headings.indexOf(headingOf(group))
