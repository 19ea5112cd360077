import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { sampleInstruments, instrumentOrders } from '../../testing/instrument-orders.ts'

let database: OpenDatabase
let instruments: ReturnType<typeof instrumentOrders>
beforeAll(async () => {
  database = await openTestDatabase()
  instruments = instrumentOrders(database)
})
afterAll(() => database.close())
beforeEach(() => instruments.reset())

const { card, points, voucher, code, credit } = sampleInstruments
let orders = 0
const newOrder = () => `CRN-${(orders += 1)}`
const initialBalances = { card: 100_00, points: 1_000, codes: 0, year: 100_00 }
const cardBalance = async () => (await instruments.balances()).card
const withEverything = () =>
  instruments.cart([
    [card, 40_00],
    [points(300), 3_00],
    [voucher, 5_50],
    [code, 25_00],
    [credit, 150_00],
  ])
const heldBalances = { card: 60_00, points: 200, codes: 1, year: 250_00 }

describe('an order', () => {
  test('holds all of its instruments, once for repeated requests', async () => {
    const cart = await withEverything()
    const order = newOrder()

    expect(await instruments.hold(cart, order)).toBe('held')
    expect(await instruments.balances()).toEqual(heldBalances)
    expect(await instruments.hold(cart, order)).toBe('held')
    expect(await instruments.balances()).toEqual(heldBalances)
  })

  test('that fails releases all of its instruments once (guarantee 8)', async () => {
    const order = newOrder()
    await instruments.hold(await withEverything(), order)
    await instruments.release(order)
    await instruments.release(order)

    expect(await instruments.balances()).toEqual(initialBalances)
    expect(await instruments.entries()).toBe(100_00)
  })

  test('can be held again after it was released', async () => {
    const cart = await withEverything()
    const order = newOrder()
    await instruments.hold(cart, order)
    await instruments.release(order)

    expect(await instruments.hold(cart, order)).toBe('held')
    expect(await instruments.balances()).toEqual(heldBalances)
  })

  test('that was paid is not released', async () => {
    const order = newOrder()
    await instruments.hold(await withEverything(), order)
    await instruments.spend(order)
    await instruments.spend(order)
    await instruments.release(order)

    expect(await instruments.balances()).toEqual(heldBalances)
  })

  test('holds nothing for a bank card', async () => {
    expect(
      await instruments.hold(
        await instruments.cart([[{ method: 'CREDIT_CARD', source: null }, 80_00]]),
      ),
    ).toBe('held')
    expect(await instruments.readNumber('select count(*) as value from instrument_holds')).toBe(0)
  })

  test.each<[string, (typeof sampleInstruments)['card'] | ReturnType<typeof points>, number]>([
    ['giftCardSpent', card, 100_01],
    ['rewardBalanceTooLow', points(1_001), 10_01],
    ['notLoyaltyMember', { ...points(10), source: 'M-2' }, 10],
    ['rewardBalanceTooLow', credit, 200_01],
    ['instrumentNotFound', { ...code, source: 'nothing' }, 25_00],
  ])(
    'is refused with %s for an insufficient balance, and holds nothing',
    async (refusal, instrument, amount) => {
      const rest = instrument === card ? [] : [[card, 1_00] as const]

      expect(await instruments.hold(await instruments.cart([...rest, [instrument, amount]]))).toBe(
        refusal,
      )
      expect(await instruments.balances()).toEqual(initialBalances)
    },
  )

  test('does not use the same points for a voucher and as points', async () => {
    const cart = await instruments.cart([
      [points(600), 6_00],
      [voucher, 5_50],
    ])

    expect(await instruments.hold(cart)).toBe('rewardBalanceTooLow')
  })

  test('can use a code once for each shopper', async () => {
    await instruments.hold(await instruments.cart([[code, 25_00]]))

    expect(await instruments.hold(await instruments.cart([[code, 25_00]]))).toBe(
      'rewardBalanceTooLow',
    )
    expect(
      await instruments.hold(await instruments.cart([[code, 25_00]], crypto.randomUUID())),
    ).toBe('held')
    expect((await instruments.balances()).codes).toBe(2)
  })

  test('is refused if its gift card has expired or was voided', async () => {
    const cart = await instruments.cart([[card, 10_00]])
    await database.exec(`update gift_cards set expires_on = current_date - 1`)
    expect(await instruments.hold(cart)).toBe('giftCardExpired')
    await database.exec(`update gift_cards set is_voided = true`)
    expect(await instruments.hold(cart)).toBe('giftCardVoided')
  })
})

describe('a refund', () => {
  async function paidOrder() {
    const order = newOrder()
    await instruments.hold(await withEverything(), order)
    await instruments.spend(order)
    return order
  }

  test('returns to the instrument that paid, once for each refund key', async () => {
    const orderNumber = await paidOrder()
    const partialRefund = {
      orderNumber,
      refundKey: 'one',
      amounts: [{ code: 'GIFT_CARD', amount: 20_00 }],
    } as const
    await instruments.refund(partialRefund)
    await instruments.refund(partialRefund)
    expect(await cardBalance()).toBe(80_00)

    await instruments.refund({ ...partialRefund, refundKey: 'two' })
    expect(await cardBalance()).toBe(100_00)
    expect(await instruments.entries()).toBe(100_00)
  })

  test('of the whole order restores all balances, however it is split (guarantee 6)', async () => {
    const orderNumber = await paidOrder()
    const rewardsBack = [
      { code: 'LOYALTY_POINTS', amount: 4_25 },
      { code: 'ATHLETES_PAYMENT', amount: 75_00 },
    ] as const
    await instruments.refund({ orderNumber, refundKey: 'one', amounts: rewardsBack })
    await instruments.refund({ orderNumber, refundKey: 'two', amounts: rewardsBack })
    await instruments.refund({
      orderNumber,
      amounts: [
        { code: 'GIFT_CARD', amount: 40_00 },
        { code: 'REWARD_CODE', amount: 25_00 },
      ],
    })

    expect(await instruments.balances()).toEqual(initialBalances)
  })

  test('cannot exceed what was paid', async () => {
    const orderNumber = await paidOrder()

    await expect(
      instruments.refund({ orderNumber, amounts: [{ code: 'GIFT_CARD', amount: 40_01 }] }),
    ).rejects.toThrow('GIFT_CARD')
    expect(await cardBalance()).toBe(60_00)
  })

  test('that is requested ten times concurrently is made once', async () => {
    const orderNumber = await paidOrder()
    const refund = { orderNumber, amounts: [{ code: 'GIFT_CARD', amount: 10_00 }] } as const
    await Promise.all(Array.from({ length: 10 }, () => instruments.refund(refund)))

    expect(await cardBalance()).toBe(70_00)
  })
})

test('ledger entries cannot be changed or deleted', async () => {
  await instruments.hold(await withEverything())

  await expect(database.exec('update gift_card_entries set amount_minor = 0')).rejects.toThrow(
    'cannot be changed',
  )
  await expect(database.exec('delete from gift_card_entries')).rejects.toThrow('cannot be changed')
  await expect(database.exec('update points_entries set points = 0')).rejects.toThrow(
    'cannot be changed',
  )
})

test('the database contains no readable number, PIN or code', async () => {
  const { rows } = await database.run(
    `select to_jsonb(g) as row from gift_cards g union all select to_jsonb(r) from reward_codes r`,
  )

  expect(JSON.stringify(rows)).not.toMatch(/6006490|1111|REWARD25/)
})
