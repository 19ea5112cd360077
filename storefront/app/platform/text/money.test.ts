import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

test.each([
  ['en-ca', 'CAD', 'CAD 1,100.00'],
  ['fr-ca', 'CAD', '1 100,00 CAD'],
  ['en-us', 'USD', '$1,100.00'],
  ['en-gb', 'GBP', '£1,100.00'],
  ['de-de', 'EUR', '1.100,00 €'],
  ['fr-fr', 'EUR', '1 100,00 €'],
  ['it-it', 'EUR', '1100,00 €'],
  ['es-es', 'EUR', '1100,00 €'],
])('formats an amount in %s and %s as %s (PROD-005)', (locale, currency, expected) => {
  expect(withPlainSpaces(formatMoney({ amount: 1100, currency }, locale))).toBe(expected)
})

test('formats a negative amount with a typographic minus sign', () => {
  expect(formatMoney({ amount: -72, currency: 'GBP' }, 'en-gb')).toBe('−£72.00')
})
