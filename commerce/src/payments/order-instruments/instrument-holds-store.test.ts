import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { sampleInstruments, instrumentOrders } from '../../testing/instrument-orders.ts'

let database: OpenDatabase
let till: ReturnType<typeof instrumentOrders>
beforeAll(async () => {
  database = await openTestDatabase()
  till = instrumentOrders(database)
})
afterAll(() => database.close())
beforeEach(() => till.fill())

const { card, points, voucher, code, credit } = sampleInstruments
let orders = 0
const newOrder = () => `CRN-${(orders += 1)}`
const untouched = { card: 100_00, points: 1_000, codes: 0, year: 100_00 }
const onCard = async () => (await till.left()).card
const withEverything = () =>
  till.cart([
    [card, 40_00],
    [points(300), 3_00],
    [voucher, 5_50],
    [code, 25_00],
    [credit, 150_00],
  ])
const afterwards = { card: 60_00, points: 200, codes: 1, year: 250_00 }

describe('an order', () => {
  test('takes from everything that it is paid with, once however often it is asked', async () => {
    const cart = await withEverything()
    const order = newOrder()

    expect(await till.hold(cart, order)).toBe('held')
    expect(await till.left()).toEqual(afterwards)
    expect(await till.hold(cart, order)).toBe('held')
    expect(await till.left()).toEqual(afterwards)
  })

  test('that comes to nothing gives all of it back, once (guarantee 8)', async () => {
    const order = newOrder()
    await till.hold(await withEverything(), order)
    await till.release(order)
    await till.release(order)

    expect(await till.left()).toEqual(untouched)
    expect(await till.entries()).toBe(100_00)
  })

  test('may be tried again after it was given back', async () => {
    const cart = await withEverything()
    const order = newOrder()
    await till.hold(cart, order)
    await till.release(order)

    expect(await till.hold(cart, order)).toBe('held')
    expect(await till.left()).toEqual(afterwards)
  })

  test('that is paid for is not released any more', async () => {
    const order = newOrder()
    await till.hold(await withEverything(), order)
    await till.spend(order)
    await till.spend(order)
    await till.release(order)

    expect(await till.left()).toEqual(afterwards)
  })

  test('leaves to the provider what the provider moves', async () => {
    expect(
      await till.hold(await till.cart([[{ method: 'CREDIT_CARD', source: null }, 80_00]])),
    ).toBe('held')
    expect(await till.one('select count(*) as value from instrument_holds')).toBe(0)
  })

  test.each<[string, (typeof sampleInstruments)['card'] | ReturnType<typeof points>, number]>([
    ['giftCardSpent', card, 100_01],
    ['rewardBalanceTooLow', points(1_001), 10_01],
    ['notLoyaltyMember', { ...points(10), source: 'M-2' }, 10],
    ['rewardBalanceTooLow', credit, 200_01],
    ['instrumentNotFound', { ...code, source: 'nothing' }, 25_00],
  ])(
    'is refused with %s where there is not enough, and takes nothing',
    async (why, paying, much) => {
      const rest = paying === card ? [] : [[card, 1_00] as const]

      expect(await till.hold(await till.cart([...rest, [paying, much]]))).toBe(why)
      expect(await till.left()).toEqual(untouched)
    },
  )

  test('does not take points for a voucher and for themselves twice', async () => {
    const both = await till.cart([
      [points(600), 6_00],
      [voucher, 5_50],
    ])

    expect(await till.hold(both)).toBe('rewardBalanceTooLow')
  })

  test('uses a code once for each shopper', async () => {
    await till.hold(await till.cart([[code, 25_00]]))

    expect(await till.hold(await till.cart([[code, 25_00]]))).toBe('rewardBalanceTooLow')
    expect(await till.hold(await till.cart([[code, 25_00]], crypto.randomUUID()))).toBe('held')
    expect((await till.left()).codes).toBe(2)
  })

  test('is told when its card has expired or was voided since', async () => {
    const cart = await till.cart([[card, 10_00]])
    await database.exec(`update gift_cards set expires_on = current_date - 1`)
    expect(await till.hold(cart)).toBe('giftCardExpired')
    await database.exec(`update gift_cards set is_voided = true`)
    expect(await till.hold(cart)).toBe('giftCardVoided')
  })
})

describe('a refund', () => {
  async function paidOrder() {
    const order = newOrder()
    await till.hold(await withEverything(), order)
    await till.spend(order)
    return order
  }

  test('goes back where it came from, once for each refund', async () => {
    const orderNumber = await paidOrder()
    const half = {
      orderNumber,
      refundKey: 'one',
      amounts: [{ code: 'GIFT_CARD', amount: 20_00 }],
    } as const
    await till.refund(half)
    await till.refund(half)
    expect(await onCard()).toBe(80_00)

    await till.refund({ ...half, refundKey: 'two' })
    expect(await onCard()).toBe(100_00)
    expect(await till.entries()).toBe(100_00)
  })

  test('of everything brings everything back, however it is divided (guarantee 6)', async () => {
    const orderNumber = await paidOrder()
    const rewardsBack = [
      { code: 'LOYALTY_POINTS', amount: 4_25 },
      { code: 'ATHLETES_PAYMENT', amount: 75_00 },
    ] as const
    await till.refund({ orderNumber, refundKey: 'one', amounts: rewardsBack })
    await till.refund({ orderNumber, refundKey: 'two', amounts: rewardsBack })
    await till.refund({
      orderNumber,
      amounts: [
        { code: 'GIFT_CARD', amount: 40_00 },
        { code: 'REWARD_CODE', amount: 25_00 },
      ],
    })

    expect(await till.left()).toEqual(untouched)
  })

  test('is never more than was paid', async () => {
    const orderNumber = await paidOrder()

    await expect(
      till.refund({ orderNumber, amounts: [{ code: 'GIFT_CARD', amount: 40_01 }] }),
    ).rejects.toThrow('GIFT_CARD')
    expect(await onCard()).toBe(60_00)
  })

  test('asked for ten times at once is made once', async () => {
    const orderNumber = await paidOrder()
    const given = { orderNumber, amounts: [{ code: 'GIFT_CARD', amount: 10_00 }] } as const
    await Promise.all(Array.from({ length: 10 }, () => till.refund(given)))

    expect(await onCard()).toBe(70_00)
  })
})

test('what was written about money stays as it was written', async () => {
  await till.hold(await withEverything())

  await expect(database.exec('update gift_card_entries set amount_minor = 0')).rejects.toThrow(
    'cannot be changed',
  )
  await expect(database.exec('delete from gift_card_entries')).rejects.toThrow('cannot be changed')
  await expect(database.exec('update points_entries set points = 0')).rejects.toThrow(
    'cannot be changed',
  )
})

test('no number, PIN or code can be read in the database', async () => {
  const { rows } = await database.run(
    `select to_jsonb(g) as row from gift_cards g union all select to_jsonb(r) from reward_codes r`,
  )

  expect(JSON.stringify(rows)).not.toMatch(/6006490|1111|REWARD25/)
})
