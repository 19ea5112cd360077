import { describe, expect, test } from 'vitest'
import { deviationProbability, differenceInterval, rateInterval } from './statistics.ts'

const rounded = ({ from, to }: { from: number; to: number }) => [from.toFixed(4), to.toFixed(4)]

describe('the interval of a rate', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 857: method 3.
  test.each([
    [81, 263, '0.2553', '0.3662'],
    [15, 148, '0.0624', '0.1605'],
    [0, 20, '0.0000', '0.1611'],
    [1, 29, '0.0061', '0.1718'],
  ])('of %d in %d is as published', (successes, trials, from, to) => {
    expect(rounded(rateInterval({ successes, trials }))).toEqual([from, to])
  })

  test('says nothing without visitors, and stays between nothing and all', () => {
    expect(rateInterval({ successes: 0, trials: 0 })).toEqual({ from: 0, to: 1 })
    expect(rateInterval({ successes: 5, trials: 5 }).to).toBe(1)
    expect(rateInterval({ successes: 0, trials: 5 }).from).toBe(0)
  })
})

describe('the interval of a difference', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 873: method 10.
  test.each([
    { one: [56, 70], other: [48, 80], published: ['0.0524', '0.3339'] },
    { one: [9, 10], other: [3, 10], published: ['0.1705', '0.8090'] },
    { one: [10, 10], other: [0, 20], published: ['0.6791', '1.0000'] },
    { one: [10, 10], other: [0, 10], published: ['0.6075', '1.0000'] },
  ] as const)('between $one and $other is as published', ({ one, other, published }) => {
    const [own, others] = [one, other].map(([successes, trials]) => ({ successes, trials }))
    expect(own && others && rounded(differenceInterval(own, others))).toEqual(published)
  })
})

describe('the probability of a deviation', () => {
  // Critical values of the chi-square distribution from the tables of textbooks.
  test.each([
    [1, 3.841, 0.05],
    [1, 10.828, 0.001],
    [2, 5.991, 0.05],
    [2, 13.816, 0.001],
    [3, 7.815, 0.05],
    [3, 16.266, 0.001],
    [5, 20.515, 0.001],
    [10, 18.307, 0.05],
    [10, 29.588, 0.001],
    [4, 0.711, 0.95],
    [1, 0.00393, 0.95],
  ])('with %d degrees of freedom and the statistic %d is %d', (degrees, statistic, probability) => {
    // The first two counts deviate by as much as the statistic says, the others by nothing.
    const deviation = Math.sqrt((statistic * 1000) / 2)
    const counts = Array.from({ length: degrees + 1 }, (_, index) => ({
      expected: 1000,
      observed: 1000 + (index === 0 ? deviation : index === 1 ? -deviation : 0),
    }))
    expect(deviationProbability(counts)).toBeCloseTo(probability, 4)
  })

  test('is one without a deviation and without a choice, and zero for what cannot happen', () => {
    const even = { observed: 50, expected: 50 }
    expect(deviationProbability([even, even])).toBe(1)
    expect(deviationProbability([even])).toBe(1)
    expect(deviationProbability([])).toBe(1)
    expect(deviationProbability([even, { observed: 1, expected: 0 }])).toBe(0)
    expect(deviationProbability([even, { observed: 0, expected: 0 }])).toBe(1)
    expect(
      deviationProbability([
        { observed: 1_000_000, expected: 500_000 },
        { observed: 0, expected: 500_000 },
      ]),
    ).toBe(0)
  })
})
