import { order as orderShape } from '@cairn/contract/orders/order'
import { sampleOf } from '@cairn/contract/wire/sample'
import type { OrderLine, Order, OrderShipment } from '../orders/order.ts'

const sample = orderShape.parse(sampleOf(orderShape))

export const aShipment = (more: Partial<OrderShipment> = {}): OrderShipment => ({
  shipmentId: 'me-standard',
  shippingMethod: 'standard',
  storeId: null,
  status: 'Delivered',
  trackingNumber: null,
  trackingUrl: null,
  expectedOn: null,
  place: null,
  changedDaysAgo: 0,
  ...more,
})

const [item] = sample.items

/** A line that can be returned. */
export function aLine(
  more: Partial<OrderLine> = {},
  { isDigitalProduct = false, isCustoms = false, bonus = false } = {},
): OrderLine {
  if (!item) throw new Error('an order without items')
  return {
    lineId: item.itemId,
    shipmentId: 'me-standard',
    sku: item.sku,
    quantity: 1,
    paid: 0,
    returned: 0,
    announced: 0,
    item: { ...item, isDigitalProduct, isCustoms, bonus },
    ...more,
  }
}

export const anOrder = (more: Partial<Order> = {}): Order => ({
  orderId: '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f',
  orderNumber: sample.orderNumber,
  consumerId: '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5a',
  state: 'placed',
  orderedAt: '2026-03-01T09:30:00.000Z',
  email: 'ada@example.com',
  locale: 'en-us',
  currency: 'USD',
  total: 0,
  snapshot: sample,
  instruments: [],
  payment: null,
  shipments: [aShipment()],
  lines: [aLine()],
  returns: [],
  isImported: false,
  ...more,
})
