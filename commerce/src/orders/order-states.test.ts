import type { OrderStatus } from '@cairn/contract/orders/order'
import { expect, test } from 'vitest'
import { isCancellable, type OrderState } from './order-states.ts'

const isOrderCancellable = (statuses: readonly OrderStatus[], state: OrderState = 'placed') =>
  isCancellable({ state, shipments: statuses.map((status) => ({ status })) })

test.each([[['Created']], [['Created', 'Processing']], [['Processing', 'Cancelled']]] satisfies [
  OrderStatus[],
][])('an order can be cancelled while its shipments are %j', (statuses) => {
  expect(isOrderCancellable(statuses)).toBe(true)
})

test.each([
  [['Created', 'Shipped']],
  [['Processing', 'Delivered']],
  [['Created', 'ReadyForPickup']],
  [['Cancelled']],
  [[]],
] satisfies [OrderStatus[]][])(
  'an order cannot be cancelled once its shipments are %j (ORD-032)',
  (statuses) => {
    expect(isOrderCancellable(statuses)).toBe(false)
  },
)

test('an order cannot be cancelled before it is placed', () => {
  expect(isOrderCancellable(['Created'], 'challenged')).toBe(false)
})
