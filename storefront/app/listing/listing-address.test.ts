import { expect, it } from 'vitest'
import {
  addressOfAll,
  addressWithout,
  addressWithoutBounds,
  choiceIn,
  narrowingOf,
  pageAddress,
  pageCount,
  readOf,
} from './listing-address.ts'

const query = new URLSearchParams(
  'filter=colour:blue&filter=size:M&sort=newest&page=3&maxPrice=200',
)

it('reads the whole choice out of an address', () => {
  expect(narrowingOf(choiceIn(query))).toEqual({
    start: 48,
    count: 24,
    sort: 'newest',
    filter: ['colour:blue', 'size:M'],
    maxPrice: 200,
  })
})

it('begins at page 1 where none is named (SRCH-004)', () => {
  expect(choiceIn(new URLSearchParams()).page).toBe(1)
})

it.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'sort=; drop table', 'minPrice=1.5'])(
  'takes %s for nothing',
  (nonsense) => {
    expect(narrowingOf(choiceIn(new URLSearchParams(nonsense)))).toEqual({ start: 0, count: 24 })
  },
)

it('counts pages by rounding up, and never less than one (SRCH-006)', () => {
  expect([0, 1, 24, 25, 240].map(pageCount)).toEqual([1, 1, 1, 2, 10])
})

it('goes to another page of the same choice', () => {
  expect(pageAddress(query, 4)).toBe(
    '?filter=colour%3Ablue&filter=size%3AM&sort=newest&maxPrice=200&page=4',
  )
  expect(pageAddress(query, 1)).not.toContain('page')
})

it('takes back one filter, or all of them, and starts at the first page again', () => {
  expect(addressWithout(query, 'size:M')).toBe('?filter=colour%3Ablue&sort=newest&maxPrice=200')
  expect(addressOfAll(query)).toBe('?sort=newest')
})

it('leaves out what others wrote into an address, and what says nothing, and keeps one order', () => {
  const written = new URLSearchParams('utm_source=mail&sort=newest&minPrice=&filter=size:M&q=tent')
  expect(`${readOf(written)}`).toBe('filter=size%3AM&q=tent&sort=newest')
})

it('takes back the bounds of the price, and nothing else', () => {
  expect(addressWithoutBounds(query)).toBe('?filter=colour%3Ablue&filter=size%3AM&sort=newest')
})
