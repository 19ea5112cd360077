import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { allOrNothing } from '../platform/database/all-or-nothing.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'
import { aPromotionRow } from './promotion-example.ts'
import { findUses, giveBackPromotions, type Redemption, redeemPromotions } from './redeem-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.exec('truncate promotions, promotion_tallies cascade'))

const gives = { type: 'percentage', percent: 10 } as const
const handIn = async (more: object, coupon?: object) => {
  const report = await importRows(database.query, [
    aPromotionRow({ promotionId: 'TEN', gives, ...more }),
    ...(coupon ? [{ kind: 'coupon', code: 'WELCOME', promotionId: 'TEN', ...coupon }] : []),
  ])
  expect(report).toMatchObject({ ok: true })
}

const anOrder = (more: Partial<Redemption> = {}): Redemption => ({
  orderId: crypto.randomUUID(),
  consumerId: crypto.randomUUID(),
  currency: 'USD',
  uses: [{ promotionId: 'TEN', code: null, granted: 5_00 }],
  ...more,
})

const redeem = (more: Partial<Redemption> = {}) =>
  allOrNothing(database.query, async (transaction) => {
    const redemption = anOrder(more)
    return redeemPromotions(transaction, redemption, await findUses(transaction, redemption))
  })
const giveBack = (orderId: string) =>
  inTransaction(database.query, (transaction) => giveBackPromotions(transaction, orderId))

const outcome = async (redeeming: ReturnType<typeof redeem>) => {
  const redeemed = await redeeming
  return redeemed.ok ? 'ok' : redeemed.refusal.name
}
const withCode = [{ promotionId: 'TEN', code: 'WELCOME', granted: 5_00 }]
const usesKept = async () => (await database.run('select * from promotion_uses')).rows.length

describe('at the same time', () => {
  const atOnce = process.env['CAIRN_LONG'] === '1' ? 100 : 20
  const rivals = async (count: number, more: () => Partial<Redemption>) => {
    const outcomes = await Promise.all(Array.from({ length: count }, () => outcome(redeem(more()))))
    return Object.fromEntries(
      [...Map.groupBy(outcomes, (each) => each)].map(([each, all]) => [each, all.length]),
    )
  }

  test('a code of one use is used by exactly one', async () => {
    await handIn({ when: { coupon: true } }, { limits: { total: 1 } })

    expect(await rivals(atOnce, () => ({ uses: withCode }))).toEqual({
      ok: 1,
      couponLimitReached: atOnce - 1,
    })
    expect(await usesKept()).toBe(1)
  })

  test('one shopper uses a code as often as one may, and no more', async () => {
    await handIn({ when: { coupon: true } }, { limits: { perCustomer: 3 } })
    const consumerId = crypto.randomUUID()

    expect(await rivals(atOnce, () => ({ uses: withCode, consumerId }))).toEqual({
      ok: 3,
      couponRedeemed: atOnce - 3,
    })
    expect(await outcome(redeem({ uses: withCode }))).toBe('ok')
  })

  test('a budget is spent to the cent and not beyond', async () => {
    await handIn({ budget: { USD: 27_00 } })

    expect(await rivals(atOnce, () => ({}))).toEqual({ ok: 5, couponLimitReached: atOnce - 5 })
    const little = [{ promotionId: 'TEN', code: null, granted: 2_00 }]
    expect(await outcome(redeem({ uses: little }))).toBe('ok')
    expect(await outcome(redeem({ uses: little, currency: 'EUR' }))).toBe('ok')
  })

  test('a limit in all holds also for promotions that need no code', async () => {
    await handIn({ limits: { total: 7 } })

    expect(await rivals(atOnce, () => ({}))).toEqual({ ok: 7, couponLimitReached: atOnce - 7 })
  })

  test('orders with several promotions do not stand in each other’s way', async () => {
    await handIn({ limits: { total: 1000 } })
    await importRows(database.query, [
      aPromotionRow({ promotionId: 'FIVE', gives, limits: { total: 1000 } }),
    ])
    const both = [
      { promotionId: 'TEN', code: null, granted: 1 },
      { promotionId: 'FIVE', code: null, granted: 1 },
    ]
    let turn = 0
    const more = () => ({ uses: turn++ % 2 === 0 ? both : both.toReversed() })

    expect(await rivals(atOnce, more)).toEqual({ ok: atOnce })
  })
})

test('one order counts once, however often it comes', async () => {
  await handIn({ limits: { total: 2 } })
  const order = { orderId: crypto.randomUUID() }
  await redeem(order)

  expect(await outcome(redeem(order))).toBe('ok')
  expect(await outcome(redeem())).toBe('ok')
  expect(await outcome(redeem())).toBe('couponLimitReached')
})

test('one limit that is reached leaves all others as they were', async () => {
  await handIn({ limits: { total: 1 } })
  await importRows(database.query, [
    aPromotionRow({ promotionId: 'FIVE', gives, limits: { total: 1 } }),
  ])
  const five = { promotionId: 'FIVE', code: null, granted: 1 }
  await redeem()

  expect(await outcome(redeem({ uses: [{ ...five, promotionId: 'TEN' }, five] }))).toBe(
    'couponLimitReached',
  )
  expect(await outcome(redeem({ uses: [five] }))).toBe('ok')
})

test('an order that is given back has used nothing, also given back twice', async () => {
  await handIn(
    { when: { coupon: true }, limits: { total: 1, perCustomer: 1 }, budget: { USD: 5_00 } },
    { limits: { total: 1, perCustomer: 1 } },
  )
  const order = {
    orderId: crypto.randomUUID(),
    consumerId: crypto.randomUUID(),
    uses: withCode,
  }
  await redeem(order)
  expect(await outcome(redeem({ ...order, orderId: crypto.randomUUID() }))).not.toBe('ok')

  await giveBack(order.orderId)
  await giveBack(order.orderId)
  const { rows } = await database.run('select distinct tally from promotion_tallies')
  expect(rows).toEqual([{ tally: 0 }])
  expect(await outcome(redeem({ ...order, orderId: crypto.randomUUID() }))).toBe('ok')
})

test('a limit that comes later counts what was used before', async () => {
  await handIn({ when: { coupon: true } }, {})
  const consumerId = crypto.randomUUID()
  await redeem({ uses: withCode, consumerId })
  await redeem({ uses: withCode })

  await handIn({ when: { coupon: true }, limits: { total: 3, perCustomer: 1 } }, {})
  expect(await outcome(redeem({ uses: withCode, consumerId }))).toBe('couponRedeemed')
  expect(await outcome(redeem({ uses: withCode }))).toBe('ok')
  expect(await outcome(redeem({ uses: withCode }))).toBe('couponLimitReached')
})

test('a limit that comes while an order counts waits for it, and counts it too', async () => {
  await handIn({})
  const order = anOrder()
  const looked = Promise.withResolvers<void>()
  const handingIn = looked.promise.then(() => handIn({ limits: { total: 1 } }))
  await inTransaction(database.query, async (transaction) => {
    const found = await findUses(transaction, order)
    looked.resolve()
    await Promise.race([handingIn, setTimeout(500)])
    expect(await redeemPromotions(transaction, order, found)).toMatchObject({ ok: true })
  })
  await handingIn

  expect(await outcome(redeem())).toBe('couponLimitReached')
})

test.each([
  {
    of: 'a promotion',
    limited: `update promotions set definition = jsonb_set(definition, '{limits,total}', '0')`,
  },
  { of: 'a code', limited: 'update coupons set most_uses = 1, used_before = 1' },
])('an order that waits for a limit of $of reads it as it is then', async ({ limited }) => {
  await handIn({ when: { coupon: true } }, {})
  const uses = limited.includes('coupons') ? withCode : undefined
  const changed = Promise.withResolvers<void>()
  const redeeming = changed.promise.then(() => outcome(redeem(uses && { uses })))
  await inTransaction(database.query, async (transaction) => {
    await sql`select from promotions for update`.execute(transaction)
    await sql.raw(limited).execute(transaction)
    changed.resolve()
    await Promise.race([redeeming, setTimeout(500)])
  })

  expect(await redeeming).toBe('couponLimitReached')
})

test('what is used of a promotion that there is not is refused', async () => {
  expect(await outcome(redeem())).toBe('couponFailed')
})
