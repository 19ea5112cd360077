import { cart as cartSchema, type Cart } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { expect, test } from 'vitest'
import { rememberedCartOf } from '../cart/state/set-cart.ts'
import { cartEvents, type KnownCart } from './cart-events.ts'

const sample = cartSchema.parse(sampleOf(cartSchema))
const [sampleLine] = sample.items
if (!sampleLine) throw new Error('The sample of a cart has no line')

type Line = { sku: string; qty: number; price?: number; bonus?: boolean }

const cartOf = (...lines: Line[]): Cart => ({
  ...sample,
  currency: 'EUR',
  items: lines.map(({ sku, qty, price = 50, bonus = false }, index) => ({
    ...sampleLine,
    itemId: `${index}`,
    sku,
    productId: sku.replace(/-.*/, ''),
    name: 'Ridge',
    qty,
    bonus,
    price: {
      ...sampleLine.price,
      current: price,
      original: price,
      priceAfterOrderDiscount: price * qty,
    },
  })),
})

const known = (cart: Cart | null | undefined, changes: Partial<KnownCart> = {}): KnownCart => ({
  remembered: cart ? rememberedCartOf(cart) : null,
  cart,
  exists: Boolean(cart),
  isSignedIn: false,
  ...changes,
})

const eventsOf = (before: KnownCart, after: KnownCart) =>
  cartEvents(before, after).map((event) => [
    event.event,
    'value' in event ? event.value : 0,
    'items' in event
      ? event.items.map(({ item_variant, quantity }) => `${quantity} ${item_variant}`).join()
      : '',
  ])

const jacket = { sku: 'CAIRN001BLK-M', qty: 1 }
const shell = { sku: 'CAIRN002TRN-L', qty: 2, price: 84.5 }

test('the first item of a new cart is added', () => {
  expect(cartEvents(known(undefined), known(cartOf(jacket)))).toEqual([
    {
      event: 'add_to_cart',
      currency: 'EUR',
      value: 50,
      items: [
        {
          item_id: 'CAIRN001BLK',
          item_name: 'Ridge',
          item_variant: 'CAIRN001BLK-M',
          price: 50,
          quantity: 1,
        },
      ],
    },
    expect.objectContaining({ event: 'cart_changed', value: 50 }),
  ])
})

test('a higher quantity adds the difference, a lower one removes it, and free gifts count for neither', () => {
  const gift = { sku: 'CAIRN007SNW-OS', qty: 1, price: 0, bonus: true }
  const [two, one] = [cartOf(jacket, shell, gift), cartOf(jacket, { ...shell, qty: 1 })]
  expect(eventsOf(known(one), known(two))).toEqual([
    ['add_to_cart', 84.5, '1 CAIRN002TRN-L'],
    ['cart_changed', 219, '1 CAIRN001BLK-M,2 CAIRN002TRN-L,1 CAIRN007SNW-OS'],
  ])
  expect(eventsOf(known(two), known(one))).toEqual([
    ['remove_from_cart', 84.5, '1 CAIRN002TRN-L'],
    ['cart_changed', 134.5, '1 CAIRN001BLK-M,1 CAIRN002TRN-L'],
  ])
})

test('the same item in two lines counts as one', () => {
  const split = cartOf({ ...shell, qty: 1 }, { ...shell, qty: 1 })
  expect(eventsOf(known(cartOf(shell)), known(split))).toEqual([])
})

test('a line that an earlier page has added is removed with what the browser has stored of it', () => {
  const before = known(cartOf(jacket, shell), { cart: undefined })
  expect(eventsOf(before, known(cartOf(jacket)))[0]).toEqual([
    'remove_from_cart',
    0,
    '2 CAIRN002TRN-L',
  ])
})

test('a change that is no action of the shopper adds and removes nothing', () => {
  const after = known(cartOf(jacket, shell))
  const changed = ['cart_changed', 219, '1 CAIRN001BLK-M,2 CAIRN002TRN-L']
  const otherCart = { ...cartOf(jacket), basketId: '11111111-3b1a-4c8d-9e6f-0a1b2c3d4e5f' }
  // It was merged, was on another device, or was rebuilt.
  expect(eventsOf(known(cartOf(jacket), { isSignedIn: true }), after)).toEqual([changed])
  expect(eventsOf(known(undefined, { exists: true }), after)).toEqual([changed])
  expect(eventsOf(known(otherCart), after)).toEqual([changed])
})

test('an order, another tab and the same cart again are no change', () => {
  const filled = cartOf(jacket, shell)
  expect(eventsOf(known(filled), known(null))).toEqual([])
  const fromOtherTab = known(filled, { remembered: rememberedCartOf(cartOf(jacket)) })
  expect(eventsOf(known(filled), fromOtherTab)).toEqual([])
  expect(eventsOf(known(filled), known({ ...filled, version: filled.version + 1 }))).toEqual([])
})
