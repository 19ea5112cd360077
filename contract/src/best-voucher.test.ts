import { expect, test } from 'vitest'
import { affordable, bestVoucher } from './best-voucher.ts'

const vouchers = [{ points: 200 }, { points: 500 }, { points: 100 }]

test.each([
  [99, undefined],
  [100, 100],
  [199, 100],
  [200, 200],
  [499, 200],
  [10_000, 500],
])('%d points buy the voucher of %s at best (LOY-011)', (points, best) => {
  expect(bestVoucher(vouchers, points)?.points).toBe(best)
})

test('all that points buy may be chosen', () => {
  expect(affordable(vouchers, 200)).toEqual([{ points: 200 }, { points: 100 }])
  expect(affordable(vouchers, 0)).toEqual([])
})
