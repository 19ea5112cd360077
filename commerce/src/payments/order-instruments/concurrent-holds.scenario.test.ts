import type { Minor } from '@cairn/contract/fields/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import {
  sampleInstruments,
  type InstrumentChoice,
  instrumentOrders,
} from '../../testing/instrument-orders.ts'

const concurrentOrders = process.env['CAIRN_LONG'] === '1' ? 200 : 40

let database: OpenDatabase
let instruments: ReturnType<typeof instrumentOrders>
beforeAll(async () => {
  database = await openTestDatabase()
  instruments = instrumentOrders(database)
})
afterAll(() => database.close())
beforeEach(() => instruments.reset())

const { card, points, credit, code } = sampleInstruments

/** The number of these concurrent orders that were accepted. */
async function acceptedOrders(choice: InstrumentChoice, amount: Minor): Promise<number> {
  const carts = await Promise.all([1, 2].map(() => instruments.cart([[choice, amount]])))
  const attempts = Array.from({ length: concurrentOrders / 2 }, () =>
    carts.map((cart) => instruments.hold(cart)),
  )
  const outcomes = await Promise.all(attempts.flat())
  return outcomes.filter((outcome) => outcome === 'held').length
}

test('concurrent orders from two carts cannot exceed the balance of a gift card (guarantee 12)', async () => {
  expect(await acceptedOrders(card, 30_00)).toBe(3)
  expect(await instruments.balances()).toMatchObject({ card: 10_00 })
  expect(await instruments.entries()).toBe(10_00)
})

test('concurrent orders cannot exceed the points of a member (guarantee 12)', async () => {
  expect(await acceptedOrders(points(300), 3_00)).toBe(3)
  expect(await instruments.balances()).toMatchObject({ points: 100 })
})

test('only one of many concurrent orders uses a code', async () => {
  expect(await acceptedOrders(code, 25_00)).toBe(1)
  expect(await instruments.balances()).toMatchObject({ codes: 1 })
})

test('concurrent orders cannot exceed the credit of the year (guarantee 14)', async () => {
  expect(await acceptedOrders(credit, 90_00)).toBe(2)
  expect(await instruments.balances()).toMatchObject({ year: 280_00 })
})

test('an order that is placed ten times holds its instruments once', async () => {
  const cart = await instruments.cart([[card, 40_00]])
  await Promise.all(Array.from({ length: 10 }, () => instruments.hold(cart, 'CRN-1')))

  expect(await instruments.balances()).toMatchObject({ card: 60_00 })
})

test('orders with all kinds of instruments do not deadlock', async () => {
  const allInstruments = [
    [card, 1_00],
    [points(10), 10],
    [credit, 1_00],
  ] as const
  const carts = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      instruments.cart(index % 2 === 0 ? allInstruments : allInstruments.toReversed()),
    ),
  )

  expect(new Set(await Promise.all(carts.map((cart) => instruments.hold(cart))))).toEqual(
    new Set(['held']),
  )
})
