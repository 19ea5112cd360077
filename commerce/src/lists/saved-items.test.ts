import { expect, test } from 'vitest'
import { aCart, aLine, someConditions } from '../cart/cart-example.ts'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { savedItemOf, withSavedItems } from './saved-items.ts'

const jacket = aSellable({ sku: 'jacket' })
const sellables = [jacket, aSellable({ sku: 'beanie', onHand: 0 }), aSellable({ sku: 'shell' })]
const savedItems = sellables.map(({ sku }) =>
  savedItemOf(aLine({ id: `item-${sku}`, sku }), { quantity: undefined, newId: 'unused' }),
)
const context = {
  savedItems,
  requestedVariants: new Map(sellables.map((sellable) => [sellable.sku, sellable])),
  conditions: someConditions(),
}

const move = (...skus: string[]) => {
  const itemIds = skus.map((sku) => `item-${sku}`)
  const { cart, movedIds, refused } = withSavedItems(aCart(), itemIds, context)
  return { skus: cart.lines.map(({ sku }) => sku), movedIds, refusal: refused?.refusal.name }
}

test('saved items are added to the cart in the requested order, each as its own line', () => {
  expect(move('shell', 'jacket')).toEqual({
    skus: ['shell', 'jacket'],
    movedIds: ['item-shell', 'item-jacket'],
    refusal: undefined,
  })
})

test('items before a refused one are moved, and those after it are not', () => {
  expect(move('jacket', 'beanie', 'shell')).toEqual({
    skus: ['jacket'],
    movedIds: ['item-jacket'],
    refusal: 'outOfStock',
  })
})

test('an item that is neither saved nor in the cart is refused', () => {
  expect(move('glove')).toEqual({ skus: [], movedIds: [], refusal: 'itemNotAvailable' })
})

test('an item that a lost request has moved is left as it is', () => {
  const cart = aCart({ lines: [aLine({ id: 'item-glove', quantity: 2 })] })

  expect(withSavedItems(cart, ['item-glove'], context)).toEqual({
    cart,
    movedIds: [],
    refused: undefined,
  })
})

test('equal items of the list and the cart become one line', () => {
  const cart = aCart({ lines: [aLine({ sku: 'jacket', sellable: jacket, quantity: 2 })] })

  expect(withSavedItems(cart, ['item-jacket'], context)).toMatchObject({
    cart: { lines: [{ id: 'line', quantity: 3 }] },
    movedIds: ['item-jacket'],
  })
})
