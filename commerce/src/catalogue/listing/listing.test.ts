import { expect, test } from 'vitest'
import { listingFiltersOf } from './listing.ts'

test('a price filter is exact in minor units', () => {
  expect(listingFiltersOf({ minPrice: 0.29, maxPrice: 19.99 }).price).toEqual({
    from: 29,
    to: 19_99,
  })
})
