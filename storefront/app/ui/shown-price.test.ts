import type { Price } from '@cairn/contract/product-entity'
import { describe, expect, it } from 'vitest'
import { shownPrice } from './shown-price.ts'

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

it('a usual price shows nothing but itself', () => {
  const shown = shownPrice(price({ percentagePriceDiscount: 0 }), on)
  expect(shown).toEqual({
    now: { low: 100, high: 100 },
    was: undefined,
    percentOff: undefined,
    lowestBefore: undefined,
  })
})

it('a reduced price shows what it was, also where only some sizes are reduced (PROD-007)', () => {
  expect(shownPrice(price(at50), on)).toMatchObject({ was: { low: 100 }, percentOff: 50 })
  expect(shownPrice(price({ lowCurrent: 80 }), on).was).toEqual({ low: 100, high: 100 })
})

describe('the lowest price of late (PROD-006)', () => {
  const noted = (given: Partial<Price>, setting = on) =>
    shownPrice(price(given), setting).lowestBefore

  it('is said where the price is below it and below the original', () => {
    expect(noted({ ...at50, historicBestPrice: 60 })).toBe(60)
  })

  it.each([
    ['the price is not below it', { ...at50, lowCurrent: 60, historicBestPrice: 60 }],
    ['there is none', at50],
    ['nothing is reduced', { historicBestPrice: 120 }],
  ])('is not said where %s', (_, given) => {
    expect(noted(given)).toBeUndefined()
  })

  it('is not said where the law does not ask for it', () => {
    expect(noted({ ...at50, historicBestPrice: 60 }, { isOmnibusOn: false })).toBeUndefined()
  })
})
