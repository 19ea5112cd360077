import { describe, expect, test } from 'vitest'
import { isReturnable, leftToReturn } from './after-sales.ts'
import { type Instrument, partsToGiveBack } from './instruments.ts'
import { aLine, anOrder, aParcel } from '../testing/known-order.ts'
import { piecesToReturn, sameReturn, worthOf } from './returns.ts'

const refusal = (id: string) => ({ ok: false, refusal: { name: id } })

describe('what may go back', () => {
  test.each([
    { says: 'what was delivered on the last day', parcel: { changedDaysAgo: 60 }, left: 3 },
    { says: 'what is on its way', parcel: { status: 'Shipped' as const }, left: 3 },
    { says: 'nothing a day later', parcel: { changedDaysAgo: 61 }, left: 0 },
    { says: 'nothing that has not left', parcel: { status: 'Processing' as const }, left: 0 },
    { says: 'nothing that was cancelled', parcel: { status: 'Cancelled' as const }, left: 0 },
    { says: 'what is neither back nor on its way', line: { returned: 1, announced: 1 }, left: 1 },
    { says: 'no gift card', item: { isDigitalProduct: true }, left: 0 },
    { says: 'nothing made to order', item: { isCustoms: true }, left: 0 },
  ])('$says', ({ parcel = {}, line = {}, item = {}, left }) => {
    const one = aLine({ quantity: 3, ...line }, item)
    const order = anOrder({ lines: [one], shipments: [aParcel(parcel)] })

    expect(leftToReturn(order, one)).toBe(left)
    expect(isReturnable(order)).toBe(left > 0)
  })
})

describe('a return', () => {
  const line = aLine({ quantity: 3 })
  const order = anOrder({ lines: [line] })
  const { lineId: itemId } = line

  test('is of all that may go back where nothing is named', () => {
    expect(piecesToReturn(order)).toMatchObject({ value: [{ lineId: itemId, quantity: 3 }] })
  })

  test('names a line once, with the reason that was given', () => {
    const wanted = [
      { itemId, qty: 1 },
      { itemId, qty: 1, reason: 'tooSmall' as const },
    ]
    expect(piecesToReturn(order, wanted)).toMatchObject({
      value: [{ lineId: itemId, quantity: 2, reason: 'tooSmall' }],
    })
  })

  test('is not of more than is left, however it is told', () => {
    const twice = [
      { itemId, qty: 2 },
      { itemId, qty: 2 },
    ]
    expect(piecesToReturn(order, twice)).toMatchObject(refusal('returnNotCreated'))
    expect(piecesToReturn(order, [{ itemId: crypto.randomUUID(), qty: 1 }])).toMatchObject(
      refusal('itemNotAvailable'),
    )
  })

  test('is known again by its pieces while it is on its way', () => {
    const made = {
      returnNumber: 'RET-1',
      state: 'announced' as const,
      announcedAt: '',
      receivedAt: null,
      refunded: 0,
      pieces: [{ lineId: itemId, quantity: 2, received: 0, reason: null }],
    }
    const one = anOrder({ lines: [line], returns: [made] })
    const come = anOrder({ lines: [line], returns: [{ ...made, state: 'received' }] })

    expect(sameReturn(one, [{ itemId, qty: 2 }])?.returnNumber).toBe('RET-1')
    expect(sameReturn(one, [{ itemId, qty: 1 }])).toBeUndefined()
    expect(sameReturn(come, [{ itemId, qty: 2 }])).toBeUndefined()
  })
})

test.each([1, 2, 5, 100, 101, 9_999])(
  '%i minor for three pieces go back to the last of it',
  (paid) => {
    const pieces = [0, 1, 2].map((returned) =>
      worthOf([{ line: aLine({ quantity: 3, paid, returned }), quantity: 1 }]),
    )
    expect(pieces.reduce((sum, each) => sum + each, 0)).toBe(paid)
    expect(worthOf([{ line: aLine({ quantity: 3, paid }), quantity: 3 }])).toBe(paid)
  },
)

test('what paid beside the provider is given back from its end, each once', () => {
  const paidBy = (id: string, amount: number): Instrument => ({
    id,
    code: 'GIFT_CARD',
    account: 'gift-cards',
    amount,
    maskedCode: null,
  })
  const all = [paidBy('one', 5_000), paidBy('two', 2_000)]
  const parts = (before: number, amount: number) =>
    partsToGiveBack(all, { before, amount }).map((part) => [part.id, part.amount])

  expect(parts(0, 1_500)).toEqual([['two', 1_500]])
  expect(parts(1_500, 1_500)).toEqual([
    ['two', 500],
    ['one', 1_000],
  ])
  expect(parts(3_000, 4_000)).toEqual([['one', 4_000]])
})
