import { describe, expect, test } from 'vitest'
import { aPromotion, type PromotionExample } from './promotion-example.ts'
import {
  usageLimitsOf,
  checkUsageLimits,
  allShoppers,
  type UsageCounter,
  type PromotionUse,
} from './usage-limits.ts'

const me = '6f1f64cc-5a0c-4d4e-9d1f-2f8a3f7f0001'
const shopper = { consumerId: me, identityIds: [], currency: 'USD' } as const

const useOf = (
  example: Partial<PromotionExample>,
  more: Partial<PromotionUse> = {},
): PromotionUse => ({
  promotion: aPromotion({
    promotionId: 'TEN',
    gives: { type: 'percentage', percent: 10 },
    ...example,
  }),
  granted: 7_50,
  coupon: null,
  ...more,
})
const coupon = { code: 'WELCOME', limits: { total: 100, perCustomer: 1 }, usedBefore: 40 }

test('uses without a limit are not counted', () => {
  expect(usageLimitsOf([useOf({})], shopper)).toEqual([])
  expect(usageLimitsOf([useOf({ budget: { EUR: 1000 } })], shopper)).toEqual([])
  expect(usageLimitsOf([useOf({}, { coupon: { ...coupon, limits: {} } })], shopper)).toEqual([])
})

test('a promotion can have a total limit, a limit per shopper and a budget', () => {
  const use = useOf({ limits: { total: 50, perCustomer: 2 }, budget: { USD: 1000_00 } })

  expect(usageLimitsOf([use], shopper)).toEqual([
    {
      consumerId: allShoppers,
      kind: 'budget',
      subject: 'TEN USD',
      step: 7_50,
      maximum: 1000_00,
      refusal: 'couponLimitReached',
    },
    {
      consumerId: allShoppers,
      kind: 'promotion',
      subject: 'TEN',
      step: 1,
      maximum: 50,
      refusal: 'couponLimitReached',
    },
    {
      consumerId: me,
      kind: 'promotion',
      subject: 'TEN',
      step: 1,
      maximum: 2,
      refusal: 'couponRedeemed',
    },
  ])
})

test('a code has limits of its own, reduced by its uses before the import', () => {
  expect(usageLimitsOf([useOf({}, { coupon })], shopper)).toMatchObject([
    { consumerId: allShoppers, kind: 'coupon', subject: 'WELCOME', maximum: 60 },
    { consumerId: me, kind: 'coupon', subject: 'WELCOME', maximum: 1 },
  ])
})

describe('a limit', () => {
  const bounds = usageLimitsOf(
    [useOf({ limits: { perCustomer: 2 }, budget: { USD: 20_00 } })],
    shopper,
  )
  const check = (counters: UsageCounter[]) => {
    const checked = checkUsageLimits(bounds, counters)
    return checked.ok ? 'room' : checked.refusal.name
  }
  const granted = (count: number): UsageCounter => ({
    consumerId: allShoppers,
    kind: 'budget',
    subject: 'TEN USD',
    count,
  })
  const usedByMe = (count: number): UsageCounter => ({
    consumerId: me,
    kind: 'promotion',
    subject: 'TEN',
    count,
  })

  test('can be reached but not exceeded', () => {
    expect(check([granted(20_00), usedByMe(2)])).toBe('room')
    expect(check([granted(20_01), usedByMe(2)])).toBe('couponLimitReached')
    expect(check([granted(20_00), usedByMe(3)])).toBe('couponRedeemed')
  })

  test('does not depend on the counts of other promotions', () => {
    expect(check([{ ...usedByMe(99), subject: 'OTHER' }])).toBe('room')
  })
})
