import type { Price } from '@cairn/contract/catalogue/product'
import { describe, expect, test } from 'vitest'
import { displayPrice } from './product-price.tsx'

const price = (given: Partial<Price> = {}): Price => ({
  currency: 'GBP',
  lowCurrent: 100,
  highCurrent: 100,
  lowOriginal: 100,
  highOriginal: 100,
  historicBestPrice: null,
  previousBestSalesPrice: null,
  percentagePriceDiscount: null,
  ...given,
})

const at50 = { lowCurrent: 50, highCurrent: 50, percentagePriceDiscount: 50 }
const on = { isOmnibusOn: true }

test('a regular price shows only the current price', () => {
  const shown = displayPrice(price({ percentagePriceDiscount: 0 }), on)
  expect(shown).toEqual({
    current: { low: 100, high: 100 },
    was: undefined,
    percentOff: undefined,
    lowestBefore: undefined,
  })
})

test('a reduced price shows the original, also if only some sizes are reduced (PROD-007)', () => {
  expect(displayPrice(price(at50), on)).toMatchObject({ was: { low: 100 }, percentOff: 50 })
  expect(displayPrice(price({ lowCurrent: 80 }), on).was).toEqual({ low: 100, high: 100 })
})

describe('the lowest recent price (PROD-006)', () => {
  const noted = (given: Partial<Price>, setting = on) =>
    displayPrice(price(given), setting).lowestBefore

  test('is shown where the price is below it and below the original', () => {
    expect(noted({ ...at50, historicBestPrice: 60 })).toBe(60)
  })

  test.each([
    ['the price is not below it', { ...at50, lowCurrent: 60, historicBestPrice: 60 }],
    ['there is none', at50],
    ['nothing is reduced', { historicBestPrice: 120 }],
  ])('is not said where %s', (_, given) => {
    expect(noted(given)).toBeUndefined()
  })

  test('is not shown where the law does not require it', () => {
    expect(noted({ ...at50, historicBestPrice: 60 }, { isOmnibusOn: false })).toBeUndefined()
  })
})
