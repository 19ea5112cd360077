import { expect, test } from 'vitest'
import { daysUntilDelivery, shippingRates } from './shipping-rates.ts'

const at = { siteId: 'CAIRN-US', locale: 'en-us', countryCode: 'US' }
const method = (label: string) =>
  ({ code: 'standard', label, deliveryTime: '3–5 days', price: 695 }) as const
const book = shippingRates({
  revision: '1',
  zones: [
    { ...at, postalPrefix: '', methods: [method('everywhere')] },
    { ...at, postalPrefix: '99', methods: [method('far')] },
    { ...at, postalPrefix: '995', methods: [method('farther')] },
  ],
  taxRegions: [
    { countryCode: 'US', province: 'CA', isIncluded: false, taxesShipping: false, parts: [] },
    { countryCode: 'DE', province: null, isIncluded: true, taxesShipping: true, parts: [] },
  ],
})
const labelAt = (postalCode: string | undefined, place = {}) =>
  book.methodsTo({ ...at, ...place, postalCode })[0]?.label

test('the longest beginning of a postcode that somebody named decides, however it is written', () => {
  expect(labelAt('99 501')).toBe('farther')
  expect(labelAt('99001')).toBe('far')
  expect(labelAt('10001')).toBe('everywhere')
  expect(labelAt(undefined)).toBe('everywhere')
})

test('nothing goes where nobody named a way', () => {
  expect(labelAt('10001', { countryCode: 'FR' })).toBeUndefined()
  expect(labelAt('10001', { siteId: 'CAIRN-DE' })).toBeUndefined()
  expect(labelAt('10001', { locale: 'de-de' })).toBeUndefined()
})

test('a country named twice has its taxes once', () => {
  expect(book.taxesIn(['US', 'US'])).toHaveLength(1)
  expect(book.taxesIn(['US', 'DE'])).toHaveLength(2)
  expect(book.taxesIn(['FR'])).toEqual([])
})

test('ways are in the order of their speed: same day, tomorrow, by the first number (SHIP-053)', () => {
  const said = ['3-5 days', 'same day', 'express']

  expect(said.map(daysUntilDelivery)).toEqual([3, 0, 1])
  expect(said.toSorted((one, other) => daysUntilDelivery(one) - daysUntilDelivery(other))).toEqual([
    'same day',
    'express',
    '3-5 days',
  ])
})

test('the same day is the same day in every language', () => {
  const said = ['Am selben Tag', 'Le jour même', 'In giornata', 'El mismo día']

  expect(said.map(daysUntilDelivery)).toEqual([0, 0, 0, 0])
})
