import { expect, test } from 'vitest'
import { affordableVouchers, bestVoucher } from './points.ts'

const vouchers = [{ points: 200 }, { points: 500 }, { points: 100 }]

test.each([
  [99, undefined],
  [100, 100],
  [199, 100],
  [200, 200],
  [499, 200],
  [10_000, 500],
])('the best voucher for %d points costs %s points (LOY-011)', (points, best) => {
  expect(bestVoucher(vouchers, points)?.points).toBe(best)
})

test('lists all affordable vouchers', () => {
  expect(affordableVouchers(vouchers, 200)).toEqual([{ points: 200 }, { points: 100 }])
  expect(affordableVouchers(vouchers, 0)).toEqual([])
})
