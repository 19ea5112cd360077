import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import type { Cart } from '../cart.ts'
import { noDiscounts } from '../pricing/price-cart.ts'
import type { PriceAdjustment } from './price-adjustment.ts'
import { keepAdjustments, validAdjustments } from './valid-adjustments.ts'

const jacket = aLine({
  id: 'jacket',
  sellable: aSellable({ sku: 'JACKET-M', price: { current: 100_00, original: 100_00 } }),
})

const adjustment = (id: string, more: Partial<PriceAdjustment> = {}): PriceAdjustment => ({
  id,
  sessionId: 'live',
  lineId: 'jacket',
  sku: 'JACKET-M',
  type: 'amount',
  value: 30_00,
  reason: 'A scratch',
  storeId: '0042',
  employeeId: 'E1001',
  ...more,
})

const conditions = someConditions({ inStoreSessionIds: new Set(['live']) })

const cartWith = (...adjustments: PriceAdjustment[]) => aCart({ lines: [jacket], adjustments })

const validOf = (cart: Cart) =>
  validAdjustments({ ...cart, discounts: noDiscounts }, conditions).map(({ id }) => id)

test('adjustments are valid in a live session and for the same item, on a line or on the order', () => {
  const cart = cartWith(
    adjustment('ended', { sessionId: 'ended' }),
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
