import { expect, test } from 'vitest'
import { nextChangeTime } from './coupon.ts'
import { aPromotion } from './promotion-example.ts'

const now = new Date('2026-06-15T12:00:00Z')
const gives = { type: 'freeShipping' } as const
const during = (from: string | null, until: string | null) => ({
  byId: new Map([['TEST', aPromotion({ level: 'SHIPPING', gives, from, until })]]),
})
const none = { now, byId: new Map(), coupons: [] }

test('without periods nothing changes', () => {
  expect(nextChangeTime(none)).toBe(Infinity)
  expect(nextChangeTime({ ...none, ...during(null, null) })).toBe(Infinity)
})

test('the next change is the next start or end in the future', () => {
  const started = during('2026-06-01T00:00:00Z', '2026-06-20T00:00:00Z')
  expect(nextChangeTime({ ...none, ...started })).toBe(Date.parse('2026-06-20T00:00:00Z'))
  const upcoming = during('2026-06-16T00:00:00Z', '2026-06-20T00:00:00Z')
  expect(nextChangeTime({ ...none, ...upcoming })).toBe(Date.parse('2026-06-16T00:00:00Z'))
  const ended = during(null, '2026-06-15T12:00:00Z')
  expect(nextChangeTime({ ...none, ...ended })).toBe(Infinity)
})

test('the period of a coupon counts too', () => {
  const until = '2026-06-15T12:00:01+00:00'
  const coupon = {
    code: 'SOON',
    promotionId: 'TEST',
    from: null,
    until,
    limits: {},
    uses: 0,
    usesByShopper: 0,
  }
  expect(nextChangeTime({ ...none, coupons: [coupon] })).toBe(now.getTime() + 1_000)
})
