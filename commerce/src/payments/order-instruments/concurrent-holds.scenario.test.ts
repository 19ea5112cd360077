import type { Minor } from '@cairn/contract/fields/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import {
  sampleInstruments,
  type InstrumentChoice,
  instrumentOrders,
} from '../../testing/instrument-orders.ts'

const atOnce = process.env['CAIRN_LONG'] === '1' ? 200 : 40

let database: OpenDatabase
let till: ReturnType<typeof instrumentOrders>
beforeAll(async () => {
  database = await openTestDatabase()
  till = instrumentOrders(database)
})
afterAll(() => database.close())
beforeEach(() => till.fill())

const { card, points, credit, code } = sampleInstruments

/** The number of these concurrent orders that were accepted. */
async function rivals(paying: InstrumentChoice, amount: Minor): Promise<number> {
  const carts = await Promise.all([1, 2].map(() => till.cart([[paying, amount]])))
  const tries = Array.from({ length: atOnce / 2 }, () => carts.map((cart) => till.hold(cart)))
  const outcomes = await Promise.all(tries.flat())
  return outcomes.filter((outcome) => outcome === 'held').length
}

test('a gift card pays no more than is on it, from two carts at once (guarantee 12)', async () => {
  expect(await rivals(card, 30_00)).toBe(3)
  expect(await till.left()).toMatchObject({ card: 10_00 })
  expect(await till.entries()).toBe(10_00)
})

test('points are used once (guarantee 12)', async () => {
  expect(await rivals(points(300), 3_00)).toBe(3)
  expect(await till.left()).toMatchObject({ points: 100 })
})

test('a code is used once', async () => {
  expect(await rivals(code, 25_00)).toBe(1)
  expect(await till.left()).toMatchObject({ codes: 1 })
})

test('a year’s credit is spent once (guarantee 14)', async () => {
  expect(await rivals(credit, 90_00)).toBe(2)
  expect(await till.left()).toMatchObject({ year: 280_00 })
})

test('one order that is placed ten times holds once', async () => {
  const cart = await till.cart([[card, 40_00]])
  await Promise.all(Array.from({ length: 10 }, () => till.hold(cart, 'CRN-1')))

  expect(await till.left()).toMatchObject({ card: 60_00 })
})

test('orders with everything in them do not block each other', async () => {
  const everything = [
    [card, 1_00],
    [points(10), 10],
    [credit, 1_00],
  ] as const
  const carts = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      till.cart(at % 2 === 0 ? everything : everything.toReversed()),
    ),
  )

  expect(new Set(await Promise.all(carts.map((cart) => till.hold(cart))))).toEqual(
    new Set(['held']),
  )
})
