import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { type DeliveryStep, deliveryStepsOf } from '@cairn/contract/orders/delivery-steps'
import type { OrderStatus } from '@cairn/contract/orders/order'

/** The state of an order's payment. Shoppers see an order once it is placed. */
export type OrderState = 'pending' | 'challenged' | 'placed' | 'failed'

const nextStates: Record<OrderState, readonly OrderState[]> = {
  pending: ['challenged', 'placed', 'failed'],
  challenged: ['placed', 'failed'],
  placed: [],
  failed: [],
}

/** The states from which an order can reach this one. */
export const statesLeadingTo = (state: OrderState): OrderState[] =>
  orderStates.filter((orderState) => nextStates[orderState].includes(state))

const orderStates: readonly OrderState[] = ['pending', 'challenged', 'placed', 'failed']

const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  Created: ['Processing', 'Shipped', 'ReadyForPickup', 'Delivered', 'Cancelled'],
  Processing: ['Shipped', 'ReadyForPickup', 'Delivered', 'Cancelled'],
  Shipped: ['ReadyForPickup', 'Delivered', 'Returned'],
  ReadyForPickup: ['Delivered', 'Cancelled'],
  Delivered: ['Returned'],
  Cancelled: [],
  Returned: [],
}

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses[from].includes(to)

/** A home delivery is never ready for pickup, and an order collected from stock is never shipped. */
export const hasStep = (method: ShippingMethodCode, step: DeliveryStep): boolean =>
  deliveryStepsOf(method).includes(step)

/** Why an order that was held failed. */
export type FailureReason = 'paymentFailed' | 'paymentSuspicious' | 'cardExpiryInvalid'

export const isUnsent = (status: OrderStatus): boolean =>
  status === 'Created' || status === 'Processing'

const progress: Record<OrderStatus, number> = {
  Created: 0,
  Processing: 1,
  ReadyForPickup: 2,
  Shipped: 2,
  Delivered: 3,
  Returned: 4,
  Cancelled: 5,
}

/** The status of the shipment that is furthest behind. Cancelled shipments do not count. */
export function overallStatus(shipments: readonly OrderStatus[]): OrderStatus {
  const active = shipments.filter((status) => status !== 'Cancelled')
  const [last] = active.toSorted((one, other) => progress[one] - progress[other])
  if (last === undefined) return shipments.length > 0 ? 'Cancelled' : 'Created'
  return last === 'Created' && active.some((status) => status !== 'Created') ? 'Processing' : last
}

/** Until the first shipment has left. Gift cards are delivered by mail at once. */
export const isCancellable = ({
  state,
  shipments,
}: {
  state: OrderState
  shipments: readonly { status: OrderStatus }[]
}): boolean =>
  state === 'placed' &&
  shipments.some(({ status }) => isUnsent(status)) &&
  shipments.every(({ status }) => isUnsent(status) || status === 'Cancelled')
