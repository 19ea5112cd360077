import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from '../promotions/share.ts'
import { allocate } from './allocate.ts'

const of = (amount: number, weights: Record<string, number>) =>
  Object.fromEntries(
    allocate(
      amount,
      Object.entries(weights).map(([id, weight]) => ({ id, weight })),
    ),
  )

test('what is left over goes to those who were rounded off most', () => {
  expect(of(100, { a: 1, b: 1, c: 1 })).toEqual({ a: 34, b: 33, c: 33 })
  expect(of(10, { a: 34, b: 66 })).toEqual({ a: 3, b: 7 })
})

test('nothing is given to nobody', () => {
  expect(of(7, {})).toEqual({})
  expect(of(7, { a: 0 })).toEqual({ a: 0 })
})

test('the parts add up, and nobody gets more than they weigh', () => {
  const weights = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.nat({ max: 100 }), (given, percent) => {
      const total = given.reduce((sum, weight) => sum + weight, 0)
      const amount = Math.floor((total * percent) / 100)
      const shares = given.map((weight, at) => ({ id: `${at}`, weight }))
      const parts = allocate(amount, shares)

      expect(parts.values().reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(shares.every(({ id, weight }) => (parts.get(id) ?? 0) <= weight)).toBe(true)
      expect(allocate(amount, shares.toReversed())).toEqual(parts)
    }),
  )
})

test('a part is rounded to the nearest unit, halves up, however large it is', () => {
  expect(partOf(50, { of: 1, per: 100 })).toBe(1)
  expect(partOf(49, { of: 1, per: 100 })).toBe(0)
  expect(partOf(9_007_199_254_740_991, { of: 100_000, per: 100_000 })).toBe(9_007_199_254_740_991)
})
