import { expect, it } from 'vitest'
import { formatMessage } from './format-message.ts'

const items = 'Bag, {count, plural, =0 {empty} one {# item} other {# items}}'

it.each([
  [0, 'Bag, empty'],
  [1, 'Bag, 1 item'],
  [1200, 'Bag, 1,200 items'],
])('counts %i', (count, said) => {
  expect(formatMessage(items, { language: 'en-GB', values: { count } })).toBe(said)
})

it('counts as the language does: in French nothing is one', () => {
  const message = '{count, plural, one {# article} other {# articles}}'
  expect(formatMessage(message, { language: 'fr-FR', values: { count: 0 } })).toBe('0 article')
})

it('fills in what it is given, and nothing that stands in it', () => {
  const values = { name: '{total}', total: '£1' }
  expect(formatMessage('{name} for {total}', { language: 'en', values })).toBe('{total} for £1')
})
