import { expect, test } from 'vitest'
import { hoursLines } from './hours-lines.ts'

const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '10:00', closes: '19:00' }))
const sunday = { day: 7, opens: null, closes: null }

test('combines consecutive days with the same hours, and lists closed days', () => {
  expect(hoursLines([...week.slice(0, 6), sunday], 'de-DE')).toEqual([
    { days: 'Mo–Sa', hours: '10:00–19:00' },
    { days: 'So', hours: undefined },
  ])
})

test('formats times for the language', () => {
  const [line] = hoursLines(week, 'en-US')
  expect(line?.hours?.replaceAll(/\s/g, ' ')).toBe('10:00 AM–7:00 PM')
})

test('does not combine days that are not consecutive', () => {
  const short = { opens: '10:00', closes: '14:00' }
  const lines = hoursLines(
    week.map((day) => (day.day === 3 ? { ...day, ...short } : day)),
    'en-GB',
  )
  expect(lines.map(({ days }) => days)).toEqual(['Mon–Tue', 'Wed', 'Thu–Sun'])
})
