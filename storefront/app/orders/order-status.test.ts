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
  const names = (shippingMethod: 'standard' | 'pickup' | 'sts' | 'digital') =>
    stagesOf({ status: 'Created', shippingMethod }).map(({ name }) => name)

  expect(names('standard')).toEqual([
    'statusCreated',
    'statusProcessing',
    'statusShipped',
    'statusDelivered',
  ])
  expect(names('pickup').slice(2)).toEqual(['statusReadyForPickup', 'statusPickedUp'])
  expect(names('sts').slice(2)).toEqual(['statusShipped', 'statusReadyForPickup', 'statusPickedUp'])
  expect(names('digital')).toEqual(['statusCreated', 'statusMailed'])
})

test('what lies behind it is reached, and one stage is where it is', () => {
  const stages = stagesOf({ status: 'Processing', shippingMethod: 'standard' })

  expect(stages.map(({ isReached }) => isReached)).toEqual([true, true, false, false])
  expect(stages.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false])
})

test.each(['standard', 'pudo', 'sts', 'pickup'] as const)(
  'what goes by %s has its journey wherever it is',
  (shippingMethod) => {
    const statuses = ['Created', 'Processing', 'Shipped', 'Delivered'] as const
    const ready = shippingMethod === 'standard' ? [] : (['ReadyForPickup'] as const)
    for (const status of [...statuses, ...ready]) {
      const here = stagesOf({ status, shippingMethod }).filter(({ isCurrent }) => isCurrent)
      expect(here.map(({ name }) => name)).toEqual([parcelName({ status, shippingMethod })])
    }
  },
)

test('what is cancelled or came back is on no way any more', () => {
  expect(stagesOf({ status: 'Cancelled', shippingMethod: 'standard' })).toEqual([])
  expect(parcelName({ status: 'Returned', shippingMethod: 'standard' })).toBe('statusReturned')
})
