// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeCommerce } from '../../dev/fake-commerce.ts'
import { fakeProducts } from '../../dev/fake-products.ts'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { forgetBag, keepCart } from './bag-store.ts'
import { CartOpening } from './cart-opening.tsx'
import { CartPage } from './cart-page.tsx'
import type { CartView } from './cart-view.ts'
import type { RefusedWrite } from './refused-write.ts'

const commerce = () => fakeCommerce('GBP')
const shop = {
  locale: 'en-gb',
  siteId: 'CAIRN-GB',
  region: 'EMEA',
  currency: 'GBP',
  accessKey: 'key',
  messagesFile: undefined,
}

type Asked = Record<string, FormDataEntryValue>
let asked: Asked[]

/** Holds the page's next change until it is let go. */
let held: Promise<void>

async function cartWith(products: readonly { sku: string }[], qty = 1) {
  const client = commerce()
  let cart = await client.createCart({ body: {} })
  for (const { sku } of products) {
    cart = await client.createCartWithItem({ body: { sku, qty } })
  }
  if (!cart.ok) throw new Error('The fake shop refused.')
  return cart.value
}

function open(view: CartView, refused?: RefusedWrite) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/cart',
          Component: () => <CartPage view={view} refused={refused} />,
          action: async ({ request }) => {
            asked.push(Object.fromEntries(await request.formData()))
            await held
            return null
          },
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/cart']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

const [jacket, shell, beanie] = fakeProducts
const lineOf = (name: string) => {
  const line = screen.getByRole('heading', { name }).closest('li')
  if (!line) throw new Error(`There is no line for ${name}.`)
  return within(line)
}

beforeEach(() => {
  asked = []
  held = Promise.resolve()
})

afterEach(() => {
  cleanup()
  forgetBag()
})

it('shows lines, quantities, totals and the way to the checkout (CART-002, CART-039)', async () => {
  if (!jacket || !shell) return
  open({ state: 'filled', cart: await cartWith([jacket, shell]) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your bag 2')
  expect(lineOf(jacket.name).getByText('Tarn, size M')).toBeTruthy()
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(summary.getAllByText('£588.00')).toHaveLength(2)
  expect(summary.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe(
    '/en-gb/checkout',
  )
})

it('tells a reduced price with the one before', async () => {
  if (!shell) return
  open({ state: 'filled', cart: await cartWith([shell]) })
  expect(lineOf(shell.name).getByText('Now £168.00, was £240.00')).toBeTruthy()
})

it('shows the new quantity at once, and asks for it', async () => {
  if (!jacket) return
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  held = promise
  open({ state: 'filled', cart: await cartWith([jacket]) })
  const line = lineOf(jacket.name)
  fireEvent.click(line.getByRole('button', { name: `One more of ${jacket.name}` }))
  await waitFor(() => expect(line.getByText('2')).toBeTruthy())
  expect(asked).toEqual([{ intent: 'change', itemId: jacket.id, qty: '2' }])
  await act(async () => letGo())
})

it('does nothing at one less than one, and keeps the focus', async () => {
  if (!jacket) return
  open({ state: 'filled', cart: await cartWith([jacket]) })
  const less = screen.getByRole('button', { name: `One less of ${jacket.name}` })
  less.focus()
  fireEvent.click(less)
  expect(less.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(less)
  expect(asked).toEqual([])
})

it('hides a removed line while it is being removed', async () => {
  if (!jacket || !shell) return
  open({ state: 'filled', cart: await cartWith([jacket, shell]) })
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  held = promise
  fireEvent.click(screen.getByRole('button', { name: `Remove ${jacket.name}` }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: jacket.name })).toBeNull())
  expect(screen.getByRole('heading', { name: shell.name })).toBeTruthy()
  await act(async () => letGo())
})

it('follows what the browser hears later', async () => {
  if (!jacket || !shell) return
  open({ state: 'filled', cart: await cartWith([jacket]) })
  const later = await cartWith([jacket, shell])
  act(() => keepCart(later))
  expect(screen.getByRole('heading', { name: shell.name })).toBeTruthy()
})

it('marks what can no longer be had', async () => {
  if (!beanie) return
  open({ state: 'filled', cart: await cartWith([beanie]) })
  expect(lineOf(beanie.name).getByText(en.itemGone)).toBeTruthy()
})

it('tells a refusal beside its line (ERR-021)', async () => {
  if (!jacket || !shell) return
  const refused = { errorId: 'INV408', message: 'At most 9.', isExpired: false, itemId: shell.id }
  open({ state: 'filled', cart: await cartWith([jacket, shell]) }, refused)
  expect(lineOf(shell.name).getByRole('alert').textContent).toBe('At most 9.')
  expect(lineOf(jacket.name).queryByRole('alert')).toBeNull()
})

it('tells any other refusal at the top, in words of its own when none came (ERR-024)', async () => {
  if (!jacket) return
  const refused = { errorId: 'GEN500', message: '', isExpired: false }
  open({ state: 'filled', cart: await cartWith([jacket]) }, refused)
  expect(screen.getByRole('alert').textContent).toBe(en.problem)
})

it('is one stone when empty', () => {
  open({ state: 'empty' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.bagEmptyTitle)
  expect(screen.getByRole('link', { name: en.bagEmptyLink }).getAttribute('href')).toBe('/en-gb')
})

it('says that it has expired (CART-050)', () => {
  open({ state: 'expired' })
  expect(screen.getByText(en.bagExpired)).toBeTruthy()
  expect(screen.getByText(en.bagEmptyTitle)).toBeTruthy()
})

it('tells a refusal to a cart that is empty too', () => {
  open({ state: 'empty' }, { errorId: 'INV700', message: 'Sold out.', isExpired: false })
  expect(screen.getByText('Sold out.')).toBeTruthy()
})

it('waits in sight while a lost cart is made anew, and without scripts says that it has expired', () => {
  open({ state: 'lost' })
  expect(screen.getByText(en.bagOpening).closest('div')?.className).toContain('noscript:hidden')
  expect(screen.getByText(en.bagExpired).closest('.noscript\\:block')).toBeTruthy()
})

it('offers to try again when it could not be loaded (UI-004)', () => {
  open({ state: 'failed', message: '' })
  expect(screen.getByRole('alert').textContent).toContain(en.bagFailedText)
  expect(screen.getByRole('button', { name: en.tryAgain })).toBeTruthy()
})

it('says that it is being opened (UI-004)', () => {
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <CartOpening />
    </MessagesProvider>,
  )
  expect(screen.getByText(en.bagOpening)).toBeTruthy()
})
