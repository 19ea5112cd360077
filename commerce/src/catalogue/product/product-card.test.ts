import { expect, test } from 'vitest'
import {
  badgeOf,
  type ListedColour,
  type ListedStyle,
  percentOff,
  priceOf,
  productCard,
} from './product-card.ts'

const price = {
  lowCurrent: 90_00,
  highCurrent: 90_00,
  lowOriginal: 90_00,
  highOriginal: 90_00,
  historicBest: null,
}

const aColour = (more: Partial<ListedColour> = {}): ListedColour => ({
  productId: 'SMALL001BLK',
  name: 'Basalt',
  family: 'black',
  hex: '#2b3335',
  views: ['front', 'back'],
  sizes: ['M'],
  onlySku: null,
  inStock: true,
  price,
  ...more,
})

const aStyle = (more: Partial<ListedStyle> = {}): ListedStyle => ({
  styleId: 'SMALL001',
  name: 'Drizzle',
  kind: 'Rain jacket',
  slug: 'drizzle',
  eyebrow: null,
  score: 4.5,
  reviewsCount: 10,
  isNew: false,
  isForMembers: false,
  colours: [aColour()],
  shownId: 'SMALL001BLK',
  ...more,
})

test.each([
  [59_99, 90_00, 33.3],
  [66_67, 100_00, 33.3],
  [50_00, 100_00, 50],
  [99_99, 100_00, null],
  [100_00, 100_00, null],
])(
  'a reduction to %i from %i is %s percent, rounded to one decimal (PROD-004)',
  (current, original, percent) => {
    expect(percentOff(current, original)).toBe(percent)
  },
)

test('a price has its range and the lowest price before the reduction (PROD-007)', () => {
  const reducedPrice = {
    lowCurrent: 50_00,
    highCurrent: 60_00,
    lowOriginal: 100_00,
    highOriginal: 120_00,
  }

  expect(priceOf({ price: { ...reducedPrice, historicBest: 60_00 } }, 'de-de')).toEqual({
    currency: 'EUR',
    lowCurrent: 50,
    highCurrent: 60,
    lowOriginal: 100,
    highOriginal: 120,
    historicBestPrice: 60,
    previousBestSalesPrice: 60,
    percentagePriceDiscount: 50,
  })
  expect(priceOf({ price: { ...reducedPrice, historicBest: 100_00 } }, 'de-de')).toMatchObject({
    historicBestPrice: 100,
    previousBestSalesPrice: null,
  })
})

test('the badge is the first that applies of sold out, sale, new and member', () => {
  const style = { isNew: true, isForMembers: true }
  const sale = { ...price, lowCurrent: 45_00 }

  expect(badgeOf(style, { inStock: false, price: sale })).toBe('soldOut')
  expect(badgeOf(style, { inStock: true, price: sale })).toBe('sale')
  expect(badgeOf(style, { inStock: true, price })).toBe('new')
  expect(badgeOf({ ...style, isNew: false }, { inStock: true, price })).toBe('member')
  expect(badgeOf({ isNew: false, isForMembers: false }, { inStock: true, price })).toBeNull()
})

test('a card shows the requested colour, and all colours as swatches', () => {
  const tarn = aColour({ productId: 'SMALL001TRN', name: 'Tarn', views: ['front'], price: null })
  const card = productCard(aStyle({ colours: [aColour(), tarn], shownId: 'SMALL001TRN' }), 'fr-fr')

  expect(card).toMatchObject({
    id: 'SMALL001TRN',
    pageUrl: '/fr-fr/p/drizzle-SMALL001TRN',
    image: { src: '/images/SMALL001TRN/front', alt: 'Drizzle, Tarn' },
    alternateImage: null,
    price: null,
  })
  expect(card.colours.map(({ name, hex, pageUrl }) => [name, hex, pageUrl])).toEqual([
    ['Basalt', '#2b3335', '/fr-fr/p/drizzle-SMALL001BLK'],
    ['Tarn', '#2b3335', '/fr-fr/p/drizzle-SMALL001TRN'],
  ])
})

test('the alternate image of a card is the second picture of the colour', () => {
  expect(productCard(aStyle(), 'en-us').alternateImage).toEqual({
    src: '/images/SMALL001BLK/back',
    alt: 'Drizzle, Basalt',
  })
})
