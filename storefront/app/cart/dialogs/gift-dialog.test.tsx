import { britishShop, type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { clearCart } from '../state/cart-store.ts'
import { setCart } from '../state/set-cart.ts'
import { GiftDialog } from './gift-dialog.tsx'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
beforeEach(() => {
  letDialogsOpen()
  browser.clear()
  clearCart()
})
afterEach(cleanup)
afterAll(() => browser.close())

async function cartWith({ sku }: { sku: string }) {
  const result = await browser.commerce.createCartWithItem({ body: { sku, qty: 1 } })
  if (!result.ok) throw new Error(result.refusal.message)
  setCart(result.value)
  const [item] = result.value.items
  if (!item) throw new Error('The cart is empty')
  return { item, basketId: result.value.basketId }
}

type CartItem = Awaited<ReturnType<typeof cartWith>>['item']

/** Opens the dialog of an item and sends a greeting. Returns what is called when the dialog closes. */
async function sendGreeting(item: CartItem) {
  const onClose = vi.fn<() => void>()
  const Component = () => <GiftDialog item={item} isOpen onClose={onClose} />
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, Component }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root: britishShop } }} />
    </MessagesProvider>,
  )
  fireEvent.change(screen.getByLabelText(en.giftTo), { target: { value: 'Kim' } })
  fireEvent.change(screen.getByLabelText(en.giftEmail), { target: { value: 'kim@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: en.save }))
  return onClose
}

test('a greeting for an item that was removed shows the reason and stays open (PAY-043)', async () => {
  const { item, basketId } = await cartWith(demoProducts.giftCard)
  await browser.commerce.removeItem({ body: { basketId, itemId: item.itemId } })
  const onClose = await sendGreeting(item)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('The item for this gift option is no longer in your bag.')
  expect(onClose).not.toHaveBeenCalled()
})

test('a greeting for an item that takes none shows the reason (PAY-044)', async () => {
  const { item } = await cartWith(demoProducts.jacket)
  await sendGreeting(item)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(messageFor('giftOptionNotPossible', 'en'))
})

test('a saved greeting closes the dialog', async () => {
  const { item, basketId } = await cartWith(demoProducts.giftCard)
  const onClose = await sendGreeting(item)

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const read = await browser.commerce.readCart({ params: { basketId }, query: {} })
  expect(read.ok && read.value.items[0]?.giftOption).toMatchObject({ to: 'Kim' })
})
