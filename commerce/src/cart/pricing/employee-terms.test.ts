import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../../promotions/current-promotions.ts'
import { aPromotion } from '../../promotions/promotion-example.ts'
import type { CartPayment } from '../payment/cart-payment.ts'
import { aCart, aLine, someConditions, taxOn } from '../cart-example.ts'
import { calculatePrices, spendUnderEmployeeTerms } from './cart-prices.ts'

const forEmployees = aPromotion({
  promotionId: 'EMPLOYEES',
  level: 'PRODUCT',
  when: { groups: ['employee'] },
  gives: { type: 'percentage', percent: 50 },
})
const forMembers = aPromotion({
  promotionId: 'MEMBERS',
  when: { groups: ['loyalty'] },
  gives: { type: 'percentage', percent: 10 },
})

const lineAt = (id: string, current: number, isDigital = false) =>
  aLine({ id, sellable: aSellable({ sku: id, isDigital, price: { current, original: current } }) })

const lines = [lineAt('jacket', 100_00)]

type TermsExample = {
  remainingEmployeeLimit?: number | null
  groups?: ('employee' | 'loyalty')[]
}

function conditionsWith({
  remainingEmployeeLimit = null,
  groups = ['employee', 'loyalty'],
}: TermsExample) {
  return someConditions({
    taxRegions: [taxOn({}, 10_000)],
    promotions: {
      ...noPromotions,
      groups: new Set(groups),
      remainingEmployeeLimit,
      bySite: new Map([['CAIRN-US', [forEmployees, forMembers]]]),
    },
  })
}

function pricesOf(example: TermsExample, cart = aCart({ lines })) {
  const prices = calculatePrices(cart, conditionsWith(example))
  if (!prices.ok) throw new Error(prices.refusal.name)
  return prices.value
}

test('employee terms apply up to the yearly limit, which counts goods with their tax', () => {
  const withinLimit = pricesOf({ remainingEmployeeLimit: 49_50 })

  expect(withinLimit).toMatchObject({
    isAboveYear: false,
    pricedCart: { itemDiscount: 50_00, orderDiscount: 5_00, taxAdded: 4_50 },
  })
  expect(spendUnderEmployeeTerms(withinLimit)).toBe(49_50)
})

test('above the yearly limit only the terms for employees do not apply', () => {
  expect(pricesOf({ remainingEmployeeLimit: 49_49 })).toMatchObject({
    isAboveYear: true,
    pricedCart: { itemDiscount: 0, orderDiscount: 10_00 },
  })
})

test('without a yearly limit, employee terms apply to any amount', () => {
  expect(pricesOf({})).toMatchObject({ isAboveYear: false, pricedCart: { itemDiscount: 50_00 } })
})

test('a cart counts against the yearly limit only under employee terms, and gift cards never do', () => {
  const withGiftCard = aCart({ lines: [...lines, lineAt('card', 25_00, true)] })

  expect(spendUnderEmployeeTerms(pricesOf({ groups: ['loyalty'] }))).toBe(0)
  expect(spendUnderEmployeeTerms(pricesOf({ groups: ['employee'] }, withGiftCard))).toBe(55_00)
  expect(pricesOf({ groups: ['loyalty'], remainingEmployeeLimit: 0 }).isAboveYear).toBe(false)
})

test('gift cards pay for goods, but not for a cart with a gift card', () => {
  const payment: CartPayment = {
    id: 'payment',
    method: 'GIFT_CARD',
    source: 'card',
    requestedAmount: null,
    points: null,
    available: { USD: 20_00 },
    details: {},
  }
  const paid = (...more: typeof lines) =>
    pricesOf({}, aCart({ lines: [...lines, ...more], payments: [payment] })).pricedCart.parts

  expect(paid()).toEqual(new Map([['payment', 20_00]]))
  expect(paid(lineAt('card', 25_00, true))).toEqual(new Map([['payment', 0]]))
})
