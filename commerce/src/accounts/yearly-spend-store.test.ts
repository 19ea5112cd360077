import { siteOf } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'
import { shortOrLong } from '../testing/short-or-long.ts'
import {
  bookTermsSpend,
  bookAthleteCredit,
  returnSpend,
  remainingThisYearFor,
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
const importEmployee = (overrides: object = {}) =>
  importRows(database.query, [
    {
      kind: 'customer',
      consumerId: accountId,
      email: 'ada@cairn.test',
      consumerType: 'EMPLOYEE',
      identities: ['ATHLETE'],
      yearlyLimit: 300_00,
      ...overrides,
    },
  ])

const remainingIn = async (site = denver) => {
  const { rows } = await sql<{ remaining: number | null }>`
    select ${remainingThisYearFor(sql`${accountId}::uuid`, site)} as remaining`.execute(
    database.query,
  )
  return rows[0]?.remaining
}

/** Returns whether the limit allowed the spend at that time. */
async function buy(amount: number, { at = '', site = denver, book = bookTermsSpend } = {}) {
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

const yearEndInDenver = () => `${year}-01-01T06:59:59Z`
const yearStartInDenver = () => `${year}-01-01T07:00:00Z`

test.each([
  ['terms', bookTermsSpend],
  ['credit', bookAthleteCredit],
])(
  'the year of %s ends at midnight in the time zone of the site (guarantee 14)',
  async (_, book) => {
    await importEmployee()
    await buy(300_00, { at: yearStartInDenver(), book })
    expect(await remainingIn()).toBe(0)
    expect(await buy(1, { book })).toMatchObject({ isBooked: false })

    await database.run('update yearly_spends set spent_at = $1', [yearEndInDenver()])
    expect(await remainingIn()).toBe(300_00)
    expect(await buy(300_00, { book })).toMatchObject({ isBooked: true })
    expect(await buy(1, { book })).toMatchObject({ isBooked: false })
  },
)

test('the same instant can be in the old year in Denver and in the new year in Berlin', async () => {
  await importEmployee()
  const at = `${year - 1}-12-31T23:30:00Z`
  await buy(100_00, { at })
  await buy(100_00, { at, site: berlin })

  expect(await remainingIn(denver)).toBe(300_00)
  expect(await remainingIn(berlin)).toBe(200_00)
})

test('only one of many concurrent bookings gets the last amount of the year (guarantee 14)', async () => {
  await importEmployee()
  await buy(300_00, { at: yearEndInDenver() })
  await buy(299_99, { at: yearStartInDenver() })
  const bookings = await Promise.all(Array.from({ length: shortOrLong(12, 50) }, () => buy(1)))

  expect(bookings.filter(({ isBooked }) => isBooked)).toHaveLength(1)
  expect(await remainingIn()).toBe(0)
})

test('a booking waits for a concurrent one and sees the remaining amount (guarantee 14)', async () => {
  await importEmployee()
  const spend = (orderNumber: string) => ({ orderNumber, accountId, amount: 300_00, year: denver })
  const booked = Promise.withResolvers<void>()
  const second = booked.promise.then(() => buy(300_00))
  await inTransaction(database.query, async (transaction) => {
    expect(await bookTermsSpend(transaction, spend('CRN-1'))).toBe(true)
    booked.resolve()
    // Enough time for the other transaction to proceed if no lock held it.
    for (let index = 0; index < 100; index++)
      await sql`select ${index}::integer`.execute(transaction)
  })

  expect(await second).toMatchObject({ isBooked: false })
  expect(await remainingIn()).toBe(0)
})

test('a refund is credited to the year of the spend', async () => {
  await importEmployee()
  const { orderNumber } = await buy(200_00, { at: yearEndInDenver() })
  await buy(50_00)
  const refundSpend = (amount?: number) =>
    inTransaction(database.query, (transaction) =>
      returnSpend(transaction, { orderNumber, kind: 'terms' }, amount),
    )
  await refundSpend(150_00)
  expect(await remainingIn()).toBe(250_00)

  await database.run('update yearly_spends set spent_at = now()')
  expect(await remainingIn()).toBe(200_00)
  await refundSpend()
  await refundSpend()
  expect(await remainingIn()).toBe(250_00)
})

test('a limit without a currency is counted separately for each currency', async () => {
  await importEmployee()
  await buy(300_00)
  expect(await remainingIn()).toBe(0)

  expect(await remainingIn(berlin)).toBe(300_00)
  expect(await remainingIn(siteOf('fr-fr'))).toBe(300_00)
  await buy(10_00, { site: siteOf('it-it') })
  expect(await remainingIn(berlin)).toBe(290_00)
})

test('a limit in one currency cannot be used in another', async () => {
  await importEmployee({ yearlyCurrency: 'USD' })
  expect(await remainingIn()).toBe(300_00)
  expect(await remainingIn(berlin)).toBe(0)
  expect(await buy(1, { site: berlin })).toMatchObject({ isBooked: false })
})

test('without a limit employee spending is unlimited and there is no athlete credit', async () => {
  await importEmployee({ yearlyLimit: null })
  expect(await remainingIn()).toBeNull()
  expect(await buy(9_000_00)).toMatchObject({ isBooked: true })
  expect(await buy(1, { book: bookAthleteCredit })).toMatchObject({ isBooked: false })
})

test.each(['WRANX', 'IPA'])(
  'purchases of a prosumer (%s) count against the limit, and those of other shoppers do not',
  async (identity) => {
    await importEmployee({ consumerType: 'REGISTERED', identities: [identity] })
    expect(await buy(300_00)).toMatchObject({ isBooked: true })
    expect(await buy(1)).toMatchObject({ isBooked: false })
    await importEmployee({ consumerType: 'REGISTERED', identities: [] })
    await database.exec('delete from yearly_spends')
    expect(await buy(1)).toMatchObject({ isBooked: false })
  },
)

test('imported spending counts in its own year', async () => {
  await importEmployee({ yearlySpent: 120_00 })
  expect(await remainingIn()).toBe(180_00)
  await importEmployee({ yearlySpent: 120_00, yearlySpentIn: year - 1 })
  expect(await remainingIn()).toBe(300_00)
})
