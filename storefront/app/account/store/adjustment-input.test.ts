import { expect, test } from 'vitest'
import { readAdjustment } from './adjustment-input.ts'

const typed = { itemId: '', type: 'percent', value: '10', reason: 'A scratch on the sleeve' }

test('an adjustment of the whole order names no item', () => {
  expect(readAdjustment(typed)).toEqual({
    ok: true,
    input: { type: 'percent', value: 10, reason: 'A scratch on the sleeve' },
  })
})

test('decimals come after a point or a comma', () => {
  for (const value of ['12.5', '12,50'])
    expect(readAdjustment({ ...typed, itemId: 'a-line', type: 'amount', value })).toMatchObject({
      input: { itemId: 'a-line', type: 'amount', value: 12.5 },
    })
})

test.each([
  ['', 'fieldRequired'],
  ['ten', 'valueInvalid'],
  ['-5', 'valueInvalid'],
  ['1.005', 'valueInvalid'],
  ['0', 'numberTooLow'],
])('a value of "%s" is reported at its field', (value, name) => {
  expect(readAdjustment({ ...typed, value })).toMatchObject({ problems: { value: { name } } })
})

test('a missing reason and one that is too long are reported at the field', () => {
  expect(readAdjustment({ ...typed, reason: '' })).toMatchObject({
    problems: { reason: { name: 'fieldRequired' } },
  })
  expect(readAdjustment({ ...typed, reason: 'x'.repeat(201) })).toMatchObject({
    problems: { reason: { name: 'tooLong' } },
  })
})
