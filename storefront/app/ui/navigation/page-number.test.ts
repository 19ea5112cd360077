import { expect, test } from 'vitest'
import { pageCount, pageNumberIn } from './page-number.ts'

test('rounds the page count up, with a minimum of one (SRCH-006)', () => {
  expect([pageCount(25, 12), pageCount(24, 12), pageCount(0, 12)]).toEqual([3, 2, 1])
})

test.each([
  ['', 1],
  ['page=', 1],
  ['page=3', 3],
  ['page=99', 99],
  [`page=${'9'.repeat(40)}`, 4_000],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=1e2', 1],
  ['page=two', 1],
])('the query "%s" shows page %i (SRCH-004)', (query, page) => {
  expect(pageNumberIn(new URLSearchParams(query))).toBe(page)
})
