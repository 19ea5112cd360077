import type { OrderShipment, OrderStatus } from '@cairn/contract/order-entity'
import { isFetched } from '../checkout/delivery.ts'
import type { MessageKey } from '../messages/messages.ts'

const names: Record<OrderStatus, MessageKey> = {
  Created: 'statusCreated',
  Processing: 'statusProcessing',
  Shipped: 'statusShipped',
  ReadyForPickup: 'statusReadyForPickup',
  Delivered: 'statusDelivered',
  Cancelled: 'statusCancelled',
  Returned: 'statusReturned',
}

export const statusName = (status: OrderStatus): MessageKey => names[status]

type Sent = Pick<OrderShipment, 'status' | 'shippingMethod'>

/** What a parcel has come to, as it is said of what comes in this way. */
export const parcelName = ({ status, shippingMethod }: Sent): MessageKey =>
  status === 'Delivered' ? arrivedName(shippingMethod) : names[status]

function arrivedName(method: Sent['shippingMethod']): MessageKey {
  if (method === 'digital') return 'statusMailed'
  return isFetched(method) ? 'statusPickedUp' : 'statusDelivered'
}

export type Stage = { name: MessageKey; isReached: boolean; isCurrent: boolean }

/** The stages of a parcel's way; none where it has left the way. */
export function stagesOf({ status, shippingMethod }: Sent): Stage[] {
  const way = wayOf({ status, shippingMethod })
  const at = way.indexOf(status)
  if (at < 0) return []
  return way.map((stage, place) => ({
    name: parcelName({ status: stage, shippingMethod }),
    isReached: place <= at,
    isCurrent: place === at,
  }))
}

/** What is fetched may be on its shelf already; what has to go there first is on its way before. */
function wayOf({ status, shippingMethod }: Sent): OrderStatus[] {
  if (shippingMethod === 'digital') return ['Created', 'Delivered']
  if (!isFetched(shippingMethod)) return ['Created', 'Processing', 'Shipped', 'Delivered']
  const isSent = shippingMethod !== 'pickup' || status === 'Shipped'
  const between: OrderStatus[] = isSent ? ['Shipped', 'ReadyForPickup'] : ['ReadyForPickup']
  return ['Created', 'Processing', ...between, 'Delivered']
}
