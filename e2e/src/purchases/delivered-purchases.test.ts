import { beforeAll, describe } from 'vitest'
import { test } from '../browser/visit.ts'
import { buyAndCheckOrder, journeysOf } from './purchase-journeys.ts'
import { importPickupStores } from './purchasers.ts'

beforeAll(importPickupStores)

describe('what a shopper buys is delivered at home (SHIP-001)', () => {
  test.for(journeysOf('standard', 'express'))('%s', ([, journey], { visit }) =>
    buyAndCheckOrder(journey, visit),
  )
})

describe('a gift card is delivered by email (SHIP-005)', () => {
  test.for(journeysOf('digital'))('%s', ([, journey], { visit }) =>
    buyAndCheckOrder(journey, visit),
  )
})
