import { expect, test } from 'vitest'
import { parcelName, stagesOf, statusName } from './order-status.ts'

test('every status has a readable label (ORD-003)', () => {
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

test('the stages depend on the shipping method', () => {
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

test('marks the reached stages and one current stage', () => {
  const stages = stagesOf({ status: 'Processing', shippingMethod: 'standard' })

  expect(stages.map(({ isReached }) => isReached)).toEqual([true, true, false, false])
  expect(stages.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false])
})

test.each(['standard', 'pudo', 'sts', 'pickup'] as const)(
  'has a current stage for every status with %s',
  (shippingMethod) => {
    const statuses = ['Created', 'Processing', 'Shipped', 'Delivered'] as const
    const readyStatus = shippingMethod === 'standard' ? [] : (['ReadyForPickup'] as const)
    for (const status of [...statuses, ...readyStatus]) {
      const currentStages = stagesOf({ status, shippingMethod }).filter(
        ({ isCurrent }) => isCurrent,
      )
      expect(currentStages.map(({ name }) => name)).toEqual([
        parcelName({ status, shippingMethod }),
      ])
    }
  },
)

test('shows no stages for cancelled and returned parcels', () => {
  expect(stagesOf({ status: 'Cancelled', shippingMethod: 'standard' })).toEqual([])
  expect(parcelName({ status: 'Returned', shippingMethod: 'standard' })).toBe('statusReturned')
})
