import type { Refusal, Result } from '@cairn/contract/refusals/result'
import { describe, expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import type { Cart } from '../cart.ts'
import { pricingUnder } from '../pricing/cart-prices.ts'
import { withAdjustment, withChangedAdjustment, withoutAdjustment } from './adjust-prices.ts'
import type { PriceAdjustment } from './price-adjustment.ts'

const pricedLine = (id: string, current: number) =>
  aLine({ id, sellable: aSellable({ price: { current, original: current } }) })

const lines = [pricedLine('jacket', 100_00), pricedLine('mug', 20_00)]
const sessionId = 'at the counter'
const price = pricingUnder(someConditions({ inStoreSessionIds: new Set([sessionId]) }))

const adjustment = (more: Partial<PriceAdjustment> = {}): PriceAdjustment => ({
  id: 'first',
  sessionId,
  lineId: 'jacket',
  sku: 'CAIRN001BLK-M',
  type: 'percent',
  value: 20_00,
  reason: 'A scratch',
  storeId: '0042',
  employeeId: 'E1001',
  ...more,
})

const outcome = (result: Result<Cart, Refusal>) =>
  result.ok ? result.value.adjustments.map(({ id, value }) => [id, value]) : result.refusal.name

const add = (more: Partial<PriceAdjustment>, before: PriceAdjustment[] = []) =>
  outcome(withAdjustment(aCart({ lines, adjustments: before }), adjustment(more), price))

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
    const before = [adjustment({ id: 'earlier', value: 40_00 })]
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
    expect(outcome(withAdjustment(cart, adjustment(), price))).toBe('priceInvalid')
  })
})

describe('an existing price adjustment', () => {
  const cart = aCart({
    lines,
    adjustments: [adjustment(), adjustment({ id: 'second', lineId: 'mug', value: 10_00 })],
  })
  const change = (id: string, value: number) =>
    outcome(withChangedAdjustment(cart, { id, value }, price))
  const remove = (id: string) => outcome(withoutAdjustment(cart, id))

  test('can be changed within the same limit', () => {
    expect(change('second', 50_00)).toEqual([
      ['first', 20_00],
      ['second', 50_00],
    ])
    expect(change('second', 55_00)).toBe('priceInvalid')
    expect(change('third', 10_00)).toBe('callUnknown')
  })

  test('cannot be changed so far that another one exceeds the limit', () => {
    const both = aCart({ lines, adjustments: [adjustment(), adjustment({ id: 'second' })] })
    const changeFirst = (value: number) =>
      outcome(withChangedAdjustment(both, { id: 'first', value }, price))

    expect(changeFirst(30_00)).toEqual([
      ['first', 30_00],
      ['second', 20_00],
    ])
    expect(changeFirst(45_00)).toBe('priceInvalid')
  })

  test('can be changed beside one whose session has ended, which does not count', () => {
    const ended = adjustment({ id: 'ended', sessionId: 'ended', value: 50_00 })
    const afterEnded = aCart({ lines, adjustments: [ended, adjustment()] })
    const result = withChangedAdjustment(afterEnded, { id: 'first', value: 50_00 }, price)

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
})
