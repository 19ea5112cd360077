import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping'

type PickupKind = 'pickup' | 'sts' | 'pudo'

/** Items with the same kind of delivery. Pickup groups are separate for each place. */
export type CartGroup = { id: string; items: readonly CartItem[] } & (
  | { kind: 'home' | 'email' }
  | { kind: PickupKind; storeId: string; place: string; address: string }
)

const isPickupKind = (code: ShippingMethodCode): code is PickupKind =>
  code === 'pickup' || code === 'sts' || code === 'pudo'

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
  if (!shipment || shipment.shippingMethod === 'digital') return shipment ? 'email' : 'home'
  return isPickupKind(shipment.shippingMethod) ? shipment.shipmentId : 'home'
}

type ItemsOfGroup = { id: string; items: readonly CartItem[]; shipment: Shipment | undefined }

function groupOf(
  { id, items, shipment }: ItemsOfGroup,
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
): CartGroup {
  if (!shipment || !isPickupKind(shipment.shippingMethod)) {
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

const rankOf = ({ kind }: CartGroup) => ['home', 'pickup', 'sts', 'pudo', 'email'].indexOf(kind)
