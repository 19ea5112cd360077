import { itemId } from '@cairn/contract/fields/identifiers'
import { describe, expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { noPromotions, type CurrentPromotions } from '../../promotions/current-promotions.ts'
import { aPromotion } from '../../promotions/promotion-example.ts'
import { aCart, aLine, aStore, placesOf } from '../cart-example.ts'
import type { CartLine } from '../cart.ts'
import { giftLineId, maxGiftQuantity, withGifts } from './gift-lines.ts'

const cartId = '6f1f64cc-5a0c-4d4e-9d1f-2f8a3f7f0001'
const mug = aSellable({ sku: 'CAIRN007SNW-OS', soldAlone: false })
const gives = { type: 'gift', sku: mug.sku, pieces: 2 } as const
const promotion = aPromotion({ promotionId: 'MUG-GWP', gives })
const promotions: CurrentPromotions = {
  ...noPromotions,
  gifts: new Map([[mug.sku, mug]]),
  byId: new Map([['MUG-GWP', promotion]]),
}
const gifts = [{ promotionId: 'MUG-GWP', sku: mug.sku, pieces: 2 }]

const conditions = { promotions, places: placesOf(), areFirst: false }

const giftBeside = (...lines: CartLine[]) =>
  withGifts(aCart({ id: cartId, lines }), gifts, conditions).at(-1)

describe('a gift', () => {
  test('is a separate line with the id of its promotion', () => {
    expect(giftBeside(aLine())).toMatchObject({
      id: giftLineId(cartId, 'MUG-GWP'),
      sku: mug.sku,
      quantity: 2,
      giftOf: 'MUG-GWP',
    })
  })

  test('has an item id that is unique for its promotion and cart', () => {
    const others = [
      giftLineId(cartId, 'CUP-GWP'),
      giftLineId(cartId.replace('6f', '7f'), 'MUG-GWP'),
    ]
    const id = giftLineId(cartId, 'MUG-GWP')

    expect(itemId.safeParse(id).success).toBe(true)
    expect(new Set([id, cartId, ...others]).size).toBe(4)
    expect(maxGiftQuantity({ id: cartId }, id, promotions)).toBe(2)
    expect(maxGiftQuantity({ id: cartId }, others[0] ?? '', promotions)).toBeUndefined()
  })

  test('is delivered with the other items, and from the warehouse to a pickup store', () => {
    const atStore = { shippingMethod: 'pickup', storeId: '0042' } as const
    const digital = aLine({ id: 'card', shippingMethod: 'digital' })

    expect(giftBeside(digital, aLine({ shippingMethod: 'express' }))).toMatchObject({
      shippingMethod: 'express',
    })
    expect(giftBeside(aLine(atStore))).toMatchObject({ shippingMethod: 'sts', storeId: '0042' })
    expect(giftBeside(aLine(atStore), aLine({ id: 'other' }))).toMatchObject({
      shippingMethod: 'standard',
      storeId: null,
    })
    expect(giftBeside(digital)).toMatchObject({ shippingMethod: 'standard', shippingId: 'me' })
  })

  test('is collected with the rest from a store that has enough of it', () => {
    const collected = { shippingMethod: 'pickup', storeId: '0042' } as const
    const deliveryOf = (onHand: number, ...lines: CartLine[]) =>
      withGifts(aCart({ id: cartId, lines }), gifts, {
        ...conditions,
        places: placesOf(aStore({ stock: { [mug.sku]: onHand } })),
      }).at(-1)
    const boughtMug = aLine({ id: 'mug', sku: mug.sku, sellable: mug, quantity: 1, ...collected })

    expect(deliveryOf(2, aLine(collected))).toMatchObject(collected)
    expect(deliveryOf(1, aLine(collected))).toMatchObject({ shippingMethod: 'sts' })
    expect(deliveryOf(2, aLine(collected), boughtMug)).toMatchObject({ shippingMethod: 'sts' })
    expect(deliveryOf(2, aLine(collected), aLine({ id: 'other' }))).toMatchObject({
      shippingMethod: 'standard',
    })
  })

  test('is the first line if the shop is configured so, and otherwise the last (CART-088)', () => {
    const cart = aCart({ id: cartId, lines: [aLine()] })
    const skus = (areFirst: boolean) =>
      withGifts(cart, gifts, { ...conditions, areFirst }).map(({ sku }) => sku)

    expect(skus(false)).toEqual(['CAIRN001BLK-M', mug.sku])
    expect(skus(true)).toEqual([mug.sku, 'CAIRN001BLK-M'])
  })

  test('that the market does not sell is not added', () => {
    const cart = aCart({ id: cartId, lines: [aLine()] })

    expect(withGifts(cart, gifts, { ...conditions, promotions: noPromotions })).toBe(cart.lines)
  })
})
