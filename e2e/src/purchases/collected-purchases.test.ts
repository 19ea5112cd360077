import { beforeAll, describe } from 'vitest'
import { test } from '../browser/visit.ts'
import { buyAndCheckOrder, journeysOf } from './purchase-journeys.ts'
import { importPickupStores } from './purchasers.ts'

beforeAll(importPickupStores)

describe('what a shopper buys is picked up in a store (SHIP-002)', () => {
  test.for(journeysOf('pickup'))('%s', ([, journey], { visit }) => buyAndCheckOrder(journey, visit))
})

describe('what a shopper buys is collected at a parcel point (SHIP-003)', () => {
  test.for(journeysOf('pudo'))('%s', ([, journey], { visit }) => buyAndCheckOrder(journey, visit))
})

describe('what a shopper buys is sent to a store', () => {
  test.for(journeysOf('sts'))('%s', ([, journey], { visit }) => buyAndCheckOrder(journey, visit))
})
