import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellable } from '../catalogue/sellable-example.ts'
import type { CartLine } from './cart.ts'
import { priceCart } from './price-cart.ts'

type Priced = { quantity: number; price: { current: number; original: number } | null }

const lineOf = ({ quantity, price }: Priced, at: number): CartLine => ({
  id: `line-${at}`,
  sku: `CAIRN001BLK-${at}`,
  quantity,
  recipeId: null,
  shippingMethod: 'standard',
  giftOption: null,
  sellable: aSellable({ price }),
})

test('a row costs its price times its quantity, and the total is the sum of the rows', () => {
  const priced = priceCart({
    lines: [
      { quantity: 2, price: { current: 259_99, original: 390_00 } },
      { quantity: 3, price: { current: 20_00, original: 20_00 } },
    ].map(lineOf),
  })

  expect(priced.lines.get('line-0')).toMatchObject({ rowTotal: 519_98 })
  expect(priced).toMatchObject({ itemTotal: 579_98, total: 579_98, totalUnits: 5 })
})

test('what has no price any more costs nothing, and still counts as a unit', () => {
  expect(priceCart({ lines: [lineOf({ quantity: 2, price: null }, 0)] })).toMatchObject({
    total: 0,
    totalUnits: 2,
  })
})

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 999_999 }),
  price: fc.option(
    fc
      .nat({ max: 10_000_000 })
      .chain((current) =>
        fc.record({ current: fc.constant(current), original: fc.constant(current * 2) }),
      ),
  ),
})

test('the parts always add up, are never negative, and do not depend on the order of lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 50 }), (given) => {
      const lines = given.map(lineOf)
      const { lines: priced, ...totals } = priceCart({ lines })
      const { lines: _, ...reversed } = priceCart({ lines: lines.toReversed() })

      expect(reversed).toEqual(totals)
      expect(totals.itemTotal).toBe(
        priced.values().reduce((sum, { rowTotal }) => sum + rowTotal, 0),
      )
      expect(totals.total).toBe(
        totals.itemTotal -
          totals.itemDiscount -
          totals.orderDiscount +
          totals.shipping +
          totals.tax,
      )
      expect(totals.remainingToPay).toBe(totals.total - totals.paid)
      expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0)
      expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
    }),
  )
})
