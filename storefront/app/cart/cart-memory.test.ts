import { cart, type Cart } from '@cairn/contract/cart-entity'
import { sampleOf } from '@cairn/contract/sample'
import { expect, it } from 'vitest'
import { inNewLines, isCartMemory, memoryOf } from './cart-memory.ts'

const sample = sampleOf(cart) as Cart
const [item] = sample.items
if (!item) throw new Error('The sample of a cart has nothing in it.')

const line = (itemId: string, sku: string, to = 'Ada') => ({
  itemId,
  item: { sku, qty: 1, giftOption: { email: 'gift@cairn.example', to, message: '' } },
})

const before = [line('1', 'card', 'Ada'), line('2', 'card', 'Grace')]
const now = [line('3', 'card', 'Grace'), line('4', 'card', 'Ada')]
const removal = (itemId: string) => ({ intent: 'remove', itemId }) as const

it('a line is found again by all that it was added with', () => {
  expect(inNewLines(removal('1'), { before, now })).toEqual(removal('4'))
  expect(inNewLines(removal('2'), { before, now })).toEqual(removal('3'))
})

it('a line that has kept its id is that line', () => {
  expect(inNewLines(removal('2'), { before, now: before })).toEqual(removal('2'))
})

it('a line that is gone is asked for all the same: the shop says what became of it', () => {
  expect(inNewLines(removal('1'), { before, now: [] })).toEqual(removal('1'))
})

it.each([null, 'cart', {}, { basketId: '', version: 1, count: 1 }])(
  'nothing is made of what is no memory of a cart: %o',
  (kept) => expect(isCartMemory(kept)).toBe(false),
)

it('what comes from a store is asked for from there again', () => {
  const shipment = { shipmentId: item.shipmentId, shippingMethod: 'sts', storeId: 'S001' } as const
  const { lines } = memoryOf({
    ...sample,
    items: [{ ...item, bonus: false }],
    shipments: [shipment],
  })
  expect(lines[0]?.item).toMatchObject({ shippingMethod: 'sts', storeId: 'S001' })
})

it('a free gift is not asked for: it comes by itself', () => {
  expect(memoryOf({ ...sample, items: [{ ...item, bonus: true }] }).lines).toEqual([])
})
