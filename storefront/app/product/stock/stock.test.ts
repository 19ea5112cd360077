import { expect, test } from 'vitest'
import { lowStockOf, isSoldOut } from './stock.ts'

const variant = {
  sku: 'CAIRN001BLK-M',
  upc: '840000000019',
  productId: 'CAIRN001BLK',
  size: 'M',
  price: null,
  inStock: true,
}
const stock = (quantity: number) => ({ [variant.sku]: { quantity } })

test('uses the stock of the page until the current stock has loaded (PROD-021)', () => {
  expect(isSoldOut(variant, undefined)).toBe(false)
  expect(isSoldOut({ ...variant, inStock: false }, undefined)).toBe(true)
  expect(isSoldOut(variant, stock(0))).toBe(true)
  expect(isSoldOut(variant, {})).toBe(true)
  expect(isSoldOut({ ...variant, inStock: false }, stock(1))).toBe(false)
})

test('returns the quantity only if the stock is low', () => {
  expect([0, 1, 5, 6].map((quantity) => lowStockOf(variant, stock(quantity)))).toEqual([
    undefined,
    1,
    5,
    undefined,
  ])
  expect(lowStockOf(variant, undefined)).toBeUndefined()
})
