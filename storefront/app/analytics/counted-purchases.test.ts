// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { countPurchase } from './counted-purchases.ts'

test('an order is counted once, also after other orders, and the last twenty are remembered', () => {
  expect(countPurchase('CRN-1')).toBe(true)
  for (let number = 2; number <= 20; number++) countPurchase(`CRN-${number}`)
  expect(countPurchase('CRN-1')).toBe(false)
  expect(countPurchase('CRN-21')).toBe(true)
  expect(countPurchase('CRN-20')).toBe(false)
  expect(localStorage.getItem('cairn_counted_orders')?.split(' ')).toHaveLength(20)
})
