import { isCollected, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { deliveryStepsOf } from '@cairn/contract/orders/delivery-steps'
import type { OrderShipment, OrderStatus } from '@cairn/contract/orders/order'
import type { LabelKey } from '../messages/messages.ts'
import { statusNames } from '../purchase/order-status-name.ts'

export const statusName = (status: OrderStatus): LabelKey => statusNames[status]

type ParcelState = Pick<OrderShipment, 'status' | 'shippingMethod'>

/** The status text of a parcel for its shipping method. */
export const parcelName = ({ status, shippingMethod }: ParcelState): LabelKey =>
  status === 'Delivered' ? deliveredName(shippingMethod) : statusNames[status]

function deliveredName(method: ParcelState['shippingMethod']): LabelKey {
  if (shippingMethodTypes[method].to === 'inbox') return 'statusMailed'
  return isCollected(method) ? 'statusPickedUp' : 'statusDelivered'
}

type Stage = { name: LabelKey; isReached: boolean; isCurrent: boolean }

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

/** The steps of the method, with `Shipped` if a parcel that skips it has that status nevertheless. */
function expectedStatuses({ status, shippingMethod }: ParcelState): OrderStatus[] {
  const steps = deliveryStepsOf(shippingMethod)
  if (status !== 'Shipped' || steps.includes('Shipped')) return ['Created', ...steps]
  return ['Created', 'Processing', 'Shipped', ...steps.filter((step) => step !== 'Processing')]
}
