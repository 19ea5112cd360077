import { bestVoucher } from '@cairn/contract/loyalty/points'
import { expect, test } from 'vitest'
import { formatWholeAmount } from './voucher-amount.ts'

const vouchers = [
  { points: 100, amountInCurrency: 5 },
  { points: 500, amountInCurrency: 30 },
  { points: 200, amountInCurrency: 10 },
]

test('values points by the highest voucher that they reach (LOY-011)', () => {
  expect(bestVoucher(vouchers, 200)?.amountInCurrency).toBe(10)
  expect(bestVoucher(vouchers, 499)?.amountInCurrency).toBe(10)
  expect(bestVoucher(vouchers, 99)).toBeUndefined()
})

test('formats a voucher without decimals (LOY-012)', () => {
  expect(formatWholeAmount({ amount: 10, currency: 'USD' }, 'en-us')).toBe('$10')
  expect(formatWholeAmount({ amount: 10, currency: 'EUR' }, 'de-de')).toBe('10\u00a0€')
})
