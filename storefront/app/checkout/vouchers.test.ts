import { expect, it } from 'vitest'
import { highestVoucher, wholeMoney } from './vouchers.ts'

const vouchers = [
  { points: 100, amountInCurrency: 5 },
  { points: 500, amountInCurrency: 30 },
  { points: 200, amountInCurrency: 10 },
]

it('points are worth the highest voucher that they reach (LOY-011)', () => {
  expect(highestVoucher(vouchers, 200)?.amountInCurrency).toBe(10)
  expect(highestVoucher(vouchers, 499)?.amountInCurrency).toBe(10)
  expect(highestVoucher(vouchers, 99)).toBeUndefined()
})

it('a voucher is said in whole money (LOY-012)', () => {
  expect(wholeMoney({ amount: 10, currency: 'USD' }, 'en-us')).toBe('$10')
  expect(wholeMoney({ amount: 10, currency: 'EUR' }, 'de-de')).toBe('10\u00a0€')
})
