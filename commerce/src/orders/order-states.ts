import type { OrderStatus } from '@cairn/contract/order-entity'
import type { ShippingMethodCode } from '@cairn/contract/shipping'

/** What the shop knows of an order's money. A shopper's order is one that was placed. */
export type OrderState = 'pending' | 'challenged' | 'placed' | 'failed'

const nextStates: Record<OrderState, readonly OrderState[]> = {
  pending: ['challenged', 'placed', 'failed'],
  challenged: ['placed', 'failed'],
  placed: [],
  failed: [],
}

/** The states from which an order may come to this one: whoever finds it in another is late. */
export const statesBefore = (state: OrderState): OrderState[] =>
  orderStates.filter((each) => nextStates[each].includes(state))

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

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses[from].includes(to)

type OnItsWay = Extract<OrderStatus, 'Processing' | 'Shipped' | 'ReadyForPickup' | 'Delivered'>

const brought: readonly OnItsWay[] = ['Processing', 'Shipped', 'Delivered']
const sentToPlace: readonly OnItsWay[] = ['Processing', 'Shipped', 'ReadyForPickup', 'Delivered']
const steps: Record<ShippingMethodCode, readonly OnItsWay[]> = {
  standard: brought,
  express: brought,
  customs: brought,
  digital: ['Delivered'],
  pickup: ['Processing', 'ReadyForPickup', 'Delivered'],
  pudo: sentToPlace,
  sts: sentToPlace,
}

/** Nothing is ready to be fetched that is brought home, and nothing leaves a store that is fetched there. */
export const passesThrough = (method: ShippingMethodCode, step: OnItsWay): boolean =>
  steps[method].includes(step)

/** Why an order may come to nothing after it was held. */
export type FailedBecause = 'paymentFailed' | 'paymentSuspicious' | 'cardExpiryInvalid'

/** Nothing of it has left the house. */
export const isUnsent = (status: OrderStatus): boolean =>
  status === 'Created' || status === 'Processing'

const far: Record<OrderStatus, number> = {
  Created: 0,
  Processing: 1,
  ReadyForPickup: 2,
  Shipped: 2,
  Delivered: 3,
  Returned: 4,
  Cancelled: 5,
}

/** What an order as a whole has come to: as far as the last of its parcels, cancelled ones apart. */
export function statusOf(shipments: readonly OrderStatus[]): OrderStatus {
  const live = shipments.filter((status) => status !== 'Cancelled')
  const [last] = live.toSorted((one, other) => far[one] - far[other])
  if (last === undefined) return shipments.length > 0 ? 'Cancelled' : 'Created'
  return last === 'Created' && live.some((status) => status !== 'Created') ? 'Processing' : last
}
