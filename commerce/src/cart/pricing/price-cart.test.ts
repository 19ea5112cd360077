import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { aLine, anAdjustment, taxOn } from '../cart-example.ts'
import type { Shipment } from '../delivery/shipments.ts'
import {
  type LinePrice,
  noDiscounts,
  priceCart,
  type PricedCart,
  type PricingInput,
} from './price-cart.ts'

const runs = process.env['CAIRN_LONG'] === '1' ? 100_000 : 2_000

const paymentRules = { currency: 'USD', athleteCredit: null, buysGiftCards: false } as const

const cart = (more: Partial<PricingInput>): PricingInput => ({
  lines: [],
  shipments: [],
  discounts: noDiscounts,
  adjustments: [],
  payments: [],
  paymentRules,
  ...more,
})

function pricesOf(input: PricingInput): PricedCart {
  const outcome = priceCart(input)
  if (!outcome.ok) throw new Error(outcome.refusal.name)
  return outcome.value
}

const pricedLine = (id: string, current: number, more: Partial<Parameters<typeof aLine>[0]> = {}) =>
  aLine({ id, sellable: aSellable({ price: { current, original: current } }), ...more })

const shipment = (more: Partial<Shipment>): Shipment => ({
  id: 'me-standard',
  shippingId: 'me',
  code: 'standard',
  storeId: null,
  lineIds: [],
  price: 0,
  tax: null,
  ...more,
})

test('a row costs its price times its quantity, and the total is the sum of the rows (CART-026)', () => {
  const lines = [
    pricedLine('jacket', 259_99, { quantity: 2 }),
    pricedLine('mug', 20_00, { quantity: 3 }),
  ]
  const prices = pricesOf(cart({ lines }))

  expect(prices.lines.get('jacket')).toMatchObject({ rowTotal: 519_98 })
  expect(prices).toMatchObject({ itemTotal: 579_98, total: 579_98, totalUnits: 5 })
})

test('an item that the site does not sell costs nothing and is not counted', () => {
  const unsold = aLine({ id: 'tee', quantity: 2, sellable: aSellable({ price: null }) })
  const lines = [unsold, pricedLine('jacket', 100_00, { quantity: 3 })]

  expect(pricesOf(cart({ lines }))).toMatchObject({ total: 300_00, totalUnits: 3 })
})

test('a gift costs nothing and has its original price', () => {
  const { lines, total } = pricesOf(cart({ lines: [pricedLine('mug', 24_00, { giftOf: 'GWP' })] }))

  expect(lines.get('mug')).toMatchObject({ current: 0, original: 24_00, rowTotal: 0 })
  expect(total).toBe(0)
})

describe('a discount', () => {
  const lines = [pricedLine('one', 10_00), pricedLine('two', 10_00), pricedLine('three', 10_00)]

  test('of a line is deducted first, then its share of the order discount', () => {
    const prices = pricesOf(
      cart({
        lines,
        discounts: {
          lines: new Map([['one', { item: 2_00, order: 1_00 }]]),
          shipments: new Map(),
        },
      }),
    )

    expect(prices.lines.get('one')).toMatchObject({
      rowTotal: 10_00,
      afterItemDiscount: 8_00,
      afterOrderDiscount: 7_00,
    })
    expect(prices).toMatchObject({ itemDiscount: 2_00, orderDiscount: 1_00, total: 27_00 })
  })

  test('never exceeds the price', () => {
    const discounts = {
      lines: new Map([['one', { item: 50_00, order: 50_00 }]]),
      shipments: new Map([['me-standard', 50_00]]),
    }
    const shipments = [shipment({ lineIds: ['one', 'two', 'three'], price: 6_95 })]

    expect(pricesOf(cart({ lines, shipments, discounts }))).toMatchObject({
      itemDiscount: 10_00,
      orderDiscount: 0,
      shipping: 0,
      shippingDiscount: 6_95,
      total: 20_00,
    })
  })

  test('of shipping can be a part of its price', () => {
    const discounts = { ...noDiscounts, shipments: new Map([['me-standard', 2_00]]) }
    const shipments = [shipment({ lineIds: ['one', 'two', 'three'], price: 6_95 })]

    expect(pricesOf(cart({ lines, shipments, discounts }))).toMatchObject({
      shipping: 4_95,
      shippingDiscount: 2_00,
    })
  })

  test('by store staff is deducted after promotions, from a line or from the order', () => {
    const adjustments = [
      anAdjustment({ id: 'a', lineId: 'one', type: 'percent', value: 25_00 }),
      anAdjustment({ id: 'b', lineId: null, type: 'amount', value: 1_00 }),
    ]
    const prices = pricesOf(cart({ lines, adjustments }))

    expect(prices).toMatchObject({ itemDiscount: 2_50, orderDiscount: 1_00, total: 26_50 })
    // A dollar over 7.50, 10 and 10: the remaining cents go to the largest fractions cut off.
    expect([...prices.lines.values()].map((line) => line.afterOrderDiscount)).toEqual([
      7_23, 9_64, 9_63,
    ])
  })
})

describe('tax', () => {
  const lines = [pricedLine('one', 10_05), pricedLine('two', 20_05)]
  const shipmentWith = (more: Partial<Shipment>) => shipment({ lineIds: ['one', 'two'], ...more })

  test('is added to prices that exclude it, rounded once and distributed to the cent (CART-027)', () => {
    const prices = pricesOf(cart({ lines, shipments: [shipmentWith({ tax: taxOn({}, 7_250) })] }))

    expect(prices).toMatchObject({ tax: 2_18, taxAdded: 2_18, total: 32_28 })
    expect([...prices.lines.values()].map((line) => line.tax)).toEqual([73, 1_45])
  })

  test('is calculated from prices that include it, and adds nothing', () => {
    const tax = taxOn({ isIncluded: true }, 19_000)

    expect(pricesOf(cart({ lines, shipments: [shipmentWith({ tax })] }))).toMatchObject({
      tax: 4_81,
      taxAdded: 0,
      total: 30_10,
    })
  })

  test('is due on shipping only where that is taxed', () => {
    const pricesWithTax = (taxesShipping: boolean) =>
      pricesOf(
        cart({
          lines,
          shipments: [shipmentWith({ price: 10_00, tax: taxOn({ taxesShipping }, 10_000) })],
        }),
      )

    expect(pricesWithTax(false)).toMatchObject({ tax: 3_01, total: 43_11 })
    expect(pricesWithTax(true)).toMatchObject({ tax: 4_01, total: 44_11 })
  })

  test('is not due on a gift card', () => {
    const card = pricedLine('card', 50_00, { sellable: aSellable({ isDigital: true }) })
    const shipments = [shipment({ lineIds: ['card'], tax: taxOn({}, 10_000) })]

    expect(pricesOf(cart({ lines: [card], shipments })).tax).toBe(0)
  })

  test('is due on the price after all discounts', () => {
    const discounts = {
      lines: new Map([['one', { item: 10_05, order: 0 }]]),
      shipments: new Map(),
    }
    const shipments = [shipmentWith({ tax: taxOn({}, 10_000) })]

    expect(pricesOf(cart({ lines, shipments, discounts })).tax).toBe(2_01)
  })
})

const money = (max: number) => fc.nat({ max })
const anyTax = fc.option(
  fc.record({
    isIncluded: fc.boolean(),
    taxesShipping: fc.boolean(),
    rates: fc.array(fc.nat({ max: 27_000 }), { maxLength: 3 }),
  }),
)
const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  price: fc.option(money(1_000_000)),
  isDigital: fc.boolean(),
  isGift: fc.boolean(),
  shipment: fc.nat({ max: 2 }),
  item: money(500_000),
  order: money(500_000),
})
const anyShipment = fc.record({ price: money(5_000), off: money(6_000), tax: anyTax })
const anyAdjustment = fc.record({
  line: fc.option(fc.nat({ max: 20 })),
  type: fc.constantFrom('percent' as const, 'amount' as const),
  value: money(10_000),
})
const anyCart = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 12 }),
    shipments: fc.tuple(anyShipment, anyShipment, anyShipment),
    adjustments: fc.array(anyAdjustment, { maxLength: 3 }),
  })
  .map(({ lines, shipments, adjustments }): PricingInput => {
    const id = (index: number) => `line-${index}`
    return {
      payments: [],
      paymentRules,
      lines: lines.map(({ price, isDigital, isGift, quantity }, index) =>
        aLine({
          id: id(index),
          quantity,
          giftOf: isGift ? 'GWP' : null,
          sellable: aSellable({
            isDigital,
            price: price === null ? null : { current: price, original: price },
          }),
        }),
      ),
      shipments: shipments.map(({ price, tax }, index) =>
        shipment({
          id: `shipment-${index}`,
          price,
          tax: tax && taxOn(tax, ...tax.rates),
          lineIds: lines.flatMap((line, place) => (line.shipment === index ? [id(place)] : [])),
        }),
      ),
      discounts: {
        lines: new Map(lines.map(({ item, order }, index) => [id(index), { item, order }])),
        shipments: new Map(shipments.map(({ off }, index) => [`shipment-${index}`, off])),
      },
      adjustments: adjustments.map(({ line, type, value }, index) =>
        anAdjustment({ id: `${index}`, lineId: line === null ? null : id(line), type, value }),
      ),
    }
  })

const reversedInput = (input: PricingInput): PricingInput => ({
  ...input,
  lines: input.lines.toReversed(),
  shipments: input.shipments
    .toReversed()
    .map((pricedShipment) => ({ ...pricedShipment, lineIds: pricedShipment.lineIds.toReversed() })),
})

test('the parts always add up, are never negative, and do not depend on the sequence of lines (guarantee 10)', () => {
  const property = fc.property(anyCart, (input) => {
    const { lines, parts, credit, taxLines, ...totals } = pricesOf(input)
    const rows = [...lines.values()]
    const sum = (part: keyof (typeof rows)[number]) => rows.reduce((all, row) => all + row[part], 0)

    expect(Math.min(0, ...Object.values(totals))).toBe(0)
    expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
    const isFalling = ({ rowTotal, afterItemDiscount, afterOrderDiscount, tax }: LinePrice) =>
      rowTotal >= afterItemDiscount &&
      afterItemDiscount >= afterOrderDiscount &&
      Math.min(afterOrderDiscount, tax) >= 0
    expect(rows.every(isFalling)).toBe(true)
    expect(totals.itemTotal).toBe(sum('rowTotal'))
    expect(totals.itemSubTotal).toBe(sum('afterItemDiscount'))
    expect(totals.itemSubTotal - totals.orderDiscount).toBe(sum('afterOrderDiscount'))
    expect(totals.itemTotal - totals.itemDiscount).toBe(totals.itemSubTotal)
    expect(totals.total).toBe(sum('afterOrderDiscount') + totals.shipping + totals.taxAdded)
    expect(totals.remainingToPay).toBe(totals.total)
    expect(taxLines.reduce((all, { tax }) => all + tax, 0)).toBe(totals.tax)
    const taxesShipping = input.shipments.some(({ tax }) => tax?.taxesShipping)
    expect(taxesShipping ? Math.min(totals.tax, sum('tax')) : totals.tax).toBe(sum('tax'))

    expect(pricesOf(input)).toEqual({ lines, parts, credit, taxLines, ...totals })
    const sameTaxLines = expect.arrayContaining([...taxLines])
    const reversed = pricesOf(reversedInput(input))
    expect(reversed).toEqual({ lines, parts, credit, taxLines: sameTaxLines, ...totals })
  })
  fc.assert(property, { numRuns: runs })
})
