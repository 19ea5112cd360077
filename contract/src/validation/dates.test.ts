import { expect, test } from 'vitest'
import { ageOn, dateFormatOf, formatDay, parseDate } from './dates.ts'

test.each([
  ['04/12/1988', 'MM/DD/YYYY', '1988-04-12'],
  ['4-12-1988', 'MM/DD/YYYY', '1988-04-12'],
  ['04121988', 'MM/DD/YYYY', '1988-04-12'],
  ['12/04/1988', 'DD/MM/YYYY', '1988-04-12'],
  ['12.4.1988', 'DD/MM/YYYY', '1988-04-12'],
  [' 12041988 ', 'DD/MM/YYYY', '1988-04-12'],
  ['1988-04-12', 'DD/MM/YYYY', '1988-04-12'],
  ['29/02/1988', 'DD/MM/YYYY', '1988-02-29'],
] as const)('parses %s, written as %s, as %s (VAL-044)', (text, format, date) => {
  expect(parseDate(text, format)).toBe(date)
})

test.each(['', '29/02/1989', '31/04/1988', '12/13/1988', '12/04/88', '1988', 'yesterday'])(
  '%j is not a valid date (VAL-039)',
  (text) => {
    expect(parseDate(text, 'DD/MM/YYYY')).toBeUndefined()
  },
)

test('a date is shown with the month first in North America, and with the day first elsewhere (VAL-042, VAL-043)', () => {
  expect(formatDay('1988-04-12', dateFormatOf('NORA'))).toBe('04/12/1988')
  expect(formatDay('1988-04-12', dateFormatOf('EMEA'))).toBe('12/04/1988')
})

test.each([
  ['2026-11-22', '2013-11-22', 13],
  ['2026-11-21', '2013-11-22', 12],
  ['2026-02-28', '2012-02-29', 13],
  ['2026-03-01', '2012-02-29', 14],
  ['2026-11-22', '2026-11-23', -1],
])('on %s the age for the birth date %s is %i', (day, birthDate, age) => {
  expect(ageOn(day, birthDate)).toBe(age)
})
