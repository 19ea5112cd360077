import { type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import { cart, type Cart } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runCartCommand } from '../../cart/commands/run-cart-command.ts'
import type { CartView } from '../../cart/state/cart-view.ts'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)

afterAll(() => browser.close())

afterEach(cleanup)

/** The header of a page that has just been loaded: nothing of the page before is left. */
async function showOnNewPage(view?: CartView) {
  vi.resetModules()
  const { SiteHeader } = await import('./site-header.tsx')
  const { MessagesProvider } = await import('../../platform/text/messages.tsx')
  const { watchCart } = await import('../../cart/state/cart-store.ts')
  watchCart()
  const Stub = createRoutesStub([
    {
      id: 'cart',
      path: '/',
      loader: () => ({ content: { view } }),
      Component: () => (
        <SiteHeader menu={{ items: [], opensOn: 'hover' }} secondaryNav={undefined} />
      ),
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { cart: { content: { view } } } }} />
    </MessagesProvider>,
  )
}

test('shows the item count of the rendered page until another tab empties the cart', async () => {
  const storedCart = { basketId: 'the-cart', version: 1, count: 3, lines: [] }
  localStorage.setItem('cairn_cart', JSON.stringify(storedCart))
  await showOnNewPage({ state: 'filled', cart: { ...(sampleOf(cart) as Cart), totalItems: 3 } })
  expect(screen.getByRole('link', { name: 'Bag, 3 items' })).toBeTruthy()
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  expect(screen.getByRole('link', { name: 'Bag, empty' })).toBeTruthy()
})

test('counts added items, also on the next page and while the server is unreachable (CART-043)', async () => {
  await runCartCommand({ intent: 'add', sku: demoProducts.jacket.sku, qty: 2 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await showOnNewPage()
  expect(screen.getByRole('link', { name: 'Bag, 2 items' })).toBeTruthy()
})
