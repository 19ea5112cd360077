import { expect, test } from 'vitest'
import { noPromotions } from '../../promotions/current-promotions.ts'
import { aPromotion } from '../../promotions/promotion-example.ts'
import { someConditions } from '../cart-example.ts'
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
