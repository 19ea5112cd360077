import { expect, test } from 'vitest'
import { soonness } from './delivery-time.ts'

test('ways are in the order of their speed: same day, tomorrow, by the first number (SHIP-053)', () => {
  const said = ['3-5 days', 'same day', 'express']

  expect(said.map(soonness)).toEqual([3, 0, 1])
  expect(said.toSorted((one, other) => soonness(one) - soonness(other))).toEqual([
    'same day',
    'express',
    '3-5 days',
  ])
})

test('the same day is the same day in every language', () => {
  const said = ['Am selben Tag', 'Le jour même', 'In giornata', 'El mismo día']

  expect(said.map(soonness)).toEqual([0, 0, 0, 0])
})
