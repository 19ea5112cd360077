import type { Cart, CartItem } from '@cairn/contract/cart-entity'
import type { ShippingMethodCode } from '@cairn/contract/shipping'

type Fetched = 'pickup' | 'sts' | 'pudo'

/** What comes to the door or by email, and what is fetched, each where it is fetched. */
export type CartGroup = { id: string; items: readonly CartItem[] } & (
  | { kind: 'home' | 'email' }
  | { kind: Fetched; storeId: string; place: string; address: string }
)

const isFetched = (code: ShippingMethodCode): code is Fetched =>
  code === 'pickup' || code === 'sts' || code === 'pudo'

export type FetchedGroup = Extract<CartGroup, { storeId: string }>

type Shipment = Cart['shipments'][number]

/** In the order in which somebody gets them: to the door, from places, by email. */
export function groupsOf(cart: Pick<Cart, 'items' | 'shipments' | 'shippingMethods'>): CartGroup[] {
  const shipments = new Map(cart.shipments.map((shipment) => [shipment.shipmentId, shipment]))
  const together = Map.groupBy(cart.items, ({ shipmentId }) => idOf(shipments.get(shipmentId)))
  const groups = [...together].map(([id, items]) =>
    groupOf({ id, items, shipment: shipments.get(items[0]?.shipmentId ?? '') }, cart),
  )
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function idOf(shipment: Shipment | undefined): string {
  if (!shipment || shipment.shippingMethod === 'digital') return shipment ? 'email' : 'home'
  return isFetched(shipment.shippingMethod) ? shipment.shipmentId : 'home'
}

type Together = { id: string; items: readonly CartItem[]; shipment: Shipment | undefined }

function groupOf(
  { id, items, shipment }: Together,
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
): CartGroup {
  if (!shipment || !isFetched(shipment.shippingMethod)) {
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

type Way = CartItem['shippingOptions'][number]['shippingMethod']

/** How a line travels now. */
export const wayOf = ({ shippingOptions }: CartItem): Way | undefined =>
  shippingOptions.find(({ selected }) => selected)?.shippingMethod
