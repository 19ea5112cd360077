import { britishShop, type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import { importRows } from '@cairn/commerce/testing/import-rows'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import type { Cart } from '@cairn/contract/cart/cart'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { overrideCalls, refusedAnswer } from '../../platform/testing/test-calls.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import type { CartCommand } from '../commands/cart-command.ts'
import { runCartCommand } from '../commands/run-cart-command.ts'
import { clearCart } from '../state/cart-store.ts'
import { setCart } from '../state/set-cart.ts'
import { CartPage } from './cart-page.tsx'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
  await importRows(browser.shop.database.query, samplePromotions())
}, 60_000)
beforeEach(() => {
  browser.clear()
  clearCart()
})
afterEach(() => {
  cleanup()
  expect(browser.shop.unexpectedErrors).toEqual([])
})
afterAll(() => browser.close())

async function openCart(): Promise<Cart> {
  const body = { sku: demoProducts.jacket.sku, qty: 1 }
  const cart = await browser.commerce.createCartWithItem({ body })
  if (!cart.ok) throw new Error(cart.refusal.message)
  setCart(cart.value)
  return cart.value
}

/** Sends a command of the page, and returns the error messages that the page then shows. */
async function errorsAfter(cart: Cart, command: CartCommand, features = britishShop.features) {
  const error = (await runCartCommand(command)) ?? undefined
  const root = { ...britishShop, features }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      children: [
        {
          path: ':locale/cart',
          Component: () => <CartPage view={{ state: 'filled', cart }} error={error} />,
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/cart']} hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
  return Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)
}

type RequestChange = { headers?: Record<string, string>; method?: string; path?: string }

/** Changes all requests while the work runs. */
async function withRequests<Value>(changed: RequestChange, work: () => Promise<Value>) {
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const headers = new Headers(request.headers)
    for (const [name, value] of Object.entries(changed.headers ?? {})) headers.set(name, value)
    const { method = request.method, path = request.url } = changed
    const body = (await request.text()) || null
    return send(new Request(new URL(path, request.url), { method, headers, body }))
  })
  const result = await work()
  vi.stubGlobal('fetch', send)
  return result
}

test.each([
  ['path (ERR-011)', 'callUnknown', { path: '/api/cart/v9/item?locale=en-gb' }],
  ['method (ERR-012)', 'methodWrong', { method: 'PATCH' }],
  ['media type of the answer (ERR-013)', 'notAcceptable', { headers: { accept: 'text/html' } }],
  [
    'media type of the request (ERR-014)',
    'wrongContentType',
    { headers: { 'content-type': 'text/plain' } },
  ],
] as const)('the page shows the message of a refused %s', async (_, name, changed) => {
  const cart = await openCart()
  const change = { intent: 'change', itemId: cart.items[0]?.itemId ?? '', qty: 2 } as const
  const errors = await withRequests(changed, () => errorsAfter(cart, change))
  expect(errors).toEqual([messageFor(name, 'en')])
})

test('a failure without an error id and a message is shown in general terms (ERR-058)', async () => {
  const cart = await openCart()
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  const change = { intent: 'change', itemId: cart.items[0]?.itemId ?? '', qty: 2 } as const
  const errors = await errorsAfter(cart, change)
  vi.stubGlobal('fetch', send)
  expect(errors).toEqual([expect.stringContaining('Something went wrong.')])
})

test('an expired promotion shows its message if the site explains rejected codes (ERR-006)', async () => {
  const features = { ...britishShop.features, explainsRejectedCodes: true }
  const apply = { intent: 'coupon', code: 'EXPIRED' } as const
  const errors = await errorsAfter(await openCart(), apply, features)
  expect(errors).toEqual([messageFor('couponExpired', 'en')])
})

test('a cart that is rebuilt for a change says that its code and its address are lost', async () => {
  const cart = await openCart()
  await runCartCommand({ intent: 'coupon', code: 'WELCOME10' })
  const params = { basketId: cart.basketId }
  const addressed = await browser.commerce.setBillingAddress({ params, body: { address } })
  if (!addressed.ok) throw new Error(addressed.refusal.message)
  setCart(addressed.value)
  await browser.shop.database.run('delete from carts')
  const opened = browser
  const applyCoupon = async () => refusedAnswer('couponExpired')
  browser = { ...opened, commerce: overrideCalls(opened.commerce, { applyCoupon }) }
  const change = { intent: 'change', itemId: cart.items[0]?.itemId ?? '', qty: 2 } as const
  const errors = await errorsAfter(cart, change)
  browser = opened

  expect(errors).toEqual([])
  expect(screen.getByText(/The code WELCOME10 no longer applies/)).toBeTruthy()
  expect(screen.getByText(en.rebuiltWithoutAddress)).toBeTruthy()
})

const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  addressLine1: '14 Tanner Street',
  city: 'London',
  postalCode: 'SE1 3LD',
  countryCode: 'GB',
  phone: '020 7946 0018',
  email: 'ada@example.com',
}
