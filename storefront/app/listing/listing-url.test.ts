import { expect, test } from 'vitest'
import {
  urlWithoutFilters,
  urlWithoutFilter,
  urlWithoutPriceBounds,
  parseListingQuery,
  catalogueQuery,
  urlOfPage,
  pageCount,
  knownParams,
} from './listing-url.ts'

const query = new URLSearchParams(
  'filter=colour:blue&filter=size:M&sort=newest&page=3&maxPrice=200',
)

test('reads the whole choice out of an address', () => {
  expect(catalogueQuery(parseListingQuery(query))).toEqual({
    start: 48,
    count: 24,
    sort: 'newest',
    filter: ['colour:blue', 'size:M'],
    maxPrice: 200,
  })
})

test('begins at page 1 where none is named (SRCH-004)', () => {
  expect(parseListingQuery(new URLSearchParams()).page).toBe(1)
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'sort=; drop table', 'minPrice=1.5'])(
  'takes %s for nothing',
  (nonsense) => {
    expect(catalogueQuery(parseListingQuery(new URLSearchParams(nonsense)))).toEqual({
      start: 0,
      count: 24,
    })
  },
)

test('counts pages by rounding up, and never less than one (SRCH-006)', () => {
  expect([0, 1, 24, 25, 240].map(pageCount)).toEqual([1, 1, 1, 2, 10])
})

test('goes to another page of the same choice', () => {
  expect(urlOfPage(query, 4)).toBe(
    '?filter=colour%3Ablue&filter=size%3AM&sort=newest&maxPrice=200&page=4',
  )
  expect(urlOfPage(query, 1)).not.toContain('page')
})

test('takes back one filter, or all of them, and starts at the first page again', () => {
  expect(urlWithoutFilter(query, 'size:M')).toBe('?filter=colour%3Ablue&sort=newest&maxPrice=200')
  expect(urlWithoutFilters(query)).toBe('?sort=newest')
})

test('leaves out what others wrote into an address, and what says nothing, and keeps one order', () => {
  const written = new URLSearchParams('utm_source=mail&sort=newest&minPrice=&filter=size:M&q=tent')
  expect(`${knownParams(written)}`).toBe('filter=size%3AM&q=tent&sort=newest')
})

test('takes back the bounds of the price, and nothing else', () => {
  expect(urlWithoutPriceBounds(query)).toBe('?filter=colour%3Ablue&filter=size%3AM&sort=newest')
})
