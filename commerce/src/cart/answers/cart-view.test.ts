import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aCart, aLine, aStore, placesOf, someConditions } from '../cart-example.ts'
import type { CartLine } from '../cart.ts'
import { lowStockMessages } from './cart-view.ts'

const messagesFor = (...lines: Partial<CartLine>[]) =>
  lowStockMessages(
    aCart({ lines: lines.map((line, index) => aLine({ id: `${index}`, ...line })) }),
    someConditions({ places: placesOf(aStore()) }),
  ).map(({ type, details }) => [type, details?.['available'] ?? details?.['maximum']])

const stock = (onHand: number) => ({ sellable: aSellable({ onHand }) })

test('sends no message for items in stock', () => {
  expect(messagesFor({ quantity: 10 })).toEqual([])
})

test('states the stock if it is smaller than the quantity (CART-056)', () => {
  expect(messagesFor({ quantity: 5, ...stock(2) })).toEqual([
    ['ProductLineItemInventoryMissing', 2],
  ])
})

test('reports sold-out items (CART-058)', () => {
  expect(messagesFor(stock(0))).toEqual([['ProductLineItemFullInventoryMissing', 0]])
})

test('reports items that are withdrawn or not sold on the site (CART-057)', () => {
  expect(
    messagesFor(
      { sellable: aSellable({ withdrawn: true }) },
      { sellable: aSellable({ price: null }) },
    ),
  ).toEqual([
    ['ProductItemNotAvailable', undefined],
    ['ProductItemNotAvailable', undefined],
  ])
})

test('uses the stock of the pickup store and not that of the warehouse', () => {
  const pickupAtFavoriteStore = { shippingMethod: 'pickup', storeId: '0042', quantity: 6 } as const

  expect(messagesFor({ ...pickupAtFavoriteStore, ...stock(10) })).toEqual([
    ['ProductLineItemInventoryMissing', 4],
  ])
})

test('subtracts the quantities of other lines from the stock of a line', () => {
  expect(
    messagesFor({ quantity: 3, ...stock(5) }, { quantity: 3, recipeId: 'b', ...stock(5) }),
  ).toEqual([
    ['ProductLineItemInventoryMissing', 2],
    ['ProductLineItemInventoryMissing', 2],
  ])
})

test('states the maximum quantity of a style in one order', () => {
  expect(messagesFor({ quantity: 4, sellable: aSellable({ maxPerOrder: 3 }) })).toEqual([
    ['ProductItemMaxQuantity', 3],
  ])
})
