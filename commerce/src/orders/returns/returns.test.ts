import { order as orderShape } from '@cairn/contract/orders/order'
import { sampleOf } from '@cairn/contract/wire/sample'
import { describe, expect, test } from 'vitest'
import { type OrderInstrument, refundByInstrument } from '../money/instruments.ts'
import type { OrderLine, Order, OrderShipment } from '../order.ts'
import {
  isReturnable,
  returnableQuantity,
  piecesToReturn,
  findSameReturn,
  paidAmountOf,
  unannouncedLines,
} from './returns.ts'

const sample = orderShape.parse(sampleOf(orderShape))

const aShipment = (more: Partial<OrderShipment> = {}): OrderShipment => ({
  shipmentId: 'me-standard',
  shippingMethod: 'standard',
  storeId: null,
  status: 'Delivered',
  trackingNumber: null,
  trackingUrl: null,
  expectedOn: null,
  place: null,
  changedDaysAgo: 0,
  ...more,
})

const [sampleItem] = sample.items

const anOrder = (more: Partial<Order> = {}): Order => ({
  orderId: '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f',
  orderNumber: sample.orderNumber,
  consumerId: '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5a',
  state: 'placed',
  orderedAt: '2026-03-01T09:30:00.000Z',
  email: 'ada@example.com',
  locale: 'en-us',
  currency: 'USD',
  total: 0,
  totals: {
    itemTotal: 0,
    itemDiscount: 0,
    itemSubTotal: 0,
    orderDiscount: 0,
    shipping: 0,
    shippingDiscount: 0,
    tax: 0,
    taxAdded: 0,
    totalUnits: 0,
    appliedRewards: 0,
  },
  taxLines: [],
  snapshot: { promotions: [], shippingAddress: null, billingAddress: null },
  instruments: [],
  refundedToInstruments: 0,
  payment: null,
  shipments: [aShipment()],
  lines: [aLine()],
  returns: [],
  isImported: false,
  ...more,
})

const refusal = (id: string) => ({ ok: false, refusal: { name: id } })

describe('the returnable quantity', () => {
  test.each([
    {
      name: 'includes a shipment delivered on the last day',
      shipment: { changedDaysAgo: 60 },
      quantity: 3,
    },
    {
      name: 'includes a shipment on its way',
      shipment: { status: 'Shipped' as const },
      quantity: 3,
    },
    { name: 'is zero a day later', shipment: { changedDaysAgo: 61 }, quantity: 0 },
    {
      name: 'is zero before the shipment has left',
      shipment: { status: 'Processing' as const },
      quantity: 0,
    },
    {
      name: 'is zero for a cancelled shipment',
      shipment: { status: 'Cancelled' as const },
      quantity: 0,
    },
    {
      name: 'excludes returned and announced pieces',
      line: { returnedQuantity: 1, announcedQuantity: 1 },
      quantity: 1,
    },
    { name: 'is zero for a gift card', item: { isDigitalProduct: true }, quantity: 0 },
    { name: 'is zero for an item made to order', item: { isCustoms: true }, quantity: 0 },
  ])('$name', ({ shipment = {}, line = {}, item = {}, quantity }) => {
    const one = aLine({ quantity: 3, ...line }, item)
    const order = anOrder({ lines: [one], shipments: [aShipment(shipment)] })

    expect(returnableQuantity(order, one)).toBe(quantity)
    expect(isReturnable(order)).toBe(quantity > 0)
  })
})

test('a piece that came back without a return is one that was paid, not a gift of the same item', () => {
  const gift = aLine({ lineId: 'gift', quantity: 1 }, { bonus: true })
  const paid = aLine({ lineId: 'paid', quantity: 1 })
  const pieces = [{ sku: paid.sku, quantity: 1 }]
  const received = (lines: OrderLine[]) => unannouncedLines(anOrder({ lines }), pieces)

  expect(received([gift, paid])).toMatchObject({ value: [{ line: { lineId: 'paid' } }] })
  expect(received([gift])).toMatchObject({ value: [{ line: { lineId: 'gift' } }] })
})

describe('a return', () => {
  const line = aLine({ quantity: 3 })
  const order = anOrder({ lines: [line] })
  const { lineId: itemId } = line

  test('includes all returnable pieces by default', () => {
    expect(piecesToReturn(order)).toMatchObject({ value: [{ lineId: itemId, quantity: 3 }] })
  })

  test('merges repeated lines and keeps the reason', () => {
    const requested = [
      { itemId, qty: 1 },
      { itemId, qty: 1, reason: 'tooSmall' as const },
    ]
    expect(piecesToReturn(order, requested)).toMatchObject({
      value: [{ lineId: itemId, quantity: 2, reason: 'tooSmall' }],
    })
  })

  test('is refused for more pieces than are returnable', () => {
    const repeatedItems = [
      { itemId, qty: 2 },
      { itemId, qty: 2 },
    ]
    expect(piecesToReturn(order, repeatedItems)).toMatchObject(refusal('returnNotCreated'))
    expect(piecesToReturn(order, [{ itemId: crypto.randomUUID(), qty: 1 }])).toMatchObject(
      refusal('itemNotAvailable'),
    )
  })

  test('is found by its pieces while it is announced', () => {
    const announcedReturn = {
      returnNumber: 'RET-1',
      state: 'announced' as const,
      announcedAt: '',
      receivedAt: null,
      refunded: 0,
      pieces: [{ lineId: itemId, quantity: 2, receivedQuantity: 0, reason: null }],
    }
    const one = anOrder({ lines: [line], returns: [announcedReturn] })
    const receivedOrder = anOrder({
      lines: [line],
      returns: [{ ...announcedReturn, state: 'received' }],
    })

    expect(findSameReturn(one, [{ itemId, qty: 2 }])?.returnNumber).toBe('RET-1')
    expect(findSameReturn(one, [{ itemId, qty: 1 }])).toBeUndefined()
    expect(findSameReturn(receivedOrder, [{ itemId, qty: 2 }])).toBeUndefined()
  })
})

test.each([1, 2, 5, 100, 101, 9_999])(
  '%i minor units for three pieces are refunded to the last one',
  (paidAmount) => {
    const pieces = [0, 1, 2].map((returned) =>
      paidAmountOf([
        { line: aLine({ quantity: 3, paidAmount, returnedQuantity: returned }), quantity: 1 },
      ]),
    )
    expect(pieces.reduce((sum, each) => sum + each, 0)).toBe(paidAmount)
    expect(paidAmountOf([{ line: aLine({ quantity: 3, paidAmount }), quantity: 3 }])).toBe(
      paidAmount,
    )
  },
)

test('refunds instruments in reverse order, each amount once', () => {
  const paidBy = (id: string, amount: number): OrderInstrument => ({
    id,
    code: 'GIFT_CARD',
    account: 'gift-cards',
    amount,
    maskedCode: null,
  })
  const all = [paidBy('one', 5_000), paidBy('two', 2_000)]
  const parts = (before: number, amount: number) =>
    refundByInstrument(all, { before, amount }).map((part) => [part.id, part.amount])

  expect(parts(0, 1_500)).toEqual([['two', 1_500]])
  expect(parts(1_500, 1_500)).toEqual([
    ['two', 500],
    ['one', 1_000],
  ])
  expect(parts(3_000, 4_000)).toEqual([['one', 4_000]])
})

/** A line that can be returned. */
function aLine(
  more: Partial<OrderLine> = {},
  { isDigitalProduct = false, isCustoms = false, bonus = false } = {},
): OrderLine {
  if (!sampleItem) throw new Error('an order without items')
  return {
    lineId: sampleItem.itemId,
    shipmentId: 'me-standard',
    sku: sampleItem.sku,
    quantity: 1,
    paidAmount: 0,
    returnedQuantity: 0,
    announcedQuantity: 0,
    price: {
      current: 0,
      original: 0,
      rowTotal: 0,
      afterItemDiscount: 0,
      afterOrderDiscount: 0,
      tax: 0,
    },
    item: { ...sampleItem, isDigitalProduct, isCustoms, bonus },
    ...more,
  }
}
