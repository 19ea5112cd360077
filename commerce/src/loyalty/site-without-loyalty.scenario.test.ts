import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPromotionRow } from '../promotions/promotion-example.ts'
import { importRows } from '../testing/import-rows.ts'
import { overrideSiteSettings } from '../testing/override-site-settings.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { openPayingShopper } from '../testing/shopper-with-instrument.ts'

overrideSiteSettings((locale) => ({ hasLoyalty: locale === 'en-ca' }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, [
    ...samplePromotions(),
    aPromotionRow({
      promotionId: 'MEMBERS-5',
      when: { groups: ['loyalty'] },
      gives: { type: 'percentage', percent: 5 },
    }),
  ])
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const member = () => openPayingShopper(shop, { account: 'member' })

test('on a site without a loyalty programme nobody has a membership, points or vouchers (LOY-016)', async () => {
  const { visitor } = await member()
  for (const name of ['readVouchers', 'readWelcomePromotion', 'obtainLoyaltyToken'] as const) {
    const body = name === 'obtainLoyaltyToken' ? { body: {} } : {}
    expect(await visitor.send(name, body)).toMatchObject({ errorId: 'REW130' })
    expect((await visitor.send(name, { ...body, locale: 'en-ca' })).status).toBe(200)
  }

  const profileIn = async (locale: 'en-us' | 'en-ca') => {
    const query = { includeLoyaltySummary: 'true' }
    const read = await visitor.send<AnswerOf<typeof readProfile>>('readProfile', { query, locale })
    return read.body.consumerProfile
  }
  const profile = await profileIn('en-us')
  expect(profile).toMatchObject({ isLoyaltyMember: false, loyaltyOptInDate: null })
  expect(profile).not.toHaveProperty('loyaltySummary')
  expect(await profileIn('en-ca')).toMatchObject({
    isLoyaltyMember: true,
    loyaltySummary: { points: { balance: 12_500 } },
  })
})

test('on a site without a loyalty programme no rewards are accepted (LOY-016)', async () => {
  const { visitor, pay, basketId } = await member()
  const params = { basketId }
  const body = { appliedLoyaltyVoucher: { points: 1_000 } }
  const rewards = [
    { payment_method_id: 'LOYALTY_POINTS', points: 100 },
    { payment_method_id: 'REWARD_CODE', code: 'reward25' },
    { payment_method_id: 'REWARD_CARD', code: '7007 4900 0000 0001', pin: '1111' },
  ]
  for (const reward of rewards) expect(await pay(reward)).toMatchObject({ errorId: 'REW130' })
  expect(await visitor.send('applyReward', { params, body })).toMatchObject({ errorId: 'REW130' })

  const { paymentMethods } = (await visitor.send<Cart>('readCart', { params })).body
  const methodIds = paymentMethods.map(({ payment_method_id: id }) => id)
  expect(methodIds).toContain('GIFT_CARD')
  expect(methodIds.filter((id) => /LOYALTY|REWARD/.test(id))).toEqual([])
})

test('a cart loses its voucher when the loyalty programme ends (LOY-016)', async () => {
  const { visitor, basketId } = await member()
  const params = { basketId }
  const body = { appliedLoyaltyVoucher: { points: 1_000 } }
  const inCanada = { params, locale: 'en-ca' } as const
  const applied = await visitor.send<Cart>('applyReward', { ...inCanada, body })
  expect(applied.body).toMatchObject({ reward: { points: 1_000 }, totals: { appliedRewards: 10 } })

  const read = await visitor.send<Cart>('readCart', { params })
  expect(read.body).toMatchObject({ reward: null, totals: { appliedRewards: 0 } })
})

test('on a site without a loyalty programme nobody can join, and members can leave (LOY-016)', async () => {
  const { visitor } = await openPayingShopper(shop, { account: 'shopper' })
  const setEnrollment = (optin: boolean, locale: 'en-us' | 'en-ca') => {
    const enrollments = [{ type: 'Loyalty', optin, doubleOptin: optin }]
    return visitor.send('changeProfile', { body: { consumerProfile: { enrollments } }, locale })
  }

  expect(await setEnrollment(true, 'en-us')).toMatchObject({ errorId: 'AUT432' })
  expect(await setEnrollment(true, 'en-ca')).toMatchObject({ status: 200 })
  expect(await setEnrollment(false, 'en-us')).toMatchObject({ status: 200 })
  expect((await visitor.send('readVouchers', { locale: 'en-ca' })).errorId).toBe('REW130')
})

test('on a site without a loyalty programme promotions for members do not apply (LOY-016)', async () => {
  const { visitor, basketId } = await member()
  const promotionsIn = async (locale: 'en-us' | 'en-ca') => {
    const read = await visitor.send<Cart>('readCart', { params: { basketId }, locale })
    return JSON.stringify(read.body)
  }
  expect(await promotionsIn('en-ca')).toContain('MEMBERS-5')
  expect(await promotionsIn('en-us')).not.toContain('MEMBERS-5')
})
