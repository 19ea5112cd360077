import {
  type Destination,
  type ShippingMethodCode,
  shippingMethodTypes,
} from '../cart/shipping-methods.ts'

export type DeliveryStep = 'Processing' | 'Shipped' | 'ReadyForPickup' | 'Delivered'

const stepsTo: Record<Destination, readonly DeliveryStep[]> = {
  home: ['Processing', 'Shipped', 'Delivered'],
  store: ['Processing', 'Shipped', 'ReadyForPickup', 'Delivered'],
  point: ['Processing', 'Shipped', 'ReadyForPickup', 'Delivered'],
  inbox: ['Delivered'],
}

/** The statuses of a shipment after `Created`. What comes from the stock of a store is not shipped. */
export function deliveryStepsOf(code: ShippingMethodCode): readonly DeliveryStep[] {
  const { to, takesStoreStock } = shippingMethodTypes[code]
  return takesStoreStock ? stepsTo[to].filter((step) => step !== 'Shipped') : stepsTo[to]
}
