import { expect, test } from 'vitest'
import { nextTurn } from './next-turn.ts'
import { aPromotion } from './promotion-example.ts'

const at = new Date('2026-06-15T12:00:00Z')
const gives = { type: 'freeShipping' } as const
const during = (from: string | null, until: string | null) => ({
  byId: new Map([['TEST', aPromotion({ level: 'SHIPPING', gives, from, until })]]),
})
const none = { at, byId: new Map(), coupons: [] }

test('without promotions nothing turns', () => {
  expect(nextTurn(none)).toBe(Infinity)
  expect(nextTurn({ ...none, ...during(null, null) })).toBe(Infinity)
})

test('the next beginning or end counts, not one that has been', () => {
  const begun = during('2026-06-01T00:00:00Z', '2026-06-20T00:00:00Z')
  expect(nextTurn({ ...none, ...begun })).toBe(Date.parse('2026-06-20T00:00:00Z'))
  const coming = during('2026-06-16T00:00:00Z', '2026-06-20T00:00:00Z')
  expect(nextTurn({ ...none, ...coming })).toBe(Date.parse('2026-06-16T00:00:00Z'))
  const gone = during(null, '2026-06-15T12:00:00Z')
  expect(nextTurn({ ...none, ...gone })).toBe(Infinity)
})

test('a code has its own time', () => {
  const until = '2026-06-15T12:00:01+00:00'
  const coupon = {
    code: 'SOON',
    promotionId: 'TEST',
    from: null,
    until,
    limits: {},
    used: 0,
    usedByShopper: 0,
  }
  expect(nextTurn({ ...none, coupons: [coupon] })).toBe(at.getTime() + 1_000)
})
