import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { anyCart } from '../../testing/any-cart.ts'
import { shortOrLong } from '../../testing/short-or-long.ts'
import type { PriceAdjustment } from '../adjustments/price-adjustment.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import { calculatePrices, pricingUnder } from './cart-prices.ts'

const cart = aCart({ lines: [aLine()] })

test('a cart is priced once, however its fields without a price change', () => {
  const price = pricingUnder(someConditions())
  const prices = price(cart)
  const other = {
    ...cart,
    version: 7,
    billingAddress: { city: 'Denver' },
    favoriteStoreId: '0042',
    notices: [{ type: 'ORDER_UPDATED' as const }],
    shownTotals: { total: 1, tax: 0, toPay: 1 },
  }

  expect(price(other)).toBe(prices)
})

test('a cart is priced once with and without the price adjustments that are not valid', () => {
  const price = pricingUnder(someConditions({ inStoreSessionIds: new Set(['live']) }))
  const adjustment = (id: string, sessionId: string): PriceAdjustment => ({
    id,
    sessionId,
    lineId: null,
    sku: null,
    type: 'amount',
    value: 10_00,
    reason: 'A scratch',
    storeId: '0042',
    employeeId: 'E1001',
  })
  const adjusted = { ...cart, adjustments: [adjustment('a', 'live'), adjustment('b', 'ended')] }
  const prices = price(adjusted)
  if (!prices.ok) throw new Error(prices.refusal.name)
  const { adjustments, pricedCart } = prices.value

  expect(adjustments).toEqual([adjustment('a', 'live')])
  expect(pricedCart.orderDiscount).toBe(10_00)
  expect(price({ ...adjusted, adjustments })).toBe(prices)
})

test('a total that cannot be represented exactly is refused (ORD415)', () => {
  const totalOf = (current: number, quantity: number) => {
    const line = aLine({ quantity, sellable: aSellable({ price: { current, original: current } }) })
    const prices = calculatePrices(aCart({ lines: [line] }), someConditions())
    return prices.ok ? prices.value.pricedCart.total : prices.refusal.name
  }
  const standardDelivery = 6_95

  expect(totalOf(100_000_000, 999_999_999)).toBe('totalsNotCalculated')
  expect(totalOf(Number.MAX_SAFE_INTEGER, 1)).toBe('totalsNotCalculated')
  expect(totalOf(Number.MAX_SAFE_INTEGER - standardDelivery, 1)).toBe(Number.MAX_SAFE_INTEGER)
})

test('a cart with another content is priced again', () => {
  const property = fc.property(anyCart, anyCart, ({ cart: one, conditions }, { cart: two }) => {
    const price = pricingUnder(conditions)
    const carts = [
      one,
      { ...one, lines: two.lines },
      { ...one, lines: two.lines, coupons: [] },
      { ...one, lines: two.lines, coupons: [], shippingAddress: null },
      { ...one, lines: two.lines, coupons: [], shippingAddress: null, payments: two.payments },
      { ...one, adjustments: [] },
      one,
    ]
    for (const each of carts) expect(price(each)).toEqual(calculatePrices(each, conditions))
  })
  fc.assert(property, { numRuns: shortOrLong(100, 5_000) })
})
