import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

const items = 'Bag, {count, plural, =0 {empty} one {# item} other {# items}}'

test.each([
  [0, 'Bag, empty'],
  [1, 'Bag, 1 item'],
  [1200, 'Bag, 1,200 items'],
])('selects the plural form for %i', (count, expected) => {
  expect(formatMessage(items, { language: 'en-GB', values: { count } })).toBe(expected)
})

test('uses the plural rules of the language: in French zero is singular', () => {
  const message = '{count, plural, one {# article} other {# articles}}'
  expect(formatMessage(message, { language: 'fr-FR', values: { count: 0 } })).toBe('0 article')
})

test('inserts values without replacing placeholders inside them', () => {
  const values = { name: '{total}', total: '£1' }
  expect(formatMessage('{name} for {total}', { language: 'en', values })).toBe('{total} for £1')
})
