import type { Locale } from '@cairn/contract/sites/sites'
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
  const nowhere = { ...denverZone, countryCode: 'FR', postalCode: '75001' }
  expect(rates.offerTo(nowhere, noon)).toEqual({ methods: [], validUntil: Infinity })
})

/** Standard delivery, unless others are given. */
const ratesOf = (
  zones: { siteId: string; locale: string; countryCode: string; postalPrefix?: string }[],
  codes: readonly ('standard' | 'pickup' | 'express')[] = ['standard'],
) =>
  shippingRates({
    revision: '1',
    zones: zones.map((zone) => ({
      timeZone: 'UTC',
      postalPrefix: '',
      methods: codes.map((code) => ({ ...method(code), code })),
      ...zone,
    })),
    taxRegions: [],
  })

test('without a postcode the zones of single postcodes do not apply', () => {
  const britain = { siteId: 'CAIRN-GB', locale: 'en-gb', countryCode: 'GB' }
  const { isServed } = ratesOf([{ ...britain, postalPrefix: 'S' }])
  expect(isServed({ ...britain, postalCode: 'S1 2HE' }, noon)).toBe(true)
  expect(isServed({ ...britain, postalCode: undefined }, noon)).toBe(false)
})

test('a place is served if goods of the stock are sent there', () => {
  const place = { ...denverZone, postalCode: '80202' }
  const isServedBy = (codes: Parameters<typeof ratesOf>[1]) =>
    ratesOf([denverZone], codes).isServed(place, noon)
  expect(isServedBy(['standard'])).toBe(true)
  expect(isServedBy(['pickup', 'standard', 'express'])).toBe(true)
  expect(isServedBy(['pickup', 'express'])).toBe(false)
  expect(isServedBy([])).toBe(false)
})

test('a place is served by a site with the language of the shopper, or else by the first one', () => {
  const canada = { siteId: 'CAIRN-CA', countryCode: 'CA' }
  const { servingLocale } = ratesOf([
    { ...canada, locale: 'fr-ca' },
    { ...canada, locale: 'en-ca' },
    denverZone,
  ])
  const servedFrom = (locale: Locale, countryCode = 'CA') =>
    servingLocale({ countryCode, postalCode: 'K1A 0B1' }, { locale, at: noon })
  expect(servedFrom('en-gb')).toBe('en-ca')
  expect(servedFrom('fr-fr')).toBe('fr-ca')
  expect(servedFrom('de-de')).toBe('en-ca')
  expect(servedFrom('fr-fr', 'US')).toBe('en-us')
  expect(servedFrom('en-us', 'JP')).toBeNull()
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
