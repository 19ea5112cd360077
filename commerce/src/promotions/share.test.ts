import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf, shareOut } from './share.ts'

describe('a share in percent', () => {
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
  ])('of %i, %d percent, is %i', (minor, percent, share) => {
    expect(percentOf(minor, percent)).toBe(share)
  })

  test('is exact where floating numbers are not', () => {
    expect(percentOf(9_000_000_000_001, 33.3)).toBe(2_997_000_000_000)
  })
})

const shared = (amount: number, ...weights: number[]) =>
  shareOut(
    amount,
    weights.map((weight, at) => ({ id: `line-${at}`, weight })),
  )
    .values()
    .toArray()

describe('sharing out', () => {
  test('goes by weight, and what is left over where most was cut off', () => {
    expect(shared(10_00, 50_00, 30_00, 20_00)).toEqual([5_00, 3_00, 2_00])
    expect(shared(100, 1, 1, 1)).toEqual([34, 33, 33])
    expect(shared(100, 5, 3, 1)).toEqual([56, 33, 11])
    expect(shared(2, 10, 90)).toEqual([0, 2])
  })

  test('gives nothing to what weighs nothing', () => {
    expect(shared(7, 0, 3)).toEqual([0, 7])
    expect(shareOut(7, [{ id: 'line', weight: 0 }])).toEqual(new Map())
  })

  test('always comes to the amount, and gives nobody more than they weigh', () => {
    const weights = fc.array(fc.nat({ max: 10_000_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const sum = given.reduce((total, weight) => total + weight, 0)
        fc.pre(sum > 0)
        const amount = Math.floor(sum * part)
        const shares = shared(amount, ...given)

        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount)
        expect(shares.every((share, at) => share >= 0 && share <= (given[at] ?? 0))).toBe(true)
      }),
    )
  })
})
