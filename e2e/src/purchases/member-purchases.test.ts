import { beforeAll, describe } from 'vitest'
import { test } from '../browser/visit.ts'
import { buyAndCheckOrder, journeysOf } from './purchase-journeys.ts'
import { importPickupStores } from './purchasers.ts'

beforeAll(importPickupStores)

describe('members buy with each of their payment methods (PAY-003, PAY-007)', () => {
  describe('and each delivery (SHIP-002, SHIP-003)', () => {
    test.for(journeysOf('member'))('%s', ([, journey], { visit }) =>
      buyAndCheckOrder(journey, visit),
    )
  })
})
