import { bestVoucher } from '@cairn/contract/best-voucher'
import { expect, it } from 'vitest'
import { wholeMoney } from './vouchers.ts'

const vouchers = [
  { points: 100, amountInCurrency: 5 },
  { points: 500, amountInCurrency: 30 },
  { points: 200, amountInCurrency: 10 },
]

it('points are worth the highest voucher that they reach (LOY-011)', () => {
  expect(bestVoucher(vouchers, 200)?.amountInCurrency).toBe(10)
  expect(bestVoucher(vouchers, 499)?.amountInCurrency).toBe(10)
  expect(bestVoucher(vouchers, 99)).toBeUndefined()
})

it('a voucher is said in whole money (LOY-012)', () => {
  expect(wholeMoney({ amount: 10, currency: 'USD' }, 'en-us')).toBe('$10')
  expect(wholeMoney({ amount: 10, currency: 'EUR' }, 'de-de')).toBe('10\u00a0€')
})
