import { expect, test } from 'vitest'
import { ageOn, minimumAgeIn } from './birth-date.ts'

test.each([
  ['2026-11-22', '2013-11-22', 13],
  ['2026-11-21', '2013-11-22', 12],
  ['2026-02-28', '2012-02-29', 13],
  ['2026-03-01', '2012-02-29', 14],
  ['2026-11-22', '2026-11-23', -1],
])('on %s who was born on %s is %i', (day, birthDate, age) => {
  expect(ageOn(day, birthDate)).toBe(age)
})

test('who is thirteen may shop in the US and Canada, elsewhere who is sixteen', () => {
  expect(['US', 'CA', 'GB', 'DE'].map(minimumAgeIn)).toEqual([13, 13, 16, 16])
})
