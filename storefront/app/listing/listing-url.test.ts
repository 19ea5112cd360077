import { searchProducts } from '@cairn/contract/catalogue/search-calls'
import { expect, test } from 'vitest'
import {
  urlWithoutFilters,
  urlWithoutFilter,
  urlWithoutPriceBounds,
  parseListingQuery,
  catalogueQuery,
  urlOfPage,
  isPastEnd,
  knownParams,
} from './listing-url.ts'

const query = new URLSearchParams(
  'filter=colour:blue&filter=size:M&sort=newest&page=3&maxPrice=200',
)

test('parses page, sort order, filters and price bounds from a URL', () => {
  expect(catalogueQuery(parseListingQuery(query))).toEqual({
    start: 48,
    count: 24,
    sort: 'newest',
    filter: ['colour:blue', 'size:M'],
    maxPrice: 200,
  })
})

test('starts at page 1 without a page parameter (SRCH-004)', () => {
  expect(parseListingQuery(new URLSearchParams()).page).toBe(1)
})

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=1e9',
  'sort=; drop table',
  'minPrice=1.5',
  'filter=colour',
  'filter=colour:<b>',
  `filter=colour:${'a'.repeat(61)}`,
])('ignores the invalid parameters %s', (invalidQuery) => {
  expect(catalogueQuery(parseListingQuery(new URLSearchParams(invalidQuery)))).toEqual({
    start: 0,
    count: 24,
  })
})

test('sends the catalogue no query that it would refuse', () => {
  const filters = Array.from({ length: 41 }, (_, index) => `filter=colour:c${index}`).join('&')
  for (const text of [filters, `page=${'9'.repeat(40)}`, 'filter=fit:Très%20ample&filter=:x']) {
    const sent = catalogueQuery(parseListingQuery(new URLSearchParams(text)))
    expect(searchProducts.query.safeParse(sent).error).toBeUndefined()
  }
})

test('a page without products is past the end, except the first one', () => {
  const isPageTwoPastEnd = (total: number) =>
    isPastEnd(parseListingQuery(new URLSearchParams('page=2')), { total })
  expect([0, 1, 24, 25, 240].map(isPageTwoPastEnd)).toEqual([true, true, true, false, false])
  expect(isPastEnd(parseListingQuery(new URLSearchParams()), { total: 0 })).toBe(false)
})

test('links to another page with the same filters', () => {
  expect(urlOfPage(query, 4)).toBe(
    '?filter=colour%3Ablue&filter=size%3AM&sort=newest&maxPrice=200&page=4',
  )
  expect(urlOfPage(query, 1)).not.toContain('page')
})

test('removes one filter or all filters, and returns to the first page', () => {
  expect(urlWithoutFilter(query, 'size:M')).toBe('?filter=colour%3Ablue&sort=newest&maxPrice=200')
  expect(urlWithoutFilters(query)).toBe('?sort=newest')
})

test('removes unknown and empty parameters, and sorts the others', () => {
  const originalQuery = new URLSearchParams(
    'utm_source=mail&sort=newest&minPrice=&filter=size:M&q=tent',
  )
  expect(`${knownParams(originalQuery)}`).toBe('filter=size%3AM&q=tent&sort=newest')
})

test('removes only the price bounds', () => {
  expect(urlWithoutPriceBounds(query)).toBe('?filter=colour%3Ablue&filter=size%3AM&sort=newest')
})
