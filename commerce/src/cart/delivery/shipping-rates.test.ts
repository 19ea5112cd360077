import { expect, test } from 'vitest'
import { shippingRates } from './shipping-rates.ts'

const denverZone = {
  siteId: 'CAIRN-US',
  locale: 'en-us',
  countryCode: 'US',
  timeZone: 'America/Denver',
}
const method = (label: string) =>
  ({ code: 'standard', label, deliveryTime: '3–5 days', price: 695 }) as const
const rates = shippingRates({
  revision: '1',
  zones: [
    { ...denverZone, postalPrefix: '', methods: [method('everywhere')] },
    { ...denverZone, postalPrefix: '99', methods: [method('far')] },
    { ...denverZone, postalPrefix: '995', methods: [method('farther')] },
  ],
  taxRegions: [
    { countryCode: 'US', province: 'CA', isIncluded: false, taxesShipping: false, parts: [] },
    { countryCode: 'DE', province: null, isIncluded: true, taxesShipping: true, parts: [] },
  ],
})
const noon = new Date('2026-06-15T18:00:00Z')
const labelAt = (postalCode: string | undefined, place = {}) =>
  rates.offerTo({ ...denverZone, ...place, postalCode }, noon).methods[0]?.label

test('the zone with the longest matching postcode prefix applies, regardless of spaces', () => {
  expect(labelAt('99 501')).toBe('farther')
  expect(labelAt('99001')).toBe('far')
  expect(labelAt('10001')).toBe('everywhere')
  expect(labelAt(undefined)).toBe('everywhere')
})

test('there are no methods where no zone is defined', () => {
  expect(labelAt('10001', { countryCode: 'FR' })).toBeUndefined()
  expect(labelAt('10001', { siteId: 'CAIRN-DE' })).toBeUndefined()
  expect(labelAt('10001', { locale: 'de-de' })).toBeUndefined()
})

test('the methods are those of the given time in the time zone of the destination', () => {
  const untilNoon = { ...method('until noon'), cutOffHour: 12 }
  const { offerTo } = shippingRates({
    revision: '1',
    zones: [{ ...denverZone, postalPrefix: '', methods: [untilNoon, method('any time')] }],
    taxRegions: [],
  })
  const labelsAt = (time: string) =>
    offerTo({ ...denverZone, postalCode: undefined }, new Date(time)).methods.map(
      ({ label }) => label,
    )
  expect(labelsAt('2026-06-15T17:59:00Z')).toEqual(['until noon', 'any time'])
  expect(labelsAt('2026-06-15T18:00:00Z')).toEqual(['any time'])
})

test('the taxes of a country that is requested twice are returned once', () => {
  expect(rates.taxesIn(['US', 'US'])).toHaveLength(1)
  expect(rates.taxesIn(['US', 'DE'])).toHaveLength(2)
  expect(rates.taxesIn(['FR'])).toEqual([])
})
