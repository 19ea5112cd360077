import { cart, type Cart } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { rememberedCartOf } from './set-cart.ts'

const sample = sampleOf(cart) as Cart
const [item] = sample.items
if (!item) throw new Error('The sample of a cart has nothing in it.')

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
