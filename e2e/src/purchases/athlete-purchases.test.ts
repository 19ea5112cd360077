import { beforeAll, describe } from 'vitest'
import { test } from '../browser/visit.ts'
import { buyAndCheckOrder, journeysOf } from './purchase-journeys.ts'
import { importPickupStores } from './purchasers.ts'

beforeAll(importPickupStores)

describe('athletes buy with each of their payment methods (PAY-004, PAY-008)', () => {
  describe('and each delivery (SHIP-001, SHIP-004)', () => {
    test.for(journeysOf('athlete'))('%s', ([, journey], { visit }) =>
      buyAndCheckOrder(journey, visit),
    )
  })
})
