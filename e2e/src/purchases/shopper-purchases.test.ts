import { beforeAll, describe } from 'vitest'
import { test } from '../browser/visit.ts'
import { buyAndCheckOrder, journeysOf } from './purchase-journeys.ts'
import { importPickupStores } from './purchasers.ts'

beforeAll(importPickupStores)

describe('shoppers buy with each of their payment methods (PAY-001, PAY-002)', () => {
  describe('and each delivery (SHIP-001, SHIP-002)', () => {
    test.for(journeysOf('shopper', 'express shopper'))('%s', ([, journey], { visit }) =>
      buyAndCheckOrder(journey, visit),
    )
  })
})
