import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('an instant is shown as the day that it is at the site', () => {
  expect(formatDate('en-us', '2026-11-20T04:30:00Z')).toBe('November 19, 2026')
  expect(formatDate('de-de', '2026-11-20T04:30:00Z')).toBe('20. November 2026')
  expect(formatDate('de-de', '2026-11-20T23:30:00.000Z')).toBe('21. November 2026')
})

test('a day is shown as it is', () => {
  expect(formatDate('en-us', '2026-11-20')).toBe('November 20, 2026')
  expect(formatDate('de-de', '2026-11-20')).toBe('20. November 2026')
})
