import { expect, test } from 'vitest'
import { figureOf, median, quantile } from './figures.ts'
import type { LoadRun } from './load-run.ts'

const run = (perSecond: number, overrides: Partial<LoadRun> = {}): LoadRun => ({
  perSecond,
  p50: 1,
  p975: 2,
  p99: 3,
  errors: 0,
  firstError: undefined,
  cpuShare: 0.2,
  ...overrides,
})

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([7])).toBe(7)
  expect(median([])).toBeNaN()
})

test('a quantile is a value that occurred, and the share does not exceed it', () => {
  const firstHundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(quantile(firstHundred, 0.5)).toBe(50)
  expect(quantile(firstHundred, 0.975)).toBe(98)
  expect(quantile(firstHundred, 1)).toBe(100)
  expect(quantile([5], 0.01)).toBe(5)
  expect(quantile([], 0.5)).toBeNaN()
})

test('a machine that slows down halfway changes the figures, but not the ratio', () => {
  const pairs = [1000, 1000, 1000, 500, 400].map((speed) => ({
    shop: run(speed * 0.3),
    reference: run(speed),
  }))
  const figure = figureOf(pairs)
  expect(figure).toMatchObject({
    perSecond: 300,
    slowest: 120,
    fastest: 300,
    referencePerSecond: 1000,
  })
  expect(figure.ratio).toBeCloseTo(0.3)
})

test('an error of either run is an error of the figure', () => {
  const failedRun = run(10, { errors: 2, firstError: 'answers 500' })
  const pairs = [
    { shop: run(10), reference: run(20) },
    { shop: run(10), reference: failedRun },
  ]
  expect(figureOf(pairs)).toMatchObject({ errors: 2, firstError: 'answers 500' })
})
