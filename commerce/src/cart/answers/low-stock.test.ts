import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aCart, aLine, aStore, placesOf, someConditions } from '../cart-example.ts'
import type { CartLine } from '../cart.ts'
import { lowStockMessages } from './low-stock.ts'

const messagesFor = (...lines: Partial<CartLine>[]) =>
  lowStockMessages(
    aCart({ lines: lines.map((line, at) => aLine({ id: `${at}`, ...line })) }),
    someConditions({ places: placesOf(aStore()) }),
  ).map(({ type, details }) => [type, details?.['available'] ?? details?.['maximum']])

const stock = (onHand: number) => ({ sellable: aSellable({ onHand }) })

test('says nothing of what is there', () => {
  expect(messagesFor({ quantity: 10 })).toEqual([])
})

test('says how many there are of what is partly there (CART-056)', () => {
  expect(messagesFor({ quantity: 5, ...stock(2) })).toEqual([
    ['ProductLineItemInventoryMissing', 2],
  ])
})

test('says what has sold out (CART-058)', () => {
  expect(messagesFor(stock(0))).toEqual([['ProductLineItemFullInventoryMissing', 0]])
})

test('says what is not sold any more, or not here (CART-057)', () => {
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

test('counts the shelf that a line is fetched from, and not the warehouse', () => {
  const pickupAtFavoriteStore = { shippingMethod: 'pickup', storeId: '0042', quantity: 6 } as const

  expect(messagesFor({ ...pickupAtFavoriteStore, ...stock(10) })).toEqual([
    ['ProductLineItemInventoryMissing', 4],
  ])
})

test('leaves to each line what the others do not take', () => {
  expect(
    messagesFor({ quantity: 3, ...stock(5) }, { quantity: 3, recipeId: 'b', ...stock(5) }),
  ).toEqual([
    ['ProductLineItemInventoryMissing', 2],
    ['ProductLineItemInventoryMissing', 2],
  ])
})

test('says the most that an order may hold of a style', () => {
  expect(messagesFor({ quantity: 4, sellable: aSellable({ maxPerOrder: 3 }) })).toEqual([
    ['ProductItemMaxQuantity', 3],
  ])
})
