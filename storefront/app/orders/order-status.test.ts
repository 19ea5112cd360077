import { expect, test } from 'vitest'
import { parcelName, stagesOf, statusName } from './order-status.ts'

test('every status has a label that can be read (ORD-003)', () => {
  expect(
    (
      [
        'Created',
        'Processing',
        'Shipped',
        'ReadyForPickup',
        'Delivered',
        'Cancelled',
        'Returned',
      ] as const
    ).map(statusName),
  ).toEqual([
    'statusCreated',
    'statusProcessing',
    'statusShipped',
    'statusReadyForPickup',
    'statusDelivered',
    'statusCancelled',
    'statusReturned',
  ])
})

test('a parcel goes the way of what it is: to the door, to a shop, or by mail', () => {
  const names = (shippingMethod: 'standard' | 'pickup' | 'digital') =>
    stagesOf({ status: 'Created', shippingMethod }).map(({ name }) => name)

  expect(names('standard')).toEqual([
    'statusCreated',
    'statusProcessing',
    'statusShipped',
    'statusDelivered',
  ])
  expect(names('pickup').slice(2)).toEqual(['statusReadyForPickup', 'statusPickedUp'])
  expect(names('digital')).toEqual(['statusCreated', 'statusMailed'])
})

test('what lies behind it is reached, and one stage is where it is', () => {
  const stages = stagesOf({ status: 'Processing', shippingMethod: 'standard' })

  expect(stages.map(({ isReached }) => isReached)).toEqual([true, true, false, false])
  expect(stages.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false])
})

test('what is cancelled or came back is on no way any more', () => {
  expect(stagesOf({ status: 'Cancelled', shippingMethod: 'standard' })).toEqual([])
  expect(parcelName({ status: 'Returned', shippingMethod: 'standard' })).toBe('statusReturned')
})
