import { expect, test } from 'vitest'
import { expectedDay } from './expected-day.ts'

test.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 4, '2026-11-27'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01'],
])('an order of %s is expected %i working days later, on %s', (orderedOn, days, expected) => {
  expect(expectedDay(orderedOn, days)).toBe(expected)
})
