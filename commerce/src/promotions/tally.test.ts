import { describe, expect, test } from 'vitest'
import { aPromotion } from './promotion-example.ts'
import { boundsOf, checkBounds, everybody, type Tally, type Use } from './tally.ts'

const me = '6f1f64cc-5a0c-4d4e-9d1f-2f8a3f7f0001'
const by = { consumerId: me, currency: 'USD' } as const

const useOf = (given: Partial<Parameters<typeof aPromotion>[0]>, more: Partial<Use> = {}): Use => ({
  promotion: aPromotion({
    promotionId: 'TEN',
    gives: { type: 'percentage', percent: 10 },
    ...given,
  }),
  granted: 7_50,
  coupon: null,
  ...more,
})
const coupon = { code: 'WELCOME', limits: { total: 100, perCustomer: 1 }, usedBefore: 40 }

test('what is not limited is not counted', () => {
  expect(boundsOf([useOf({})], by)).toEqual([])
  expect(boundsOf([useOf({ budget: { EUR: 1000 } })], by)).toEqual([])
  expect(boundsOf([useOf({}, { coupon: { ...coupon, limits: {} } })], by)).toEqual([])
})

test('a promotion is limited in all, for each shopper, and in what it gives away', () => {
  const use = useOf({ limits: { total: 50, perCustomer: 2 }, budget: { USD: 1000_00 } })

  expect(boundsOf([use], by)).toEqual([
    {
      consumerId: everybody,
      kind: 'budget',
      subject: 'TEN USD',
      step: 7_50,
      most: 1000_00,
      refusal: 'couponLimitReached',
    },
    {
      consumerId: everybody,
      kind: 'promotion',
      subject: 'TEN',
      step: 1,
      most: 50,
      refusal: 'couponLimitReached',
    },
    {
      consumerId: me,
      kind: 'promotion',
      subject: 'TEN',
      step: 1,
      most: 2,
      refusal: 'couponRedeemed',
    },
  ])
})

test('a code is limited by itself, and remembers what it was used before', () => {
  expect(boundsOf([useOf({}, { coupon })], by)).toMatchObject([
    { consumerId: everybody, kind: 'coupon', subject: 'WELCOME', most: 60 },
    { consumerId: me, kind: 'coupon', subject: 'WELCOME', most: 1 },
  ])
})

describe('a limit', () => {
  const bounds = boundsOf([useOf({ limits: { perCustomer: 2 }, budget: { USD: 20_00 } })], by)
  const check = (tallies: Tally[]) => {
    const checked = checkBounds(bounds, tallies)
    return checked.ok ? 'room' : checked.refusal.name
  }
  const granted = (tally: number): Tally => ({
    consumerId: everybody,
    kind: 'budget',
    subject: 'TEN USD',
    tally,
  })
  const usedByMe = (tally: number): Tally => ({
    consumerId: me,
    kind: 'promotion',
    subject: 'TEN',
    tally,
  })

  test('may be reached and not passed', () => {
    expect(check([granted(20_00), usedByMe(2)])).toBe('room')
    expect(check([granted(20_01), usedByMe(2)])).toBe('couponLimitReached')
    expect(check([granted(20_00), usedByMe(3)])).toBe('couponRedeemed')
  })

  test('is not touched by what was counted of others', () => {
    expect(check([{ ...usedByMe(99), subject: 'OTHER' }])).toBe('room')
  })
})
