import { cart, type Cart } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { withCurrentItemId, isRememberedCart, rememberedCartOf } from './remembered-cart.ts'

const sample = sampleOf(cart) as Cart
const [item] = sample.items
if (!item) throw new Error('The sample of a cart has nothing in it.')

const line = (itemId: string, sku: string, to = 'Ada') => ({
  itemId,
  item: { sku, qty: 1, giftOption: { email: 'gift@cairn.example', to, message: '' } },
})

const before = [line('1', 'card', 'Ada'), line('2', 'card', 'Grace')]
const after = [line('3', 'card', 'Grace'), line('4', 'card', 'Ada')]
const removal = (itemId: string) => ({ intent: 'remove', itemId }) as const

test('a line is found again by all the fields it was added with', () => {
  expect(withCurrentItemId(removal('1'), { before, after })).toEqual(removal('4'))
  expect(withCurrentItemId(removal('2'), { before, after })).toEqual(removal('3'))
})

test('a line that still has its id is not searched', () => {
  expect(withCurrentItemId(removal('2'), { before, after: before })).toEqual(removal('2'))
})

test('a command for a missing line is sent unchanged, so that the server explains it', () => {
  expect(withCurrentItemId(removal('1'), { before, after: [] })).toEqual(removal('1'))
})

test.each([null, 'cart', {}, { basketId: '', version: 1, count: 1 }])(
  'other stored values are ignored: %o',
  (stored) => expect(isRememberedCart(stored)).toBe(false),
)

test('items from a store are added again from that store', () => {
  const shipment = { shipmentId: item.shipmentId, shippingMethod: 'sts', storeId: 'S001' } as const
  const { lines } = rememberedCartOf({
    ...sample,
    items: [{ ...item, bonus: false }],
    shipments: [shipment],
  })
  expect(lines[0]?.item).toMatchObject({ shippingMethod: 'sts', storeId: 'S001' })
})

test('free gifts are not stored, because promotions add them', () => {
  expect(rememberedCartOf({ ...sample, items: [{ ...item, bonus: true }] }).lines).toEqual([])
})
