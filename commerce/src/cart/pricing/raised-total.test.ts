import { refuse } from '@cairn/contract/refusals/result'
import { expect, test, vi } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../../promotions/current-promotions.ts'
import { aPromotion } from '../../promotions/promotion-example.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import { calculatePrices, type PriceCart } from './cart-prices.ts'
import type { PricingConditions } from './pricing-conditions.ts'
import {
  savedTotalOf,
  totalBeforeMerge,
  withRaisedTotal,
  withRaisedTotalBefore,
} from './raised-total.ts'

const conditions = someConditions({})
const { siteId } = conditions
const priced = aCart({ lines: [aLine()] })
const saved = savedTotalOf(priced, calculatePrices(priced, conditions), conditions)
const total = saved?.total ?? 0
const raised = [{ type: 'TOTAL_RAISED' }]

test('the saved total is that of the prices, and none without prices', () => {
  const prices = calculatePrices(priced, conditions)
  expect(saved).toMatchObject({ siteId, total: prices.ok && prices.value.pricedCart.total })
  expect(savedTotalOf(priced, refuse('totalsNotCalculated'), conditions)).toBeNull()
})

test('a cart that is read says that it costs more, once and only on its site', () => {
  const cart = { ...priced, savedTotal: saved }
  const noticesAt = (current: number, other = {}) =>
    withRaisedTotal({ ...cart, ...other }, { total: current, siteId }).notices

  expect(noticesAt(total + 1)).toEqual(raised)
  expect(noticesAt(total)).toEqual([])
  expect(noticesAt(total + 1, { savedTotal: null })).toEqual([])
  expect(withRaisedTotal(cart, { total: total + 1, siteId: 'CAIRN-DE' }).notices).toEqual([])
  for (const type of ['TOTAL_RAISED', 'PRICE_UPDATED'])
    expect(noticesAt(total + 1, { notices: [{ type }] })).toEqual([{ type }])
  const other = { type: 'ORDER_UPDATED' }
  expect(noticesAt(total + 1, { notices: [other] })).toEqual([other, ...raised])
})

test('a cart that is changed is priced only if its conditions are others than before', () => {
  const noticesWith = (savedTotal: typeof saved) => {
    let count = 0
    const price = (cart: Parameters<typeof calculatePrices>[0]) => {
      count += 1
      return calculatePrices(cart, conditions)
    }
    const { notices } = withRaisedTotalBefore({ ...priced, savedTotal }, { conditions, price })
    return { count, notices }
  }

  expect(noticesWith(null)).toEqual({ count: 0, notices: [] })
  expect(noticesWith(saved)).toEqual({ count: 0, notices: [] })
  const before = { siteId, total: total - 1, basis: 'other' }
  expect(noticesWith(before)).toEqual({ count: 1, notices: raised })
  expect(noticesWith({ ...before, total })).toEqual({ count: 1, notices: [] })
})

/** Whether a cart that was saved under the first conditions is priced when it changes under the second. */
function isPricedAgain(before: PricingConditions, after: PricingConditions, cart = priced) {
  const savedTotal = savedTotalOf(priced, calculatePrices(priced, before), before)
  const price = vi.fn<PriceCart>((toPrice) => calculatePrices(toPrice, after))
  withRaisedTotalBefore({ ...cart, savedTotal }, { conditions: after, price })
  return price.mock.calls.length > 0
}

test('other promotions, another customer group or another price are other conditions', () => {
  const withPromotions = (more: Partial<PricingConditions['promotions']>, at = conditions.at) =>
    someConditions({ at, promotions: { ...noPromotions, ...more } })
  const promotion = aPromotion({
    gives: { type: 'percentage', percent: 10 },
    until: '2026-06-15T13:00:00Z',
  })
  const promoted = { bySite: new Map([[siteId, [promotion]]]) }
  const ended = new Date('2026-06-15T13:00:00Z')

  expect(isPricedAgain(withPromotions({}), withPromotions({ revision: '2' }))).toBe(true)
  expect(isPricedAgain(withPromotions(promoted), withPromotions(promoted))).toBe(false)
  expect(isPricedAgain(withPromotions(promoted), withPromotions(promoted, ended))).toBe(true)
  expect(
    isPricedAgain(withPromotions({}), withPromotions({ bySite: new Map([[siteId, []]]) })),
  ).toBe(false)
  expect(isPricedAgain(withPromotions({}), withPromotions({ groups: new Set(['loyalty']) }))).toBe(
    true,
  )
  const lineAt = (price: ReturnType<typeof aSellable>['price']) =>
    aCart({ lines: [aLine({ sellable: aSellable({ price }) })] })
  expect(isPricedAgain(conditions, conditions, lineAt({ current: 1, original: 1 }))).toBe(true)
  expect(isPricedAgain(conditions, conditions, lineAt(null))).toBe(true)
})

test('the total before a merge is the sum of the carts with items, if all were saved on the site', () => {
  const part = { lines: priced.lines, savedTotal: { siteId, total: 5_00, basis: 'any' } }
  const empty = { lines: [], savedTotal: null }

  expect(totalBeforeMerge([part, part, empty], conditions)).toMatchObject({ siteId, total: 10_00 })
  expect(totalBeforeMerge([part, { ...part, savedTotal: null }], conditions)).toBeNull()
})
