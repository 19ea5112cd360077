import type { Price } from '@cairn/contract/catalogue/product'
import { describe, expect, test } from 'vitest'
import { displayPrice } from './product-price.tsx'

const price = (overrides: Partial<Price> = {}): Price => ({
  currency: 'GBP',
  lowCurrent: 100,
  highCurrent: 100,
  lowOriginal: 100,
  highOriginal: 100,
  historicBestPrice: null,
  previousBestSalesPrice: null,
  percentagePriceDiscount: null,
  ...overrides,
})

const halfPrice = { lowCurrent: 50, highCurrent: 50, percentagePriceDiscount: 50 }
const withOmnibus = { isOmnibusOn: true }

test('a regular price shows only the current price', () => {
  const displayed = displayPrice(price({ percentagePriceDiscount: 0 }), withOmnibus)
  expect(displayed).toEqual({
    current: { low: 100, high: 100 },
    was: undefined,
    percentOff: undefined,
    lowestBefore: undefined,
  })
})

test('a reduced price shows the original, also if only some sizes are reduced (PROD-007)', () => {
  expect(displayPrice(price(halfPrice), withOmnibus)).toMatchObject({
    original: { low: 100 },
    percentOff: 50,
  })
  expect(displayPrice(price({ lowCurrent: 80 }), withOmnibus).original).toEqual({
    low: 100,
    high: 100,
  })
})

describe('the lowest recent price (PROD-006)', () => {
  const lowestBeforeOf = (overrides: Partial<Price>, options = withOmnibus) =>
    displayPrice(price(overrides), options).lowestBefore

  test('is shown if the price is below it and below the original price', () => {
    expect(lowestBeforeOf({ ...halfPrice, historicBestPrice: 60 })).toBe(60)
  })

  test.each([
    ['the price is not below it', { ...halfPrice, lowCurrent: 60, historicBestPrice: 60 }],
    ['there is none', halfPrice],
    ['nothing is reduced', { historicBestPrice: 120 }],
  ])('is not shown if %s', (_, overrides) => {
    expect(lowestBeforeOf(overrides)).toBeUndefined()
  })

  test('is not shown on sites where the law does not require it', () => {
    expect(
      lowestBeforeOf({ ...halfPrice, historicBestPrice: 60 }, { isOmnibusOn: false }),
    ).toBeUndefined()
  })
})
