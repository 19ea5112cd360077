import { refuse } from '@cairn/contract/refusals/result'
import { expect, test } from 'vitest'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import { calculatePrices } from './cart-prices.ts'
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

test('the total before a merge is the sum of the carts with items, if all were saved on the site', () => {
  const part = { lines: priced.lines, savedTotal: { siteId, total: 5_00, basis: 'any' } }
  const empty = { lines: [], savedTotal: null }

  expect(totalBeforeMerge([part, part, empty], conditions)).toMatchObject({ siteId, total: 10_00 })
  expect(totalBeforeMerge([part, { ...part, savedTotal: null }], conditions)).toBeNull()
})
