import { beforeAll, describe } from 'vitest'
import { test } from '../browser/visit.ts'
import { buyAndCheckOrder, journeysOf } from './purchase-journeys.ts'
import { importPickupStores } from './purchasers.ts'

beforeAll(importPickupStores)

describe('guests and employees buy with each of their payment methods (PAY-005, PAY-006)', () => {
  describe('and each delivery (SHIP-005)', () => {
    test.for(journeysOf('guest', 'employee'))('%s', ([, journey], { visit }) =>
      buyAndCheckOrder(journey, visit),
    )
  })
})
