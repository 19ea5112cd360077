import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../../promotions/current-promotions.ts'
import { aPromotion } from '../../promotions/promotion-example.ts'
import { anyCart } from '../../testing/any-cart.ts'
import { shortOrLong } from '../../testing/short-or-long.ts'
import { aCart, aLine, anAdjustment, someConditions, taxOn } from '../cart-example.ts'
import type { CartPayment } from '../payment/cart-payment.ts'
import { calculatePrices, pricingUnder } from './cart-prices.ts'

const cart = aCart({ lines: [aLine()] })

const forEmployees = aPromotion({
  promotionId: 'EMPLOYEES',
  level: 'PRODUCT',
  when: { groups: ['employee'] },
  gives: { type: 'percentage', percent: 50 },
})
const forMembersAndProsumers = aPromotion({
  promotionId: 'MEMBERS-AND-PROSUMERS',
  when: { groups: ['loyalty', 'prosumer'] },
  gives: { type: 'percentage', percent: 10 },
})
const forMembers = aPromotion({
  promotionId: 'MEMBERS',
  when: { groups: ['loyalty'] },
  gives: { type: 'percentage', percent: 10 },
})

const lineAt = (id: string, current: number, isDigital = false) =>
  aLine({ id, sellable: aSellable({ sku: id, isDigital, price: { current, original: current } }) })

const lines = [lineAt('jacket', 100_00)]

const giftCard: CartPayment = {
  id: 'payment',
  method: 'GIFT_CARD',
  source: 'card',
  requestedAmount: null,
  points: null,
  available: { USD: 20_00 },
  details: {},
}

type TermsExample = {
  remainingTermsLimit?: number | null
  groups?: ('employee' | 'loyalty' | 'prosumer')[]
}

function conditionsWith({
  remainingTermsLimit = null,
  groups = ['employee', 'loyalty'],
}: TermsExample) {
  return someConditions({
    taxRegions: [taxOn({}, 10_000)],
    promotions: {
      ...noPromotions,
      groups: new Set(groups),
      remainingTermsLimit,
      bySite: new Map([['CAIRN-US', [forEmployees, forMembers]]]),
    },
  })
}

function pricesOf(example: TermsExample, priced = aCart({ lines })) {
  const prices = calculatePrices(priced, conditionsWith(example))
  if (!prices.ok) throw new Error(prices.refusal.name)
  return prices.value
}

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

test('a cart is priced again if what a payment can pay changes, but not if its other data change', () => {
  const price = pricingUnder(someConditions())
  const [one, two] = [giftCard, { ...giftCard, id: 'second', available: { USD: 5_00 } }]
  const paid = (...payments: CartPayment[]) => price({ ...cart, payments })
  const prices = paid(one, two)
  const pricesBeside = (...payments: CartPayment[]) => {
    const others = paid(...payments)
    paid(one, two)
    return others
  }

  expect(paid({ ...one }, { ...two, source: 'other', details: { maskedCode: '1234' } })).toBe(
    prices,
  )
  expect(pricesBeside(one)).not.toEqual(prices)
  expect(pricesBeside()).not.toEqual(prices)
  expect(pricesBeside(one, { ...two, requestedAmount: 1_00 })).not.toEqual(prices)
  expect(pricesBeside({ ...one, available: { USD: 6_00 } }, two)).not.toEqual(prices)
  expect(pricesBeside(one, { ...two, id: 'third' })).not.toEqual(prices)
})

test('a cart is priced once with and without the price adjustments that are not valid', () => {
  const price = pricingUnder(someConditions({ inStoreSessionId: 'live' }))
  const adjustment = (id: string, sessionId: string) =>
    anAdjustment({ id, sessionId, lineId: null, type: 'amount' })
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
      { ...one, lines: two.lines, coupons: [], payments: two.payments },
      { ...one, adjustments: [] },
      one,
    ]
    for (const priced of carts) expect(price(priced)).toEqual(calculatePrices(priced, conditions))
  })
  fc.assert(property, { numRuns: shortOrLong(100, 5_000) })
})

test('employee terms apply up to the yearly limit, which counts goods with their tax', () => {
  const withinLimit = pricesOf({ remainingTermsLimit: 49_50 })

  expect(withinLimit).toMatchObject({
    isAboveYear: false,
    pricedCart: { itemDiscount: 50_00, orderDiscount: 5_00, taxAdded: 4_50 },
  })
  expect(withinLimit.spendAtTerms).toBe(49_50)
})

test('tax that the prices include counts once against the yearly limit', () => {
  const conditions = {
    ...conditionsWith({ groups: ['employee'] }),
    taxRegions: [taxOn({ isIncluded: true }, 10_000)],
  }
  const prices = calculatePrices(aCart({ lines }), conditions)
  expect(prices.ok && prices.value.spendAtTerms).toBe(50_00)
})

test('above the yearly limit only the terms for employees do not apply', () => {
  expect(pricesOf({ remainingTermsLimit: 49_49 })).toMatchObject({
    isAboveYear: true,
    pricedCart: { itemDiscount: 0, orderDiscount: 10_00 },
  })
})

test('without a yearly limit, employee terms apply to any amount', () => {
  expect(pricesOf({})).toMatchObject({ isAboveYear: false, pricedCart: { itemDiscount: 50_00 } })
})

test('a cart counts against the yearly limit only under employee terms, and gift cards never do', () => {
  const withGiftCard = aCart({ lines: [...lines, lineAt('card', 25_00, true)] })

  expect(pricesOf({ groups: ['loyalty'] }).spendAtTerms).toBe(0)
  expect(pricesOf({ groups: ['employee'] }, withGiftCard).spendAtTerms).toBe(55_00)
  expect(pricesOf({ groups: ['loyalty'], remainingTermsLimit: 0 }).isAboveYear).toBe(false)
})

test.each([
  [['prosumer'], 90_00],
  [['loyalty'], 0],
  [['loyalty', 'prosumer'], 0],
] as const)(
  'a promotion for members and prosumers counts for %j as %i, because members get it without terms',
  (groups, spend) => {
    const conditions = conditionsWith({ groups: [...groups], remainingTermsLimit: 90_00 })
    const bySite = new Map([['CAIRN-US', [forMembersAndProsumers]]])
    const prices = calculatePrices(aCart({ lines }), {
      ...conditions,
      taxRegions: [],
      promotions: { ...conditions.promotions, bySite },
    })
    expect(prices).toMatchObject({ value: { spendAtTerms: spend, isAboveYear: false } })
  },
)

test('gift cards pay for goods, but not for a cart with a gift card', () => {
  const paid = (...more: typeof lines) =>
    pricesOf({}, aCart({ lines: [...lines, ...more], payments: [giftCard] })).pricedCart.parts

  expect(paid()).toEqual(new Map([['payment', 20_00]]))
  expect(paid(lineAt('card', 25_00, true))).toEqual(new Map([['payment', 0]]))
})
