import { expect, test } from 'vitest'
import { hasExpired } from './saved-instrument.ts'

const april = { expiryMonth: 4, expiryYear: 2026 }

test.each([
  ['2026-04-30T23:59:59Z', false],
  ['2026-05-01T11:59:59Z', false],
  ['2026-05-01T12:00:00Z', true],
  ['2027-01-01T00:00:00Z', true],
])('a card of April 2026 has expired at %s: %s', (time, expected) => {
  expect(hasExpired(april, new Date(time))).toBe(expected)
})

test('December is followed by January', () => {
  const december = { expiryMonth: 12, expiryYear: 2026 }

  expect(hasExpired(december, new Date('2026-12-31T23:00:00Z'))).toBe(false)
  expect(hasExpired(december, new Date('2027-01-02T00:00:00Z'))).toBe(true)
})
