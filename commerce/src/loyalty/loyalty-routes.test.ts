import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { readVouchers, readWelcomePromotion } from '@cairn/contract/loyalty/loyalty-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { openPayingShopper } from '../testing/shopper-with-instrument.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from carts'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function payer(account?: string, more: { sku?: string; qty?: number } = {}) {
  const shopper = await openPayingShopper(shop, {
    ...(account !== undefined && { account }),
    ...more,
  })
  const params = { basketId: shopper.basketId }
  const voucher = (points: number | null) =>
    shopper.visitor.send<Cart>('applyReward', {
      params,
      body: { appliedLoyaltyVoucher: points === null ? null : { points } },
    })
  const points = (count?: number) =>
    shopper.pay({ payment_method_id: 'LOYALTY_POINTS', ...(count && { points: count }) })
  const code = (typed = 'reward25') =>
    shopper.pay({ payment_method_id: 'REWARD_CODE', code: typed })
  return { ...shopper, voucher, points, code }
}

/** Sets the membership of the account and its points for one test. */
async function withAccountColumns(columns: string, work: () => Promise<void>) {
  const before = await shop.database.run(`select member_id, member_since from accounts
    where email = 'shopper@cairn.test'`)
  await shop.database.exec(`update accounts set ${columns} where email = 'shopper@cairn.test'`)
  await work()
  await shop.database.run(
    `update accounts set member_id = $1, member_since = $2 where email = 'shopper@cairn.test'`,
    Object.values(before.rows[0] ?? {}),
  )
}

describe('a member', () => {
  test('can read the points and the vouchers that they buy (LOY-002, LOY-018)', async () => {
    const { visitor } = await payer('member')
    const { body } = await visitor.send<AnswerOf<typeof readVouchers>>('readVouchers')

    expect(body).toEqual({
      memberId: 'M-100200300',
      currentLoyaltyPoints: 12_500,
      applicableLoyaltyVouchers: [
        { points: 1_000, amountInCurrency: 10 },
        { points: 2_500, amountInCurrency: 27 },
        { points: 5_000, amountInCurrency: 55 },
        { points: 10_000, amountInCurrency: 115 },
      ],
    })
  })

  test('has the points in the profile if the request includes them (ACC-027)', async () => {
    const profileOf = async (account: string, query: Record<string, string> = {}) => {
      const { visitor } = await payer(account)
      return (await visitor.send<AnswerOf<typeof readProfile>>('readProfile', { query })).body
        .consumerProfile
    }

    const withPoints = { includeLoyaltySummary: 'true' }
    const member = { isLoyaltyMember: true, loyaltyOptInDate: '2023-03-21' }
    expect(await profileOf('member', withPoints)).toMatchObject({
      ...member,
      loyaltySummary: { points: { balance: 12_500 } },
    })
    const withoutPoints = await profileOf('member')
    expect(withoutPoints).toMatchObject(member)
    const other = await profileOf('shopper', withPoints)
    expect(other).toMatchObject({ isLoyaltyMember: false, loyaltyOptInDate: null })
    expect([withoutPoints.loyaltySummary, other.loyaltySummary]).toEqual([undefined, undefined])
  })

  test('pays with a voucher, replaces it with another, and removes it again (PAY-025, LOY-005)', async () => {
    const { voucher, read } = await payer('member')
    const { total } = (await read()).totals
    const { body } = await voucher(2_500)

    expect(body.totals).toMatchObject({ total, appliedRewards: 27 })
    expect(body.totals.remainingToPay).toBeCloseTo(total - 27, 2)
    expect(body.reward).toEqual({ points: 2_500, amountInCurrency: 27 })
    expect(body.paymentInstruments).toEqual([])
    expect((await voucher(5_000)).body.reward).toEqual({ points: 5_000, amountInCurrency: 55 })
    expect(await read()).toMatchObject({
      reward: { points: 5_000, amountInCurrency: 55 },
      totals: { appliedRewards: 55 },
    })
    expect((await voucher(null)).body).toMatchObject({
      reward: null,
      totals: { appliedRewards: 0 },
    })
  })

  test('cannot pay for gift cards with a voucher, points or a reward code', async () => {
    const { voucher, points, code } = await payer('member', { sku: 'CAIRN008HTR-50' })

    expect((await voucher(1_000)).errorId).toBe('GFC760')
    expect((await points(500)).errorId).toBe('GFC760')
    expect((await code()).errorId).toBe('GFC760')
  })

  test('pays nothing by points and a voucher after a gift card was added to the cart', async () => {
    const { voucher, points, visitor, basketId } = await payer('member')
    await voucher(1_000)
    expect((await points(500)).body.totals.appliedRewards).toBe(15)
    const body = { basketId, sku: 'CAIRN008HTR-50' }
    const { totals } = (await visitor.send<Cart>('addItem', { body })).body

    expect(totals).toMatchObject({ appliedRewards: 0, remainingToPay: totals.total })
  })

  test('pays with points, a hundred points for one dollar (PAY-003, PAY-013)', async () => {
    const { points, read } = await payer('member')
    const { total } = (await read()).totals
    const { body } = await points(2_000)

    expect(body.paymentInstruments).toMatchObject([
      { payment_method_id: 'LOYALTY_POINTS', amount: 20, points: 2_000 },
    ])
    expect(body.totals.remainingToPay).toBeCloseTo(total - 20, 2)
  })

  test('pays the total with points by default and keeps the others', async () => {
    const { points } = await payer('member', { sku: 'CAIRN003LRC-OS' })
    const { body } = await points()

    expect(body.totals.remainingToPay).toBe(0)
    expect(body.paymentInstruments[0]?.points).toBe(Math.round(body.totals.total * 100))
  })

  test('cannot use more points than there are, nor the same ones twice (LOY-009)', async () => {
    const { points, voucher } = await payer('member')

    expect((await points(12_501)).errorId).toBe('REW140')
    expect((await voucher(20_000)).errorId).toBe('REW140')
    expect((await voucher(10_000)).status).toBe(200)
    expect((await points(2_501)).errorId).toBe('REW140')
    expect((await points(2_500)).status).toBe(200)
  })

  test('cannot apply an unknown voucher', async () => {
    const { voucher } = await payer('member')

    expect((await voucher(1_234)).errorId).toBe('REQ400')
  })

  test('gets a loyalty token, and can state a referral code once (LOY-003, LOY-004)', async () => {
    const { visitor } = await payer('member')
    const obtainToken = (body: object) => visitor.send('obtainLoyaltyToken', { body })
    const { rows: sessions } = await shop.database.run(
      `select usid from sessions where consumer_id = 'c0000002-0000-4000-8000-000000000002'
       order by created_at desc limit 1`,
    )
    const usid = String(sessions[0]?.['usid'])

    expect((await obtainToken({ usid, referralCode: 'FRIEND-1' })).body).toEqual({
      memberId: 'M-100200300',
    })
    await obtainToken({ referralCode: 'FRIEND-2' })
    expect((await obtainToken({ usid: crypto.randomUUID() })).errorId).toBe('REQ401')
    const { rows } = await shop.database.run('select referred_by from loyalty_members')
    expect(rows).toEqual([{ referred_by: 'FRIEND-1' }])
  })

  test('has a welcome promotion while one is active (LOY-017)', async () => {
    const { visitor } = await payer('member')
    const readPromotion = async () =>
      (await visitor.send<AnswerOf<typeof readWelcomePromotion>>('readWelcomePromotion')).body
        .promotion
    expect(await readPromotion()).toBeNull()
    await importRows(shop.database.query, samplePromotions())

    expect(await readPromotion()).toMatchObject({ promotionId: 'WELCOME10', code: 'WELCOME10' })
    await shop.database.exec('truncate promotions cascade')
  })
})

describe('rewards are refused', () => {
  test('to guests, with a request to sign in (LOY-006)', async () => {
    const { voucher, points } = await payer()

    for (const response of [await voucher(1_000), await points(100)]) {
      expect(response.body).toMatchObject({
        errorDetails: [{ errorId: 'REW401', message: 'Please sign in to use your rewards.' }],
      })
    }
  })

  test('to shoppers who are not members (LOY-007)', async () => {
    const { voucher, points, visitor } = await payer('shopper')

    expect((await voucher(1_000)).errorId).toBe('REW130')
    expect((await points(100)).errorId).toBe('REW130')
    expect((await visitor.send('readVouchers')).errorId).toBe('REW130')
    expect((await visitor.send('obtainLoyaltyToken', { body: {} })).errorId).toBe('REW130')
    expect((await visitor.send('readWelcomePromotion')).errorId).toBe('REW130')
  })

  test('to members whose membership is not confirmed (LOY-008)', async () => {
    const { voucher } = await payer('shopper')
    await withAccountColumns(`member_id = 'M-7', member_since = null`, async () => {
      expect((await voucher(1_000)).errorId).toBe('REW135')
    })
  })

  test('to members who are unknown to the programme (LOY-010)', async () => {
    const { voucher, visitor } = await payer('shopper')
    await withAccountColumns(`member_id = 'M-7', member_since = '2026-01-01'`, async () => {
      expect((await voucher(1_000)).errorId).toBe('4044')
      expect((await visitor.send('readVouchers')).errorId).toBe('4044')
    })
  })
})

describe('a reward', () => {
  test('code reduces the amount to pay for any shopper (PAY-004, PAY-014)', async () => {
    const { code, read } = await payer()
    const { total } = (await read()).totals
    const { body } = await code()

    expect(body.totals).toMatchObject({ total, appliedRewards: 25 })
    expect(body.paymentInstruments).toMatchObject([
      { payment_method_id: 'REWARD_CODE', amount: 25, maskedCode: '•••• RD25' },
    ])
    expect((await code()).body.paymentInstruments).toHaveLength(1)
    expect((await code('REWARD99')).errorId).toBe('PYT404')
  })

  test('code can be used once by each shopper', async () => {
    const { code } = await payer('shopper')
    await shop.database.exec(`insert into reward_code_uses (code_id, consumer_id, order_number)
      select code_id, 'c0000001-0000-4000-8000-000000000001', 'CRN-1' from reward_codes`)
    expect((await code()).errorId).toBe('REW140')
    await shop.database.exec('delete from reward_code_uses')
  })

  test('card pays like a gift card, and is not accepted as one (PAY-005, PAY-015)', async () => {
    const { pay, read } = await payer()
    const { total } = (await read()).totals
    const card = { code: '7007 4900 0000 0001', pin: '1111' }
    const { body } = await pay({ payment_method_id: 'REWARD_CARD', ...card })

    expect(body.totals.remainingToPay).toBeCloseTo(total - 30, 2)
    expect(body.paymentInstruments).toMatchObject([
      { payment_method_id: 'REWARD_CARD', amount: 30 },
    ])
    expect((await pay({ payment_method_id: 'GIFT_CARD', ...card })).errorId).toBe('GFC800')
  })
})

describe('an athlete', () => {
  const credit = { payment_method_id: 'ATHLETES_PAYMENT' }

  test('pays with this year’s credit (PAY-011, PAY-023)', async () => {
    const { pay, read, visitor, basketId } = await payer('athlete')
    const method = async () => {
      const params = { basketId }
      const { body: answer } = await visitor.send<Pick<Cart, 'paymentMethods'>>(
        'readPaymentMethods',
        { params },
      )
      return answer.paymentMethods.find(({ payment_method_id: id }) => id === 'ATHLETES_PAYMENT')
    }
    const { total } = (await read()).totals
    expect(await method()).toMatchObject({ payableAmount: total, remainingAmount: 1_100 })
    const { body } = await pay(credit)

    expect(body.totals.remainingToPay).toBe(0)
    expect(body.paymentInstruments).toMatchObject([{ ...credit, amount: total }])
    expect((await method())?.remainingAmount).toBeCloseTo(1_100 - total, 2)
  })

  test('can use rewards only when the credit is used up (PAY-032)', async () => {
    const { pay, code } = await payer('athlete', { qty: 5 })
    expect((await code()).errorId).toBe('REQ402')
    const { body } = await pay(credit)
    expect(body.paymentInstruments).toMatchObject([{ amount: 1_100 }])

    expect((await code()).body.totals.appliedRewards).toBe(25)
  })

  test('is the only shopper who can pay with the credit (PAY-035)', async () => {
    const { pay, read } = await payer('member')

    expect((await pay(credit)).errorId).toBe('AUT432')
    expect(JSON.stringify((await read()).paymentMethods)).not.toContain('ATHLETES_PAYMENT')
  })
})
