import { expect, test } from 'vitest'
import { deliveryStepsOf } from './delivery-steps.ts'

test.each([
  ['standard', ['Processing', 'Shipped', 'Delivered']],
  ['express', ['Processing', 'Shipped', 'Delivered']],
  ['customs', ['Processing', 'Shipped', 'Delivered']],
  ['digital', ['Delivered']],
  ['pickup', ['Processing', 'ReadyForPickup', 'Delivered']],
  ['sts', ['Processing', 'Shipped', 'ReadyForPickup', 'Delivered']],
  ['pudo', ['Processing', 'Shipped', 'ReadyForPickup', 'Delivered']],
] as const)('the steps of an order with %s are %j', (code, steps) => {
  expect(deliveryStepsOf(code)).toEqual(steps)
})
