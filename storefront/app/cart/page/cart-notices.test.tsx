// @vitest-environment jsdom
import type { Cart } from '@cairn/contract/cart/cart'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { setLostParts } from '../state/cart-store.ts'
import { CartNotices, LineStockNotices } from './cart-notices.tsx'

type Flash = Cart['flash']

afterEach(cleanup)

const show = (node: React.ReactNode) =>
  render(<MessagesProvider value={{ language: 'en-GB', messages: en }}>{node}</MessagesProvider>)

const showFlash = (flash: Flash, customerNotifications: Cart['customerNotifications'] = []) =>
  show(<CartNotices cart={{ flash, customerNotifications } as unknown as Cart} />)

const product = 'Summit Down Jacket'

test.each([
  ['PickupToSthTransition', 'will now be delivered to you', 'SHIP-026'],
  ['StsToSthTransition', 'will now be delivered to you', 'SHIP-028'],
  ['PickupToStsTransition', 'will now be sent to your store', 'SHIP-027'],
  ['StsToPickupTransition', 'is in your store already', 'SHIP-029'],
  ['STHToPickupTransition', 'is now for pick-up in your store', 'SHIP-030'],
  ['ChangedStoreId', 'is now picked up in another store', 'SHIP-031'],
  ['OrderShippingMethodDowngraded', 'now comes by standard delivery', 'SHIP-032'],
] as const)('the message %s says that the product %s (%s)', (type, text, _row) => {
  showFlash([{ type, details: { product } }])
  expect(screen.getByRole('status').textContent).toContain(`${product} ${text}`)
})

test('a rebuilt cart says which promotion code and that the address is lost', () => {
  setLostParts({ code: 'WELCOME10', hasLostAddress: true })
  showFlash([])
  setLostParts(null)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'We had to set up your bag again. The code WELCOME10 no longer applies to it.',
    'We had to set up your bag again. Please enter your address once more at checkout.',
  ])
})

test('a changed order says that it was updated, with what has changed (SHIP-033)', () => {
  showFlash(
    [{ type: 'ChangedStoreId', details: { product } }],
    [{ type: 'ORDER_UPDATED', message: 'Your order was updated.' }],
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Your order was updated.',
    `${product} is now picked up in another store.`,
  ])
})

test('a code without its items says what it needs (ERR-048)', () => {
  showFlash([{ type: 'ProductItemRequired', details: { code: 'SHELL20' } }])
  expect(screen.getByRole('status').textContent).toContain('SHELL20 counts as soon as')
})

test('an unchanged cart shows no notice, and stock messages are only shown beside their line', () => {
  showFlash([{ type: 'ProductItemNotAvailable' }])
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([
  ['ProductLineItemInventoryMissing', 'Only 2 left.', 'CART-056'],
  ['ProductItemNotAvailable', 'Out of stock.', 'CART-057'],
  ['ProductLineItemFullInventoryMissing', 'Out of stock.', 'CART-058'],
] as const)('the stock message %s is shown beside its line: %s (%s)', (type, text, _row) => {
  show(<LineStockNotices flash={[{ type, details: { available: 2 } }]} />)
  expect(screen.getByText(new RegExp(text)).textContent).toContain(text)
})
