import { expect, test } from 'vitest'
import { compareSizes } from './facets.ts'

test('letter sizes come first from small to large, then numbers by value, then all others by name', () => {
  const sizes = ['10', 'XL', 'Regular', 'M', '9.5', 'XXS', 'Long', '104', 'S']

  expect(sizes.toSorted(compareSizes)).toEqual([
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
