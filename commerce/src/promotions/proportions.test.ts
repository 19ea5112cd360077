import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allocate,
  distributeByWeight,
  fractionOf,
  fractionRoundedDown,
  percentOf,
} from './proportions.ts'

describe('a percentage', () => {
  test.each([
    [100_00, 10, 10_00],
    [99_99, 10, 10_00],
    [99_94, 10, 9_99],
    [1_05, 50, 53],
    [1_04, 50, 52],
    [33_33, 12.5, 4_17],
    [1, 49.9, 0],
    [1, 50, 1],
    [45_00, 100, 45_00],
  ])('of %i, %d percent is %i', (minor, percent, share) => {
    expect(percentOf(minor, percent)).toBe(share)
  })

  test('is exact where floating-point numbers are not', () => {
    expect(percentOf(9_000_000_000_001, 33.3)).toBe(2_997_000_000_000)
  })
})

const sharesOf = (amount: number, ...weights: number[]) =>
  distributeByWeight(
    amount,
    weights.map((weight, index) => ({ id: `line-${index}`, weight })),
  )
    .values()
    .toArray()

describe('distributing an amount', () => {
  test('follows the weights, and gives the remainder to the largest fractions', () => {
    expect(sharesOf(10_00, 50_00, 30_00, 20_00)).toEqual([5_00, 3_00, 2_00])
    expect(sharesOf(100, 1, 1, 1)).toEqual([34, 33, 33])
    expect(sharesOf(100, 5, 3, 1)).toEqual([56, 33, 11])
    expect(sharesOf(2, 10, 90)).toEqual([0, 2])
  })

  test('gives nothing to a weight of zero', () => {
    expect(sharesOf(7, 0, 3)).toEqual([0, 7])
    expect(distributeByWeight(7, [{ id: 'line', weight: 0 }])).toEqual(new Map())
  })

  test('always adds up to the amount, and no share exceeds its weight', () => {
    const weights = fc.array(fc.nat({ max: 10_000_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (generated, part) => {
        const sum = generated.reduce((total, weight) => total + weight, 0)
        fc.pre(sum > 0)
        const amount = Math.floor(sum * part)
        const shares = sharesOf(amount, ...generated)

        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount)
        expect(shares.every((share, index) => share >= 0 && share <= (generated[index] ?? 0))).toBe(
          true,
        )
      }),
    )
  })
})

const sharesById = (amount: number, weights: Record<string, number>) =>
  Object.fromEntries(
    allocate(
      amount,
      Object.entries(weights).map(([id, weight]) => ({ id, weight })),
    ),
  )

test('units left over go to the parts with the largest fractions cut off', () => {
  expect(sharesById(100, { a: 1, b: 1, c: 1 })).toEqual({ a: 34, b: 33, c: 33 })
  expect(sharesById(10, { a: 34, b: 66 })).toEqual({ a: 3, b: 7 })
})

test('without weight every part is zero', () => {
  expect(sharesById(7, {})).toEqual({})
  expect(sharesById(7, { a: 0 })).toEqual({ a: 0 })
})

test('the parts add up, and none is larger than its weight', () => {
  const weights = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.nat({ max: 100 }), (weighted, percent) => {
      const total = weighted.reduce((sum, weight) => sum + weight, 0)
      const amount = Math.floor((total * percent) / 100)
      const shares = weighted.map((weight, index) => ({ id: `${index}`, weight }))
      const parts = allocate(amount, shares)

      expect(parts.values().reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(shares.every(({ id, weight }) => (parts.get(id) ?? 0) <= weight)).toBe(true)
      expect(allocate(amount, shares.toReversed())).toEqual(parts)
    }),
  )
})

test('a part is rounded to the nearest unit, halves up, however large it is', () => {
  expect(fractionOf(50, { of: 1, per: 100 })).toBe(1)
  expect(fractionOf(49, { of: 1, per: 100 })).toBe(0)
  expect(fractionOf(9_007_199_254_740_991, { of: 100_000, per: 100_000 })).toBe(
    9_007_199_254_740_991,
  )
})

test('a part can be rounded down, without the inaccuracy of a division', () => {
  expect(fractionRoundedDown(100, { of: 29, per: 100 })).toBe(29)
  expect(fractionRoundedDown(99, { of: 1, per: 2 })).toBe(49)
  expect(fractionRoundedDown(0, { of: 1, per: 3 })).toBe(0)
})
