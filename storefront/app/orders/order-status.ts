import type { OrderShipment, OrderStatus } from '@cairn/contract/orders/order'
import { isCollected } from '../purchase/delivery.ts'
import type { MessageKey } from '../messages/messages.ts'

const statusNames: Record<OrderStatus, MessageKey> = {
  Created: 'statusCreated',
  Processing: 'statusProcessing',
  Shipped: 'statusShipped',
  ReadyForPickup: 'statusReadyForPickup',
  Delivered: 'statusDelivered',
  Cancelled: 'statusCancelled',
  Returned: 'statusReturned',
}

export const statusName = (status: OrderStatus): MessageKey => statusNames[status]

type ParcelState = Pick<OrderShipment, 'status' | 'shippingMethod'>

/** The status of a parcel in the words for its shipping method. */
export const parcelName = ({ status, shippingMethod }: ParcelState): MessageKey =>
  status === 'Delivered' ? deliveredName(shippingMethod) : statusNames[status]

function deliveredName(method: ParcelState['shippingMethod']): MessageKey {
  if (method === 'digital') return 'statusMailed'
  return isCollected(method) ? 'statusPickedUp' : 'statusDelivered'
}

type Stage = { name: MessageKey; isReached: boolean; isCurrent: boolean }

/** The stages of a parcel. Empty if it was cancelled or returned. */
export function stagesOf({ status, shippingMethod }: ParcelState): Stage[] {
  const statuses = expectedStatuses({ status, shippingMethod })
  const current = statuses.indexOf(status)
  if (current < 0) return []
  return statuses.map((stage, index) => ({
    name: parcelName({ status: stage, shippingMethod }),
    isReached: index <= current,
    isCurrent: index === current,
  }))
}

/** Pickup from the store's own stock skips `Shipped`, unless the parcel has that status. */
function expectedStatuses({ status, shippingMethod }: ParcelState): OrderStatus[] {
  if (shippingMethod === 'digital') return ['Created', 'Delivered']
  if (!isCollected(shippingMethod)) return ['Created', 'Processing', 'Shipped', 'Delivered']
  const isSent = shippingMethod !== 'pickup' || status === 'Shipped'
  const middleStatuses: OrderStatus[] = isSent ? ['Shipped', 'ReadyForPickup'] : ['ReadyForPickup']
  return ['Created', 'Processing', ...middleStatuses, 'Delivered']
}
