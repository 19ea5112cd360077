import { expect, test } from 'vitest'
import { keptDataOf } from './erasure.ts'

test('orders are counted without their lines and payments, and codes of both kinds together', () => {
  expect(
    keptDataOf([
      { table: 'order_lines', count: 7, reason: 'taxLaw' },
      { table: 'orders', count: 2, reason: 'taxLaw' },
      { table: 'promotion_uses', count: 3, reason: 'abusePrevention' },
      { table: 'reward_code_uses', count: 1, reason: 'abusePrevention' },
    ]),
  ).toEqual([
    { data: 'orders', count: 2, reason: 'taxLaw' },
    { data: 'codes', count: 4, reason: 'abusePrevention' },
  ])
})

test('nothing is named if nothing is kept', () => {
  expect(keptDataOf([])).toEqual([])
})
