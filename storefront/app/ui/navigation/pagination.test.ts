import { expect, test } from 'vitest'
import { currentPage, pageCount, pagesAround } from './pagination.tsx'

test('rounds the page count up, with a minimum of one (SRCH-006)', () => {
  expect([pageCount(25, 12), pageCount(24, 12), pageCount(0, 12)]).toEqual([3, 2, 1])
})

test.each([
  [null, 1],
  ['3', 3],
  ['99', 12],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['two', 1],
])('the page parameter %s shows page %i (SRCH-004)', (parameter, expectedPage) => {
  expect(currentPage(parameter, 12)).toBe(expectedPage)
})

test('shows up to two pages on each side of the current one (SRCH-005)', () => {
  expect(pagesAround(6, 12)).toEqual([4, 5, 6, 7, 8])
  expect(pagesAround(1, 12)).toEqual([1, 2, 3])
  expect(pagesAround(12, 12)).toEqual([10, 11, 12])
  expect(pagesAround(1, 1)).toEqual([1])
})
