import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase, Transaction } from '../platform/database/database.ts'
import { inTransaction, inTransactionOrRefuse } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'
import { aPromotionRow } from './promotion-example.ts'
import {
  findUsesToRedeem,
  movePromotionUses,
  releasePromotions,
  type Redemption,
  redeemPromotions,
} from './promotion-uses-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.exec('truncate promotions, usage_counters cascade'))

const gives = { type: 'percentage', percent: 10 } as const
const importPromotion = async (more: object, coupon?: object) => {
  const report = await importRows(database.query, [
    aPromotionRow({ promotionId: 'TEN', gives, ...more }),
    ...(coupon ? [{ kind: 'coupon', code: 'WELCOME', promotionId: 'TEN', ...coupon }] : []),
  ])
  expect(report).toMatchObject({ ok: true })
}

/** Waits until another transaction waits for this one. The embedded database begins only one at a time. */
async function othersWait(transaction: Transaction) {
  if (database.engine === 'embedded') return
  const countWaiting = async () => {
    const { rows } = await sql`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
      transaction,
    )
    return rows.length
  }
  await expect.poll(countWaiting).toBeGreaterThan(0)
}

const anOrder = (more: Partial<Redemption> = {}): Redemption => ({
  orderId: crypto.randomUUID(),
  consumerId: crypto.randomUUID(),
  identityIds: [],
  currency: 'USD',
  uses: [{ promotionId: 'TEN', code: null, granted: 5_00 }],
  ...more,
})

const redeem = (more: Partial<Redemption> = {}) =>
  inTransactionOrRefuse(database.query, async (transaction) => {
    const redemption = anOrder(more)
    return redeemPromotions(
      transaction,
      redemption,
      await findUsesToRedeem(transaction, redemption),
    )
  })
const release = (orderId: string) =>
  inTransaction(database.query, (transaction) => releasePromotions(transaction, orderId))

const outcome = async (redemption: ReturnType<typeof redeem>) => {
  const result = await redemption
  return result.ok ? 'ok' : result.refusal.name
}
const withCode = [{ promotionId: 'TEN', code: 'WELCOME', granted: 5_00 }]
const countUses = async () => (await database.run('select * from promotion_uses')).rows.length

test('an order redeems one code at most', async () => {
  await importPromotion({ when: { coupon: true } }, {})
  await importRows(database.query, [
    aPromotionRow({ promotionId: 'FIVE', gives, when: { coupon: true } }),
    { kind: 'coupon', code: 'SECOND', promotionId: 'FIVE' },
  ])
  const uses = [...withCode, { promotionId: 'FIVE', code: 'SECOND', granted: 5_00 }]

  expect(await outcome(redeem({ uses }))).toBe('couponFailed')
  expect(await countUses()).toBe(0)
})

describe('concurrent orders', () => {
  const concurrency = process.env['CAIRN_LONG'] === '1' ? 100 : 20
  const redeemConcurrently = async (count: number, more: () => Partial<Redemption>) => {
    const outcomes = await Promise.all(Array.from({ length: count }, () => outcome(redeem(more()))))
    return Object.fromEntries(
      [...Map.groupBy(outcomes, (key) => key)].map(([key, all]) => [key, all.length]),
    )
  }

  test('redeem a single-use code exactly once', async () => {
    await importPromotion({ when: { coupon: true } }, { limits: { total: 1 } })

    expect(await redeemConcurrently(concurrency, () => ({ uses: withCode }))).toEqual({
      ok: 1,
      couponLimitReached: concurrency - 1,
    })
    expect(await countUses()).toBe(1)
  })

  test('of one shopper redeem a code no more often than its limit per customer', async () => {
    await importPromotion({ when: { coupon: true } }, { limits: { perCustomer: 3 } })
    const consumerId = crypto.randomUUID()

    expect(await redeemConcurrently(concurrency, () => ({ uses: withCode, consumerId }))).toEqual({
      ok: 3,
      couponRedeemed: concurrency - 3,
    })
    expect(await outcome(redeem({ uses: withCode }))).toBe('ok')
  })

  test('spend a budget to the last cent and never exceed it', async () => {
    await importPromotion({ budget: { USD: 27_00 } })

    expect(await redeemConcurrently(concurrency, () => ({}))).toEqual({
      ok: 5,
      couponLimitReached: concurrency - 5,
    })
    const smallUse = [{ promotionId: 'TEN', code: null, granted: 2_00 }]
    expect(await outcome(redeem({ uses: smallUse }))).toBe('ok')
    expect(await outcome(redeem({ uses: smallUse, currency: 'EUR' }))).toBe('ok')
  })

  test('respect the total limit of a promotion without a code', async () => {
    await importPromotion({ limits: { total: 7 } })

    expect(await redeemConcurrently(concurrency, () => ({}))).toEqual({
      ok: 7,
      couponLimitReached: concurrency - 7,
    })
  })

  test('with several promotions do not deadlock', async () => {
    await importPromotion({ limits: { total: 1000 } })
    await importRows(database.query, [
      aPromotionRow({ promotionId: 'FIVE', gives, limits: { total: 1000 } }),
    ])
    const uses = [
      { promotionId: 'TEN', code: null, granted: 1 },
      { promotionId: 'FIVE', code: null, granted: 1 },
    ]
    let count = 0
    const more = () => ({ uses: count++ % 2 === 0 ? uses : uses.toReversed() })

    expect(await redeemConcurrently(concurrency, more)).toEqual({ ok: concurrency })
  })
})

test('a repeated redemption of one order counts once', async () => {
  await importPromotion({ limits: { total: 2 } })
  const order = { orderId: crypto.randomUUID() }
  await redeem(order)

  expect(await outcome(redeem(order))).toBe('ok')
  expect(await outcome(redeem())).toBe('ok')
  expect(await outcome(redeem())).toBe('couponLimitReached')
})

test('an order that exceeds one limit does not count towards the others', async () => {
  await importPromotion({ limits: { total: 1 } })
  await importRows(database.query, [
    aPromotionRow({ promotionId: 'FIVE', gives, limits: { total: 1 } }),
  ])
  const fiveUse = { promotionId: 'FIVE', code: null, granted: 1 }
  await redeem()

  expect(await outcome(redeem({ uses: [{ ...fiveUse, promotionId: 'TEN' }, fiveUse] }))).toBe(
    'couponLimitReached',
  )
  expect(await outcome(redeem({ uses: [fiveUse] }))).toBe('ok')
})

test('a released order no longer counts, and can be released twice', async () => {
  await importPromotion(
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

  await release(order.orderId)
  await release(order.orderId)
  const { rows } = await database.run('select distinct count from usage_counters')
  expect(rows).toEqual([{ count: 0 }])
  expect(await outcome(redeem({ ...order, orderId: crypto.randomUUID() }))).toBe('ok')
})

test('the uses of a guest count towards the limits of their account, and can still be released', async () => {
  const limits = { perCustomer: 2 }
  await importPromotion({ when: { coupon: true }, limits }, { limits })
  const [from, to, orderId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await redeem({ consumerId: from, orderId, uses: withCode })
  await redeem({ consumerId: to, uses: withCode })
  await inTransaction(database.query, (transaction) =>
    movePromotionUses(transaction, { orderIds: [orderId], from, to }),
  )

  expect(await outcome(redeem({ consumerId: to, uses: withCode }))).toBe('couponRedeemed')
  await release(orderId)
  expect(await outcome(redeem({ consumerId: to, uses: withCode }))).toBe('ok')
})

describe('a code with a limit per customer is counted by email, address and payment instrument', () => {
  const [email, address] = [crypto.randomUUID(), crypto.randomUUID()]
  const limits = { perCustomer: 1 }

  test('and becomes usable again when the order is released', async () => {
    await importPromotion({ when: { coupon: true }, limits }, { limits })
    const orderId = crypto.randomUUID()
    await redeem({ orderId, uses: withCode, identityIds: [email, address] })

    expect(await outcome(redeem({ uses: withCode, identityIds: [email] }))).toBe('couponRedeemed')
    expect(await outcome(redeem({ uses: withCode, identityIds: [address] }))).toBe('couponRedeemed')
    expect(await outcome(redeem({ uses: withCode }))).toBe('ok')
    await release(orderId)
    expect(await outcome(redeem({ uses: withCode, identityIds: [email, address] }))).toBe('ok')
  })

  test('also if the limit is set later', async () => {
    await importPromotion({ when: { coupon: true } }, {})
    await redeem({ uses: withCode, identityIds: [email] })
    await importPromotion({ when: { coupon: true } }, { limits })

    expect(await outcome(redeem({ uses: withCode, identityIds: [email] }))).toBe('couponRedeemed')
  })

  test('once by concurrent orders of several sessions (guarantee 13)', async () => {
    await importPromotion({ when: { coupon: true } }, { limits })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcome(redeem({ uses: withCode, identityIds: [email] }))),
    )

    expect(outcomes.filter((name) => name === 'ok')).toHaveLength(1)
    expect(outcomes.filter((name) => name === 'couponRedeemed')).toHaveLength(19)
  })
})

test('a limit that is set later includes earlier uses', async () => {
  await importPromotion({ when: { coupon: true } }, {})
  const consumerId = crypto.randomUUID()
  await redeem({ uses: withCode, consumerId })
  await redeem({ uses: withCode })

  await importPromotion({ when: { coupon: true }, limits: { total: 3, perCustomer: 1 } }, {})
  expect(await outcome(redeem({ uses: withCode, consumerId }))).toBe('couponRedeemed')
  expect(await outcome(redeem({ uses: withCode }))).toBe('ok')
  expect(await outcome(redeem({ uses: withCode }))).toBe('couponLimitReached')
})

test('an import of a limit waits for a concurrent order and includes it', async () => {
  await importPromotion({})
  const order = anOrder()
  const usesFound = Promise.withResolvers<void>()
  const importing = usesFound.promise.then(() => importPromotion({ limits: { total: 1 } }))
  await inTransaction(database.query, async (transaction) => {
    const usesToRedeem = await findUsesToRedeem(transaction, order)
    usesFound.resolve()
    await Promise.race([importing, othersWait(transaction)])
    expect(await redeemPromotions(transaction, order, usesToRedeem)).toMatchObject({ ok: true })
  })
  await importing

  expect(await outcome(redeem())).toBe('couponLimitReached')
})

test.each([
  {
    of: 'a promotion',
    limited: `update promotions set definition = jsonb_set(definition, '{limits,total}', '0')`,
  },
  {
    of: 'a code',
    limited: `update coupons set definition = definition || '{"limits": {"total": 1}, "usedBefore": 1}'`,
  },
])('an order that waits for a new limit of $of applies that limit', async ({ limited }) => {
  await importPromotion({ when: { coupon: true } }, {})
  const uses = limited.includes('coupons') ? withCode : undefined
  const limitChanged = Promise.withResolvers<void>()
  const pendingOutcome = limitChanged.promise.then(() => outcome(redeem(uses && { uses })))
  await inTransaction(database.query, async (transaction) => {
    await sql`select from promotions for update`.execute(transaction)
    await sql.raw(limited).execute(transaction)
    limitChanged.resolve()
    await Promise.race([pendingOutcome, othersWait(transaction)])
  })

  expect(await pendingOutcome).toBe('couponLimitReached')
})

test('the use of an unknown promotion is refused', async () => {
  expect(await outcome(redeem())).toBe('couponFailed')
})
