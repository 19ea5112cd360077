import { expect, test } from 'vitest'
import { ageOn, minimumAgeIn } from './person-rules.ts'

test.each([
  ['2026-11-22', '2013-11-22', 13],
  ['2026-11-21', '2013-11-22', 12],
  ['2026-02-28', '2012-02-29', 13],
  ['2026-03-01', '2012-02-29', 14],
  ['2026-11-22', '2026-11-23', -1],
])('on %s the age for the birth date %s is %i', (day, birthDate, age) => {
  expect(ageOn(day, birthDate)).toBe(age)
})

test('the minimum age is 13 in the US and Canada, and 16 elsewhere', () => {
  expect(['US', 'CA', 'GB', 'DE'].map(minimumAgeIn)).toEqual([13, 13, 16, 16])
})
