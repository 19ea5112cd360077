import { expect, test } from 'vitest'
import { pagesAround } from './pagination.tsx'

test('shows up to two pages on each side of the current one (SRCH-005)', () => {
  expect(pagesAround(6, 12)).toEqual([4, 5, 6, 7, 8])
  expect(pagesAround(1, 12)).toEqual([1, 2, 3])
  expect(pagesAround(12, 12)).toEqual([10, 11, 12])
  expect(pagesAround(1, 1)).toEqual([1])
})
