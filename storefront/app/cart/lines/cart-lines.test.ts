import { cart as cartSchema, type Cart, type CartItem } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { groupCartItems } from './cart-lines.tsx'

const sample = sampleOf(cartSchema) as Cart
const [item] = sample.items as [CartItem]
const [method] = sample.shippingMethods as [Cart['shippingMethods'][number]]

type SentItems = { code: ShippingMethodCode; storeId?: string; names: string[] }

function cartOf(...groupsOfItems: SentItems[]): Cart {
  const ids = new Map(
    groupsOfItems.map((group) => [group, `me-${group.code}-${group.storeId ?? ''}`]),
  )
  const idOf = (group: SentItems) => ids.get(group) ?? ''
  return {
    ...sample,
    items: groupsOfItems.flatMap((group) =>
      group.names.map((name) => ({ ...item, name, itemId: name, shipmentId: idOf(group) })),
    ),
    shipments: groupsOfItems.map((group) => ({
      shipmentId: idOf(group),
      shippingMethod: group.code,
      storeId: group.storeId ?? null,
    })),
    shippingMethods: groupsOfItems.map(({ code, storeId = null }) => ({
      ...method,
      code,
      storeId,
      address: storeId
        ? { lastName: `Cairn ${storeId}`, addressLine1: '1 Main', city: 'Denver' }
        : null,
    })),
  }
}

const groupedNames = (cart: Cart) =>
  groupCartItems(cart).map((group) => [
    group.kind,
    'place' in group ? group.place : null,
    group.items.map(({ name }) => name),
  ])

test('items for pickup are grouped by store, apart from items for home delivery (SHIP-054)', () => {
  const cart = cartOf(
    { code: 'pickup', storeId: '0042', names: ['shell'] },
    { code: 'standard', names: ['jacket', 'tee'] },
    { code: 'digital', names: ['card'] },
    { code: 'pickup', storeId: '0043', names: ['shoe'] },
    { code: 'express', names: ['duffel'] },
    { code: 'pudo', storeId: 'P1', names: ['sock'] },
    { code: 'sts', storeId: '0042', names: ['cap'] },
  )
  expect(groupedNames(cart)).toEqual([
    ['home', null, ['jacket', 'tee', 'duffel']],
    ['pickup', 'Cairn 0042', ['shell']],
    ['pickup', 'Cairn 0043', ['shoe']],
    ['sts', 'Cairn 0042', ['cap']],
    ['pudo', 'Cairn P1', ['sock']],
    ['email', null, ['card']],
  ])
})

test('items keep their order within a group, so that gifts stay with their product (CART-088)', () => {
  const cart = cartOf({ code: 'standard', names: ['mug', 'jacket', 'shell'] })
  expect(groupedNames(cart)).toEqual([['home', null, ['mug', 'jacket', 'shell']]])
})

test('items without a shipment are in the home delivery group', () => {
  const cart = { ...cartOf({ code: 'pudo', storeId: 'P1', names: ['sock'] }), shipments: [] }
  expect(groupedNames(cart)).toEqual([['home', null, ['sock']]])
})
