import { expect, test } from 'vitest'
import { categoryPath, pathParams, productPath } from './path-params.ts'

test.each([
  ['peak-jacket-NF0A3C8D', 'NF0A3C8D'],
  ['peak-jacket-NF0A3C8DBLK', 'NF0A3C8DBLK'],
  ['peak-jacket-nf0a3c8d', undefined],
  ['peak-jacket-NF0A3C8', undefined],
  ['peak-jacket-NF0A3C8DBLK1', undefined],
])('the path %s is of the product %s (PROD-008)', (path, id) => {
  expect(pathParams(path, productPath)['id']).toBe(id)
})

test.each([
  ['mens-jackets-2117', '2117'],
  ['mens-jackets-211702', '211702'],
  ['mens-jackets-2117021170', '2117021170'],
  ['mens-jackets-211', undefined],
  ['mens-jackets-21170211702', undefined],
])('the path %s is of the category %s (SRCH-012)', (path, id) => {
  expect(pathParams(path, categoryPath)['id']).toBe(id)
})
