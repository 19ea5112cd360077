import { expect, test } from 'vitest'
import { bySize } from './size-order.ts'

test('letters run from small to large, then numbers by value, then the rest by name', () => {
  const mixed = ['10', 'XL', 'Regular', 'M', '9.5', 'XXS', 'Long', '104', 'S']

  expect(mixed.toSorted(bySize)).toEqual([
    'XXS',
    'S',
    'M',
    'XL',
    '9.5',
    '10',
    '104',
    'Long',
    'Regular',
  ])
})
