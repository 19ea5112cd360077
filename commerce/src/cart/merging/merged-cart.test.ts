import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aPromotion } from '../../promotions/promotion-example.ts'
import { aCart, aLine, anAdjustment, someConditions } from '../cart-example.ts'
import type { Cart, CartLine } from '../cart.ts'
import { calculatePrices } from '../pricing/cart-prices.ts'
import { mergedCart } from './merged-cart.ts'

const conditions = someConditions()
const jacket = aSellable()
const shell = aSellable({ sku: 'CAIRN002BLK-M', styleId: 'CAIRN002' })

const cartOf = (...lines: Partial<CartLine>[]): Cart =>
  aCart({ lines: lines.map((line, index) => aLine({ id: `${index}`, ...line })) })

function totalOf(cart: Cart) {
  const prices = calculatePrices(cart, conditions)
  if (!prices.ok) throw new Error('the cart has no total')
  return prices.value.pricedCart.itemSubTotal
}

const withCodes = (...codes: readonly string[]) => {
  const { promotions } = conditions
  const promotion = aPromotion({
    gives: { type: 'percentage', percent: 10 },
    when: { coupon: true },
  })
  const { promotionId } = promotion
  const limits = { limits: {}, uses: 0, usesByShopper: 0, from: null, until: null }
  const coupons = codes.map((code) => ({ code, promotionId, ...limits }))
  return someConditions({
    promotions: { ...promotions, coupons, byId: new Map([[promotionId, promotion]]) },
  })
}

const quantities = ({ lines }: Cart) => lines.map(({ sku, quantity }) => [sku, quantity])

test('other items are added, and the quantities of the same item are summed (CART-062)', () => {
  const ownCart = cartOf({ quantity: 2 })
  const guestCart = cartOf({ id: 'a', quantity: 3 }, { id: 'b', sellable: shell })

  expect(quantities(mergedCart(ownCart, guestCart, conditions))).toEqual([
    ['CAIRN001BLK-M', 5],
    ['CAIRN002BLK-M', 1],
  ])
})

test('the address that the guest has typed replaces an older one, and a contact of a pickup does not', () => {
  const home = { lastName: 'Berg', addressLine1: '1 Old Street', countryCode: 'US' }
  const typed = { lastName: 'Berg', addressLine1: '2 New Street', countryCode: 'US' }
  const contact = { lastName: 'Larsen' }
  const addressAfter = (own: Cart['shippingAddress'], guest: Cart['shippingAddress']) => {
    const withAddress = (address: Cart['shippingAddress']) => ({
      ...cartOf({}),
      shippingAddress: address,
      billingAddress: address,
    })
    const merged = mergedCart(withAddress(own), withAddress(guest), conditions)
    expect(merged.billingAddress).toEqual(merged.shippingAddress)
    return merged.shippingAddress
  }

  expect(addressAfter(home, typed)).toEqual(typed)
  expect(addressAfter(home, null)).toEqual(home)
  expect(addressAfter(null, contact)).toEqual(contact)
  expect(addressAfter(home, contact)).toEqual(home)
})

test('a merged quantity does not exceed the stock or the maximum per order', () => {
  const ownCart = cartOf({ quantity: 8 })

  expect(quantities(mergedCart(ownCart, cartOf({ quantity: 8 }), conditions))).toEqual([
    ['CAIRN001BLK-M', 10],
  ])
  const limitedVariant = { sellable: aSellable({ maxPerOrder: 3 }) }
  expect(
    quantities(
      mergedCart(
        cartOf({ ...limitedVariant, quantity: 2 }),
        cartOf({ ...limitedVariant, quantity: 2 }),
        conditions,
      ),
    ),
  ).toEqual([['CAIRN001BLK-M', 3]])
})

test('sold-out items are merged as well', () => {
  const guestCart = cartOf({ sellable: { ...jacket, onHand: 0 } })

  expect(quantities(mergedCart(aCart(), guestCart, conditions))).toEqual([['CAIRN001BLK-M', 1]])
})

test('gift cards with a greeting of their own stay separate lines', () => {
  const giftOption = { email: 'kim@example.com', to: 'Kim', message: '' }
  const line = { giftOption, sellable: aSellable({ isDigital: true }) }

  expect(mergedCart(cartOf(line), cartOf({ id: 'a', ...line }), conditions).lines).toHaveLength(2)
})

test('a merge that adds items leaves a notice, and the settings of the own cart stay', () => {
  const ownCart = { ...cartOf({}), coupons: ['WELCOME10'], favoriteStoreId: '0042' }
  const guestCart = { ...cartOf({ id: 'a' }), coupons: ['FREESHIP'], favoriteStoreId: '0043' }
  const merged = mergedCart(ownCart, guestCart, withCodes('WELCOME10', 'FREESHIP'))

  expect(merged).toMatchObject({
    notices: [{ type: 'CARTS_MERGED' }],
    coupons: ['WELCOME10'],
    favoriteStoreId: '0042',
  })
  expect(mergedCart(ownCart, aCart(), conditions).notices).toEqual([])
})

test('price adjustments of the guest cart are dropped, and those of the own cart stay', () => {
  const adjustment = anAdjustment({ id: 'own', lineId: '0' })
  const ownCart = { ...cartOf({}), adjustments: [adjustment] }
  const forLine = { ...adjustment, id: 'line', lineId: 'a' }
  const forOrder = { ...adjustment, id: 'order', lineId: null, sku: null }
  const guestCart = {
    ...cartOf({ id: 'a', sellable: shell }),
    adjustments: [forLine, forOrder],
  }

  const merged = mergedCart(ownCart, guestCart, conditions)
  expect(merged.adjustments).toEqual([adjustment])
  expect(merged.notices).toEqual([{ type: 'PRICE_UPDATED' }, { type: 'CARTS_MERGED' }])
  expect(totalOf(merged)).toBe(totalOf(ownCart) + totalOf({ ...guestCart, adjustments: [] }))
  expect(mergedCart(cartOf({}), guestCart, conditions).adjustments).toEqual([])
})

test('an adjustment of the whole own order is dropped with a notice if items are added', () => {
  const ofOrder = anAdjustment({ lineId: null, sku: null, quantity: null })
  const ownCart = { ...cartOf({}), adjustments: [ofOrder] }

  expect(mergedCart(ownCart, aCart(), conditions)).toMatchObject({
    adjustments: [ofOrder],
    notices: [],
  })
  expect(mergedCart(ownCart, cartOf({ id: 'a' }), conditions)).toMatchObject({
    adjustments: [],
    notices: [{ type: 'PRICE_UPDATED' }, { type: 'CARTS_MERGED' }],
  })
})

test('no merge loses an item or raises a quantity beyond the stock', () => {
  const line = fc.record({
    sellable: fc.constantFrom(jacket, shell),
    quantity: fc.integer({ min: 1, max: 10 }),
    recipeId: fc.constantFrom(null, 'a', 'b'),
  })
  const anyCart = fc.uniqueArray(line, {
    selector: ({ sellable, recipeId }) => `${sellable.sku} ${recipeId}`,
    maxLength: 6,
  })
  fc.assert(
    fc.property(anyCart, anyCart, (own, others) => {
      const ownCart = cartOf(...own)
      const guestCart = cartOf(
        ...others.map((other, index) => ({ ...other, id: `guest-${index}` })),
      )
      const merged = mergedCart(ownCart, guestCart, conditions)

      for (const before of ownCart.lines) {
        const after = merged.lines.find(({ id }) => id === before.id)
        expect(after?.quantity).toBeGreaterThanOrEqual(before.quantity)
        const isRaised = (after?.quantity ?? 0) > before.quantity
        expect(isRaised ? after?.quantity : 0).toBeLessThanOrEqual(before.sellable.onHand)
      }
      for (const { sku, recipeId } of guestCart.lines) {
        expect(merged.lines.some((kept) => kept.sku === sku && kept.recipeId === recipeId)).toBe(
          true,
        )
      }
    }),
  )
})
