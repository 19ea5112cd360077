import type { Refusal, Result } from '@cairn/contract/refusals/result'
import { expect, test, describe } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aCart, aLine, anAdjustment, aStore, placesOf, someConditions } from '../cart-example.ts'
import type { Cart } from '../cart.ts'
import { pricingUnder } from '../pricing/cart-prices.ts'
import { discountedAmounts, noDiscounts } from '../pricing/price-cart.ts'
import {
  type PriceAdjustment,
  keepAdjustments,
  validAdjustments,
  withAdjustment,
  withChangedAdjustment,
  withoutAdjustment,
  withoutEndedAdjustments,
} from './price-adjustments.ts'

const jacket = aLine({
  id: 'jacket',
  sellable: aSellable({ sku: 'JACKET-M', price: { current: 100_00, original: 100_00 } }),
})

const adjustment = (id: string, more: Partial<PriceAdjustment> = {}) =>
  anAdjustment({
    id,
    sessionId: 'live',
    lineId: 'jacket',
    sku: 'JACKET-M',
    type: 'amount',
    value: 30_00,
    ...more,
  })

const conditions = someConditions({
  inStoreSessionId: 'live',
  inStoreSessionIds: new Set(['live', 'other']),
})

const cartWith = (...adjustments: PriceAdjustment[]) => aCart({ lines: [jacket], adjustments })

const validOf = (cart: Cart) =>
  validAdjustments({ ...cart, discounts: noDiscounts }, conditions).map(({ id }) => id)

test('adjustments are valid in their own session, on their own site and for the same item', () => {
  const cart = cartWith(
    adjustment('ended', { sessionId: 'ended' }),
    adjustment('other session', { sessionId: 'other' }),
    adjustment('other site', { siteId: 'CAIRN-CA' }),
    adjustment('fewer pieces', { quantity: 0 }),
    adjustment('other line', { lineId: 'mug' }),
    adjustment('other item', { sku: 'JACKET-L' }),
    adjustment('line'),
    adjustment('order', { lineId: null, sku: null, value: 10_00 }),
  )

  expect(validOf(cart)).toEqual(['line', 'order'])
})

test('an adjustment above the limit does not count against the next one', () => {
  const cart = cartWith(
    adjustment('first'),
    adjustment('too much', { value: 20_02 }),
    adjustment('up to the limit', { value: 20_01 }),
  )

  expect(validOf(cart)).toEqual(['first', 'up to the limit'])
})

test('a gift card is not reduced, neither by itself nor with the whole order', () => {
  const giftCard = aLine({
    id: 'gift card',
    sellable: aSellable({
      sku: 'GIFT-50',
      isDigital: true,
      price: { current: 50_00, original: 50_00 },
    }),
  })
  const cart = aCart({
    lines: [jacket, giftCard],
    adjustments: [
      adjustment('gift card', { lineId: 'gift card', sku: 'GIFT-50', value: 10_00 }),
      adjustment('order', { lineId: null, sku: null, value: 30_00 }),
    ],
  })
  expect(validOf(cart)).toEqual(['order'])

  const { afterOrder } = discountedAmounts({
    ...cart,
    adjustments: cart.adjustments.slice(1),
    discounts: noDiscounts,
  })
  expect([...afterOrder]).toEqual([
    ['jacket', 70_00],
    ['gift card', 50_00],
  ])
})

test('the limit applies to the price after promotions', () => {
  const discounts = { ...noDiscounts, lines: new Map([['jacket', { item: 40_00, order: 20_00 }]]) }
  const { adjustments } = cartWith(adjustment('too much'), adjustment('half', { value: 20_00 }))

  expect(validAdjustments({ lines: [jacket], adjustments, discounts }, conditions)).toMatchObject([
    { id: 'half' },
  ])
})

test('a cart whose adjustments are all valid stays as it is', () => {
  const cart = cartWith(adjustment('first'))

  expect(validAdjustments({ ...cart, discounts: noDiscounts }, conditions)).toBe(cart.adjustments)
  expect(keepAdjustments(cart, cart.adjustments)).toBe(cart)
})

test('a change keeps the adjustments of other live sessions if their line is not larger', () => {
  const own = adjustment('own')
  const inOther = adjustment('in other', { sessionId: 'other' })
  const ofOrder = adjustment('order', { sessionId: 'other', lineId: null, sku: null })
  const fewerPieces = adjustment('fewer pieces', { sessionId: 'other', quantity: 0 })
  const ended = adjustment('ended', { sessionId: 'ended' })
  const keep = (...adjustments: PriceAdjustment[]) =>
    withoutEndedAdjustments(cartWith(...adjustments), [own], conditions)

  expect(keep(own, inOther, ofOrder)).toMatchObject({ notices: [] })
  for (const removed of [fewerPieces, ended]) {
    expect(keep(own, inOther, ofOrder, removed)).toMatchObject({
      adjustments: [own, inOther, ofOrder],
      notices: [{ type: 'PRICE_UPDATED' }],
    })
  }
})

test('a notice tells once that a price is higher without an adjustment', () => {
  const first = adjustment('first')
  const ofOrder = adjustment('order', { lineId: null, sku: null })
  const notice = { type: 'PRICE_UPDATED' as const }

  expect(keepAdjustments(cartWith(first, ofOrder), [first])).toMatchObject({
    adjustments: [first],
    notices: [notice],
  })
  expect(keepAdjustments(cartWith(first), []).notices).toEqual([notice])
  expect(keepAdjustments({ ...cartWith(first), notices: [notice] }, []).notices).toEqual([notice])
  const merged = { type: 'CARTS_MERGED' as const }
  const ofLostLine = adjustment('lost', { lineId: 'mug' })
  const cart = { ...cartWith(first, ofLostLine), notices: [merged] }
  expect(keepAdjustments(cart, []).notices).toEqual([merged, notice])
})

test('there is no notice about an adjustment whose line was removed', () => {
  const other = { type: 'CARTS_MERGED' as const }
  const lines = [aLine({ id: 'mug' })]
  const cart = { ...cartWith(adjustment('first')), lines, notices: [other] }

  expect(keepAdjustments(cart, [])).toMatchObject({ adjustments: [], notices: [other] })
})

const pricedLine = (id: string, current: number) =>
  aLine({ id, sellable: aSellable({ price: { current, original: current } }) })

const lines = [pricedLine('jacket', 100_00), pricedLine('mug', 20_00)]
const sessionId = 'at the counter'
const atCounter = someConditions({ inStoreSessionId: sessionId, places: placesOf(aStore()) })
const price = pricingUnder(atCounter)
const context = { conditions: atCounter, price }

const jacketAdjustment = (more: Partial<PriceAdjustment> = {}) =>
  anAdjustment({ id: 'first', lineId: 'jacket', value: 20_00, ...more })

const outcome = (result: Result<Cart, Refusal>) =>
  result.ok ? result.value.adjustments.map(({ id, value }) => [id, value]) : result.refusal.name

const add = (more: Partial<PriceAdjustment>, before: PriceAdjustment[] = []) =>
  outcome(withAdjustment(aCart({ lines, adjustments: before }), jacketAdjustment(more), context))

describe('a price adjustment', () => {
  test('is accepted up to the limit of the store, plus a cent for rounding', () => {
    expect(add({ value: 50_00 })).toEqual([['first', 50_00]])
    expect(add({ value: 51_00 })).toBe('priceInvalid')
    expect(add({ type: 'amount', value: 50_00 })).toEqual([['first', 50_00]])
    // A cent is left for rounding.
    expect(add({ type: 'amount', value: 50_01 })).toEqual([['first', 50_01]])
    expect(add({ type: 'amount', value: 50_02 })).toBe('priceInvalid')
  })

  test('can lower a line of the cart or the whole order', () => {
    expect(add({ lineId: 'parka' })).toBe('itemNotAvailable')
    expect(add({ lineId: null, type: 'amount', value: 60_00 })).toEqual([['first', 60_00]])
    expect(add({ lineId: null, type: 'amount', value: 61_00 })).toBe('priceInvalid')
  })

  test('is refused if all adjustments of a line together exceed the limit', () => {
    const before = [jacketAdjustment({ id: 'earlier', value: 40_00 })]
    expect(add({ value: 10_00 }, before)).toEqual([
      ['earlier', 40_00],
      ['first', 10_00],
    ])
    expect(add({ value: 30_00 }, before)).toBe('priceInvalid')
    expect(add({ lineId: 'mug', value: 60_00 })).toBe('priceInvalid')
  })

  test('is refused if the total of the cart cannot be calculated', () => {
    const linesAboveMaximum = [
      pricedLine('jacket', Number.MAX_SAFE_INTEGER),
      pricedLine('mug', 20_00),
    ]
    const cart = aCart({ lines: linesAboveMaximum })
    expect(outcome(withAdjustment(cart, jacketAdjustment(), context))).toBe('priceInvalid')
  })
})

describe('an existing price adjustment', () => {
  const cart = aCart({
    lines,
    adjustments: [
      jacketAdjustment(),
      jacketAdjustment({ id: 'second', lineId: 'mug', value: 10_00 }),
    ],
  })
  const change = (id: string, value: number) =>
    outcome(withChangedAdjustment(cart, { id, sessionId, value }, price))
  const remove = (id: string) => outcome(withoutAdjustment(cart, { id, sessionId }))

  test('can be changed within the same limit', () => {
    expect(change('second', 50_00)).toEqual([
      ['first', 20_00],
      ['second', 50_00],
    ])
    expect(change('second', 55_00)).toBe('priceInvalid')
    expect(change('third', 10_00)).toBe('callUnknown')
  })

  test('cannot be changed so far that another one exceeds the limit', () => {
    const both = aCart({
      lines,
      adjustments: [jacketAdjustment(), jacketAdjustment({ id: 'second' })],
    })
    const changeFirst = (value: number) =>
      outcome(withChangedAdjustment(both, { id: 'first', sessionId, value }, price))

    expect(changeFirst(30_00)).toEqual([
      ['first', 30_00],
      ['second', 20_00],
    ])
    expect(changeFirst(45_00)).toBe('priceInvalid')
  })

  test('can be changed beside one whose session has ended, which does not count', () => {
    const ended = jacketAdjustment({ id: 'ended', sessionId: 'ended', value: 50_00 })
    const afterEnded = aCart({ lines, adjustments: [ended, jacketAdjustment()] })
    const result = withChangedAdjustment(
      afterEnded,
      { id: 'first', sessionId, value: 50_00 },
      price,
    )

    expect(outcome(result)).toEqual([
      ['ended', 50_00],
      ['first', 50_00],
    ])
    expect(result.ok && price(result.value)).toMatchObject({
      value: { adjustments: [{ id: 'first' }], pricedCart: { itemSubTotal: 70_00 } },
    })
  })

  test('can be removed', () => {
    expect(remove('first')).toEqual([['second', 10_00]])
    expect(remove('third')).toBe('callUnknown')
  })

  test('can be changed and removed only in its own session', () => {
    const ref = { id: 'first', sessionId: 'other' }

    expect(outcome(withChangedAdjustment(cart, { ...ref, value: 1_00 }, price))).toBe('callUnknown')
    expect(outcome(withoutAdjustment(cart, ref))).toBe('callUnknown')
  })
})
