import { describe, expect, test } from 'vitest'
import { noPromotions } from '../../promotions/current-promotions.ts'
import { aPromotion } from '../../promotions/promotion-example.ts'
import { aStore, someConditions, taxOn } from '../cart-example.ts'
import type { Cart } from '../cart.ts'
import { shippingRates } from '../delivery/shipping-rates.ts'
import { deliveryConditionsOf, nextChangeByClock } from './pricing-conditions.ts'

const endOfPromotion = '2026-06-15T14:00:00.000Z'
const promotion = aPromotion({
  level: 'SHIPPING',
  gives: { type: 'freeShipping' },
  from: null,
  until: endOfPromotion,
})
const whilePromoted = someConditions({
  at: new Date('2026-06-15T12:00:00Z'),
  promotions: { ...noPromotions, byId: new Map([['TEST', promotion]]) },
})

test('conditions without periods and cut-off hours never change', () => {
  expect(nextChangeByClock(someConditions())).toBe(Infinity)
})

test('conditions change when a promotion ends or when an offer of methods ends, whichever is first', () => {
  const changeOf = (methodsValidUntil: number) =>
    new Date(nextChangeByClock({ ...whilePromoted, methodsValidUntil })).toISOString()

  expect(changeOf(Infinity)).toBe(endOfPromotion)
  expect(changeOf(Date.parse('2026-06-15T13:00:00Z'))).toBe('2026-06-15T13:00:00.000Z')
  expect(changeOf(Date.parse('2026-06-15T15:00:00Z'))).toBe(endOfPromotion)
})

test('the methods are those at the time of the conditions', () => {
  const rates = shippingRates({
    revision: '1',
    taxRegions: [],
    zones: [
      {
        siteId: 'CAIRN-US',
        locale: 'en-us',
        countryCode: 'US',
        postalPrefix: '',
        timeZone: 'America/Denver',
        methods: [
          {
            code: 'express',
            label: 'Express',
            deliveryTime: 'today',
            price: 0,
            days: { min: 0, max: 0 },
            cutOffHour: 12,
          },
        ],
      },
    ],
  })
  const market = { siteId: 'CAIRN-US', locale: 'en-us' } as const
  const conditionsAt = (time: string) =>
    deliveryConditionsOf([], { market, address: null, rates, at: new Date(time) })

  expect(conditionsAt('2026-06-15T17:59:59Z')).toMatchObject({
    at: new Date('2026-06-15T17:59:59Z'),
    methods: [{ code: 'express' }],
    methodsValidUntil: Date.parse('2026-06-15T18:00:00Z'),
  })
  expect(conditionsAt('2026-06-15T18:00:00Z').methods).toEqual([])
})

describe('the conditions for an address', () => {
  const standard = { code: 'standard', label: '', deliveryTime: '2 days', price: 5_00 } as const
  const zoneOf = (siteId: string, locale: string, countryCode: string) => ({
    siteId,
    locale,
    countryCode,
    postalPrefix: '',
    timeZone: 'UTC',
    methods: [standard],
  })
  const zone = zoneOf('CAIRN-US', 'en-us', 'US')
  const rates = shippingRates({
    revision: '1',
    zones: [
      zone,
      { ...zone, postalPrefix: '995', methods: [{ ...standard, price: 15_00 }] },
      { ...zone, postalPrefix: '969', methods: [] },
      zoneOf('CAIRN-DE', 'de-de', 'DE'),
    ],
    taxRegions: ['US', 'DE', 'FR'].map((countryCode) => taxOn({ countryCode }, 8_000)),
  })
  const market = { siteId: 'CAIRN-US', locale: 'en-us' } as const
  const store = aStore()
  const conditionsFor = (address: Cart['shippingAddress']) =>
    deliveryConditionsOf([store], { market, address, rates, at: new Date('2026-06-15T12:00:00Z') })

  test('are those of its country, province and postcode if the site delivers there', () => {
    const alaska = { countryCode: 'US', province: 'AK', postalCode: '99501' }
    expect(conditionsFor(alaska)).toMatchObject({
      country: 'US',
      destination: { countryCode: 'US', province: 'AK' },
      unserved: null,
      methods: [{ price: 15_00 }],
      taxRegions: [{ countryCode: 'US' }],
    })
  })

  test('are those of the country of the site without an address', () => {
    const { destination, unserved, methods } = conditionsFor(null)
    expect(destination).toEqual({ countryCode: 'US', province: null })
    expect({ unserved, methods }).toMatchObject({ unserved: null, methods: [{ price: 5_00 }] })
  })

  test('are those of the country of the site if it does not deliver there, with a site that does', () => {
    const berlin = { countryCode: 'DE', province: 'BE', postalCode: '10115' }
    const { destination, unserved, methods, taxRegions } = conditionsFor(berlin)
    expect(destination).toEqual({ countryCode: 'US', province: null })
    expect(unserved).toEqual({ servedIn: 'de-de' })
    expect(methods).toMatchObject([{ price: 5_00 }])
    expect(taxRegions.map(({ countryCode }) => countryCode)).toEqual(['US', 'DE'])
  })

  test('depend on the postcode where the site does not deliver to all of its country', () => {
    const guam = { countryCode: 'US', postalCode: '96910' }
    expect(conditionsFor(guam)).toMatchObject({
      unserved: { servedIn: null },
      methods: [{ price: 5_00 }],
    })
  })

  test('contain the given stores by their id', () => {
    expect(conditionsFor(null).places).toEqual(new Map([[store.placeId, store]]))
  })
})
