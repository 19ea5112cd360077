import { describe, expect, test } from 'vitest'
import { checkCoupon, type Coupon, couponCodeOf, nextChangeTime } from './coupon.ts'
import { aPromotion, type PromotionExample } from './promotion-example.ts'

const now = new Date('2026-06-15T12:00:00Z')
const before = '2026-06-15T12:00:00Z'
const after = '2026-06-15T12:00:01Z'

const coupon: Coupon = {
  code: 'TEN',
  promotionId: 'TEST',
  from: null,
  until: null,
  limits: {},
  uses: 0,
  usesByShopper: 0,
}
const promotionWith = (more: Partial<PromotionExample> = {}) =>
  aPromotion({ gives: { type: 'percentage', percent: 10 }, when: { coupon: true }, ...more })

const check = (more: Partial<Coupon>, promotion = promotionWith()) => {
  const checked = checkCoupon({
    coupon: { ...coupon, ...more },
    promotion,
    siteId: 'CAIRN-US',
    now,
  })
  return checked.ok ? 'accepted' : checked.refusal.name
}

describe('a coupon', () => {
  test('is accepted within its period and its limits', () => {
    expect(check({ from: before, until: after })).toBe('accepted')
    expect(check({ limits: { total: 10, perCustomer: 2 }, uses: 9, usesByShopper: 1 })).toBe(
      'accepted',
    )
  })

  test('is unknown if its promotion does not exist or is inactive', () => {
    const couponCheck = { promotion: undefined, siteId: 'CAIRN-US', now }

    expect(checkCoupon({ ...couponCheck, coupon })).toMatchObject({
      refusal: { name: 'couponUnknown' },
    })
    expect(check({}, promotionWith({ active: false }))).toBe('couponUnknown')
  })

  test('of another site is refused as such, even if it has expired', () => {
    expect(check({ until: before }, promotionWith({ sites: ['CAIRN-DE'] }))).toBe(
      'couponNotForSite',
    )
  })

  test('is refused before its period or that of its promotion', () => {
    expect(check({ from: after })).toBe('couponNotYetValid')
    expect(check({}, promotionWith({ from: after }))).toBe('couponNotYetValid')
  })

  test('is refused after its period or that of its promotion', () => {
    expect(check({ until: before })).toBe('couponExpired')
    expect(check({}, promotionWith({ until: before }))).toBe('couponExpired')
  })

  test('is refused when all shoppers or this shopper have reached its limit', () => {
    expect(check({ limits: { total: 10 }, uses: 10 })).toBe('couponLimitReached')
    expect(check({ limits: { perCustomer: 1 }, usesByShopper: 1, uses: 50 })).toBe('couponRedeemed')
    expect(check({ limits: { total: 1, perCustomer: 1 }, usesByShopper: 1, uses: 1 })).toBe(
      'couponRedeemed',
    )
  })
})

test('a code is trimmed and not case-sensitive, and other characters are not accepted', () => {
  expect(couponCodeOf(' welcome10 ')).toBe('WELCOME10')
  expect(couponCodeOf('a-b_c')).toBe('A-B_C')
  expect(couponCodeOf('10 % off!')).toBeUndefined()
  expect(couponCodeOf('')).toBeUndefined()
})

describe('the next change of the promotions', () => {
  const during = (from: string | null, until: string | null) => ({
    byId: new Map([
      ['TEST', aPromotion({ level: 'SHIPPING', gives: { type: 'freeShipping' }, from, until })],
    ]),
  })
  const none = { now, byId: new Map(), coupons: [] }

  test('does not come without periods', () => {
    expect(nextChangeTime(none)).toBe(Infinity)
    expect(nextChangeTime({ ...none, ...during(null, null) })).toBe(Infinity)
  })

  test('is the next start or end in the future', () => {
    const started = during('2026-06-01T00:00:00Z', '2026-06-20T00:00:00Z')
    expect(nextChangeTime({ ...none, ...started })).toBe(Date.parse('2026-06-20T00:00:00Z'))
    const upcoming = during('2026-06-16T00:00:00Z', '2026-06-20T00:00:00Z')
    expect(nextChangeTime({ ...none, ...upcoming })).toBe(Date.parse('2026-06-16T00:00:00Z'))
    const ended = during(null, '2026-06-15T12:00:00Z')
    expect(nextChangeTime({ ...none, ...ended })).toBe(Infinity)
  })

  test('may be the end of the period of a coupon', () => {
    const soon = { ...coupon, code: 'SOON', until: '2026-06-15T12:00:01+00:00' }
    expect(nextChangeTime({ ...none, coupons: [soon] })).toBe(now.getTime() + 1_000)
  })
})
