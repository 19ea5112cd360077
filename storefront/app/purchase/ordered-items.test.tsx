// @vitest-environment jsdom
import { cartItem, type CartItem } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { OrderedLine } from './ordered-items.tsx'

afterEach(cleanup)

const sample = cartItem.parse(sampleOf(cartItem))

function textOf(item: Partial<CartItem>) {
  const { container } = render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <OrderedLine item={{ ...sample, ...item }} money={String} />
    </MessagesProvider>,
  )
  return container.textContent
}

const colourAndSize: CartItem['attributes'] = [
  { code: 'colour', value: 'Heather' },
  { code: 'size', value: '50' },
]

test('a line shows its colour and size (CART-039)', () => {
  expect(textOf({ attributes: colourAndSize, isDigitalProduct: false })).toContain(
    'Heather, size 50',
  )
})

test('a gift card shows its amount, and no colour and size even in an old order', () => {
  const amount = { code: 'amount', value: '$50' } as const
  expect(textOf({ attributes: [amount], isDigitalProduct: true })).toContain('$50')
  cleanup()
  expect(textOf({ attributes: colourAndSize, isDigitalProduct: true })).not.toMatch(/Heather|size/)
})

test('an item without a price on the site shows no amount', () => {
  const price = { ...sample.price, original: 800, current: 800, rowTotal: 777 }
  expect(textOf({ bonus: false, price })).toContain('777')
  cleanup()
  expect(textOf({ bonus: false, price: { ...price, original: 0 } })).not.toContain('777')
})
