import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import type { Sellable } from '../catalogue/sellable/sellable.ts'
import { aCart, someConditions } from './cart-example.ts'
import { type Cart, type ItemToAdd, withChangedItem, withItem, withoutItem } from './cart.ts'

const jacket = aSellable()
const larger = { ...jacket, sku: 'CAIRN001BLK-L', size: 'L' }
const giftCard = { ...jacket, sku: 'CAIRN008HTR-50', isDigital: true, onHand: 0 }

const empty = aCart()
const conditions = someConditions()

let lines = 0
const item = (more: Partial<ItemToAdd> = {}): ItemToAdd => ({
  lineId: `line-${(lines += 1)}`,
  quantity: 1,
  recipeId: null,
  precreatedCustomsCode: null,
  shippingMethod: undefined,
  storeId: null,
  giftOption: null,
  ...more,
})

function cartWith(...entries: [Sellable, number][]): Cart {
  return entries.reduce((cart, [sellable, quantity]) => {
    const outcome = withItem(cart, item({ quantity }), { sellable, conditions })
    if (!outcome.ok) throw new Error(outcome.refusal.name)
    return outcome.value
  }, empty)
}

const noChange = {
  quantity: undefined,
  shippingMethod: undefined,
  storeId: undefined,
  giftOption: undefined,
}

const quantities = ({ lines: cartLines }: Cart) =>
  cartLines.map(({ sku, quantity }) => [sku, quantity])

describe('adding an item', () => {
  test('a new item becomes a new line', () => {
    expect(quantities(cartWith([jacket, 1], [larger, 2]))).toEqual([
      ['CAIRN001BLK-M', 1],
      ['CAIRN001BLK-L', 2],
    ])
  })

  test('adding the same item again increases the quantity of its line', () => {
    expect(quantities(cartWith([jacket, 1], [jacket, 2]))).toEqual([['CAIRN001BLK-M', 3]])
  })

  test.each([
    ['itemNotAvailable', null],
    ['variantWithdrawn', { ...jacket, withdrawn: true }],
    ['giftNotSoldAlone', { ...jacket, soldAlone: false }],
    ['noPrice', { ...jacket, price: null }],
    ['outOfStock', { ...jacket, onHand: 0 }],
  ])('is refused with %s', (name, sellable) => {
    expect(withItem(empty, item(), { sellable, conditions })).toEqual({
      ok: false,
      refusal: { name, data: {} },
    })
  })

  test('a quantity above the stock is refused with the maximum', () => {
    expect(
      withItem(cartWith([jacket, 8]), item({ quantity: 3 }), { sellable: jacket, conditions }),
    ).toMatchObject({
      refusal: { name: 'maximumQuantityAdded', data: { maximum: 10 } },
    })
  })

  test('the maximum quantity of a style applies to all of its sizes together', () => {
    const limited = { ...jacket, maxPerOrder: 3 }
    const cart = cartWith([limited, 2])

    expect(
      withItem(cart, item({ quantity: 2 }), {
        sellable: { ...larger, maxPerOrder: 3 },
        conditions,
      }),
    ).toMatchObject({
      refusal: { name: 'maximumQuantityAdded', data: { maximum: 3 } },
    })
  })

  test('digital items have unlimited stock and digital delivery', () => {
    const outcome = withItem(empty, item({ quantity: 7 }), { sellable: giftCard, conditions })

    expect(outcome.ok && outcome.value.lines).toMatchObject([
      { quantity: 7, shippingMethod: 'digital' },
    ])
  })

  test('only a gift card can have a greeting', () => {
    const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'See you up there' }

    expect(withItem(empty, item({ giftOption }), { sellable: jacket, conditions })).toMatchObject({
      refusal: { name: 'giftOptionNotPossible' },
    })
    expect(withItem(empty, item({ giftOption }), { sellable: giftCard, conditions })).toMatchObject(
      {
        ok: true,
      },
    )
  })

  test('gift cards for two recipients are two lines', () => {
    const to = (name: string) =>
      item({ giftOption: { email: `${name}@example.com`, to: name, message: '' } })
    const first = withItem(empty, to('kim'), { sellable: giftCard, conditions })
    const second = first.ok
      ? withItem(first.value, to('robin'), { sellable: giftCard, conditions })
      : first

    expect(second.ok && second.value.lines).toHaveLength(2)
  })

  test('a shipping method that is not available for the item is refused', () => {
    expect(
      withItem(empty, item({ shippingMethod: 'digital' }), { sellable: jacket, conditions }),
    ).toMatchObject({
      refusal: { name: 'shippingMethodUnavailable' },
    })
  })
})

describe('changing an item', () => {
  test('sets its quantity', () => {
    const cart = cartWith([jacket, 1])
    const lineId = cart.lines[0]?.id ?? ''

    const result = withChangedItem(cart, { ...noChange, lineId, quantity: 4 }, { conditions })

    expect(result.ok && quantities(result.value)).toEqual([['CAIRN001BLK-M', 4]])
  })

  test('to a size that is already in the cart merges the two lines', () => {
    const cart = cartWith([jacket, 1], [larger, 2])
    const lineId = cart.lines[0]?.id ?? ''

    const result = withChangedItem(
      cart,
      { ...noChange, lineId },
      { conditions, replacement: larger },
    )

    expect(result.ok && quantities(result.value)).toEqual([['CAIRN001BLK-L', 3]])
  })

  test('adds the greeting of a gift card, and removes it again', () => {
    const cart = cartWith([giftCard, 1])
    const lineId = cart.lines[0]?.id ?? ''
    const giftOption = { email: 'kim@example.com', to: 'Kim', message: '' }
    const withGreeting = withChangedItem(cart, { ...noChange, lineId, giftOption }, { conditions })
    const withoutGreeting = withGreeting.ok
      ? withChangedItem(
          withGreeting.value,
          { ...noChange, lineId, giftOption: null },
          { conditions },
        )
      : withGreeting

    expect(withGreeting.ok && withGreeting.value.lines).toMatchObject([{ giftOption }])
    expect(withoutGreeting.ok && withoutGreeting.value.lines).toMatchObject([{ giftOption: null }])
  })

  test('accepts a smaller quantity even if it still exceeds the stock', () => {
    const cart = cartWith([jacket, 6])
    const lineId = cart.lines[0]?.id ?? ''
    const cartWithLowStock = {
      ...cart,
      lines: cart.lines.map((line) => ({ ...line, sellable: { ...jacket, onHand: 2 } })),
    }

    expect(
      withChangedItem(cartWithLowStock, { ...noChange, lineId, quantity: 4 }, { conditions }),
    ).toMatchObject({
      ok: true,
    })
    expect(
      withChangedItem(cartWithLowStock, { ...noChange, lineId, quantity: 7 }, { conditions }),
    ).toMatchObject({
      refusal: { name: 'maximumQuantityAdded', data: { maximum: 2 } },
    })
  })

  test('is refused for an unknown item', () => {
    const change = { ...noChange, lineId: 'nobody', quantity: 2 }
    expect(withChangedItem(empty, change, { conditions })).toMatchObject({
      refusal: { name: 'itemNotAvailable' },
    })
  })
})

test('removing an item keeps the others, and removing it again is refused', () => {
  const cart = cartWith([jacket, 1], [larger, 2])
  const lineId = cart.lines[0]?.id ?? ''
  const result = withoutItem(cart, lineId)

  expect(result.ok && quantities(result.value)).toEqual([['CAIRN001BLK-L', 2]])
  expect(result.ok && withoutItem(result.value, lineId)).toMatchObject({
    refusal: { name: 'itemNotAvailable' },
  })
})

test('no sequence of changes makes the quantity of a sku exceed its stock', () => {
  const step = fc.record({
    sellable: fc.constantFrom(jacket, larger),
    quantity: fc.integer({ min: 1, max: 12 }),
    changesLine: fc.option(fc.nat({ max: 3 })),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let cart = empty
      for (const { sellable, quantity, changesLine } of steps) {
        const lineId = changesLine === null ? undefined : cart.lines[changesLine]?.id
        const outcome =
          lineId === undefined
            ? withItem(cart, item({ quantity }), { sellable, conditions })
            : withChangedItem(cart, { ...noChange, lineId, quantity }, { conditions })
        if (outcome.ok) cart = outcome.value
      }
      for (const { sku, onHand } of [jacket, larger]) {
        const quantityIn = cart.lines.filter((line) => line.sku === sku)
        expect(quantityIn.length).toBeLessThanOrEqual(1)
        expect(quantityIn[0]?.quantity ?? 0).toBeLessThanOrEqual(onHand)
      }
    }),
  )
})
