import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { aCart, aStore, placesOf, someConditions } from './cart-example.ts'
import { type Cart, withChangedItem, withItem } from './cart.ts'
import { withDelivery } from './delivery/choose-delivery.ts'

const runs = process.env['CAIRN_LONG'] === '1' ? 10_000 : 1_000

const jacket = aSellable({ onHand: 6 })
const shell = aSellable({ sku: 'CAIRN002BLK-M', styleId: 'CAIRN002', onHand: 4, maxPerOrder: 3 })
const skus = [jacket, shell]
const stock = { [jacket.sku]: 3, [shell.sku]: 2 }
const conditions = someConditions({
  places: placesOf(aStore({ stock }), aStore({ placeId: '0043', stock: { [jacket.sku]: 1 } })),
})

const deliveries = [
  { code: 'standard', storeId: null },
  { code: 'express', storeId: null },
  { code: 'sts', storeId: '0042' },
  { code: 'pickup', storeId: '0042' },
  { code: 'pickup', storeId: '0043' },
] as const

const step = fc.record({
  action: fc.constantFrom('add' as const, 'change' as const, 'deliver' as const),
  sellable: fc.constantFrom(...skus),
  delivery: fc.constantFrom(...deliveries),
  shippingId: fc.constantFrom('me', 'gift'),
  recipeId: fc.constantFrom(null, 'a'),
  quantity: fc.integer({ min: 1, max: 7 }),
  line: fc.nat({ max: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

function after(cart: Cart, { action, sellable, delivery, ...choice }: Step, lineId: string) {
  const { shippingId, recipeId, quantity } = choice
  const line = cart.lines[choice.line]?.id ?? 'none'
  const { code, storeId } = delivery
  if (action === 'deliver')
    return withDelivery(
      cart,
      { lineIds: [line], shipmentId: undefined, code, shippingId, storeId },
      conditions,
    )
  if (action === 'change') {
    const change = { lineId: line, quantity, shippingMethod: undefined, storeId: undefined }
    return withChangedItem(cart, { ...change, giftOption: undefined }, { conditions })
  }
  const item = { lineId, quantity, recipeId, shippingMethod: code, storeId, giftOption: null }
  return withItem(cart, { ...item, precreatedCustomsCode: null }, { sellable, conditions })
}

test('lines that share a sku are summed, whatever shipments they are in (guarantee 2)', () => {
  const quantityIn = (cart: Cart, sku: string, location: string | null) =>
    cart.lines
      .filter((line) => line.sku === sku)
      .filter(
        ({ shippingMethod, storeId }) =>
          (shippingMethod === 'pickup' ? storeId : null) === location,
      )
      .reduce((sum, { quantity }) => sum + quantity, 0)

  const property = fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
    let cart = aCart()
    for (const [index, change] of steps.entries()) {
      const outcome = after(cart, change, `line-${index}`)
      if (outcome.ok) cart = outcome.value
    }
    for (const { sku, onHand } of skus) {
      expect(quantityIn(cart, sku, null)).toBeLessThanOrEqual(onHand)
      for (const [placeId, place] of conditions.places)
        expect(quantityIn(cart, sku, placeId)).toBeLessThanOrEqual(place.stock[sku] ?? 0)
    }
    const shells = cart.lines.filter(({ sku }) => sku === shell.sku)
    expect(shells.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(3)
    expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length)
  })
  fc.assert(property, { numRuns: runs })
})
