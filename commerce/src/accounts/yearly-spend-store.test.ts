import { siteOf } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'
import { shortOrLong } from '../testing/short-or-long.ts'
import {
  bookEmployeeSpend,
  bookAthleteCredit,
  returnSpend,
  leftThisYearFor,
} from './yearly-spend-store.ts'

const accountId = 'c1111111-0000-4000-8000-000000000001'
const denver = siteOf('en-us')
const berlin = siteOf('de-de')

let database: OpenDatabase
let year: number
beforeAll(async () => {
  database = await openTestDatabase()
  year = Number((await database.run('select extract(year from now()) as y')).rows[0]?.['y'])
})
beforeEach(() => database.exec('truncate accounts cascade'))
afterAll(() => database.close())

/** An account with a limit of 300.00 a year. */
const associate = (also: object = {}) =>
  importRows(database.query, [
    {
      kind: 'customer',
      consumerId: accountId,
      email: 'ada@cairn.test',
      consumerType: 'EMPLOYEE',
      identities: ['ATHLETE'],
      yearlyLimit: 300_00,
      ...also,
    },
  ])

const leftIn = async (site = denver) => {
  const { rows } = await sql<{ left: number | null }>`
    select ${leftThisYearFor(sql`${accountId}::uuid`, site)} as left`.execute(database.query)
  return rows[0]?.left
}

/** Returns whether the limit allowed the spend at that time. */
async function buy(amount: number, { at = '', site = denver, book = bookEmployeeSpend } = {}) {
  const orderNumber = crypto.randomUUID()
  const isBooked = await inTransaction(database.query, (transaction) =>
    book(transaction, { orderNumber, accountId, amount, year: site }),
  )
  if (at) {
    await database.run('update yearly_spends set spent_at = $2 where order_number = $1', [
      orderNumber,
      at,
    ])
  }
  return { isBooked, orderNumber }
}

const lastOfDenver = () => `${year}-01-01T06:59:59Z`
const firstOfDenver = () => `${year}-01-01T07:00:00Z`

test.each([
  ['terms', bookEmployeeSpend],
  ['credit', bookAthleteCredit],
])('a year at %s ends with its last second where the site is (guarantee 14)', async (_, book) => {
  await associate()
  await buy(300_00, { at: firstOfDenver(), book })
  expect(await leftIn()).toBe(0)
  expect(await buy(1, { book })).toMatchObject({ isBooked: false })

  await database.run('update yearly_spends set spent_at = $1', [lastOfDenver()])
  expect(await leftIn()).toBe(300_00)
  expect(await buy(300_00, { book })).toMatchObject({ isBooked: true })
  expect(await buy(1, { book })).toMatchObject({ isBooked: false })
})

test('midnight is that of the site: what is old in Denver at half past eleven is new in Berlin', async () => {
  await associate()
  const at = `${year - 1}-12-31T23:30:00Z`
  await buy(100_00, { at })
  await buy(100_00, { at, site: berlin })

  expect(await leftIn(denver)).toBe(300_00)
  expect(await leftIn(berlin)).toBe(200_00)
})

test('on the first day of the year, of many at once at a room for one, one is booked (guarantee 14)', async () => {
  await associate()
  await buy(300_00, { at: lastOfDenver() })
  await buy(299_99, { at: firstOfDenver() })
  const rivals = await Promise.all(Array.from({ length: shortOrLong(12, 50) }, () => buy(1)))

  expect(rivals.filter(({ isBooked }) => isBooked)).toHaveLength(1)
  expect(await leftIn()).toBe(0)
})

test('whoever books while another books waits for that other, and sees what is left then (guarantee 14)', async () => {
  await associate()
  const spend = (orderNumber: string) => ({ orderNumber, accountId, amount: 300_00, year: denver })
  const booked = Promise.withResolvers<void>()
  const second = booked.promise.then(() => buy(300_00))
  await inTransaction(database.query, async (transaction) => {
    expect(await bookEmployeeSpend(transaction, spend('CRN-1'))).toBe(true)
    booked.resolve()
    // Enough time for the other transaction to proceed if no lock held it.
    for (let at = 0; at < 100; at++) await sql`select ${at}::integer`.execute(transaction)
  })

  expect(await second).toMatchObject({ isBooked: false })
  expect(await leftIn()).toBe(0)
})

test('what goes back goes back to the year in which it was spent', async () => {
  await associate()
  const { orderNumber } = await buy(200_00, { at: lastOfDenver() })
  await buy(50_00)
  const refundSpend = (amount?: number) =>
    inTransaction(database.query, (transaction) =>
      returnSpend(transaction, { orderNumber, kind: 'terms' }, amount),
    )
  await refundSpend(150_00)
  expect(await leftIn()).toBe(250_00)

  await database.run('update yearly_spends set spent_at = now()')
  expect(await leftIn()).toBe(200_00)
  await refundSpend()
  await refundSpend()
  expect(await leftIn()).toBe(250_00)
})

test('each currency is counted apart, where the sum is in none', async () => {
  await associate()
  await buy(300_00)
  expect(await leftIn()).toBe(0)

  expect(await leftIn(berlin)).toBe(300_00)
  expect(await leftIn(siteOf('fr-fr'))).toBe(300_00)
  await buy(10_00, { site: siteOf('it-it') })
  expect(await leftIn(berlin)).toBe(290_00)
})

test('a sum in one currency buys nothing in another', async () => {
  await associate({ yearlyCurrency: 'USD' })
  expect(await leftIn()).toBe(300_00)
  expect(await leftIn(berlin)).toBe(0)
  expect(await buy(1, { site: berlin })).toMatchObject({ isBooked: false })
})

test('nobody’s year is held where there is no sum', async () => {
  await associate({ yearlyLimit: null })
  expect(await leftIn()).toBeNull()
  expect(await buy(9_000_00)).toMatchObject({ isBooked: true })
  expect(await buy(1, { book: bookAthleteCredit })).toMatchObject({ isBooked: false })
})

test('what was spent elsewhere counts in the year it is told of', async () => {
  await associate({ yearlySpent: 120_00 })
  expect(await leftIn()).toBe(180_00)
  await associate({ yearlySpent: 120_00, yearlySpentIn: year - 1 })
  expect(await leftIn()).toBe(300_00)
})
