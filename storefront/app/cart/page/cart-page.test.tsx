import { britishShop, type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import type { Cart } from '@cairn/contract/cart/cart'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { handledRefusal } from '../../platform/testing/test-calls.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { parseCartCommand } from '../commands/cart-command.ts'
import type { CartError } from '../commands/cart-error.ts'
import { itemHandlers } from '../commands/cart-refusal-handling.ts'
import { cartErrorOf } from '../commands/cart-refusals.ts'
import { runCartCommand } from '../commands/run-cart-command.ts'
import { cartState, clearCart, watchCart } from '../state/cart-store.ts'
import type { CartView } from '../state/cart-view.ts'
import { recoverCart } from '../state/recover-cart.ts'
import { CartPage } from './cart-page.tsx'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

/** Delays the page's next action until the promise resolves. */
let delay: Promise<void>

const { jacket, shell, beanie, shoe } = demoProducts
type DemoProduct = { sku: string; name: string }

async function cartWith(...products: DemoProduct[]): Promise<Cart> {
  const { createCart, createCartWithItem } = browser.commerce
  let cart: Awaited<ReturnType<typeof createCartWithItem>> = await createCart({ body: {} })
  for (const { sku } of products) {
    cart = await createCartWithItem({ body: { sku, qty: 1 } })
  }
  if (!cart.ok) throw new Error(cart.refusal.message)
  return cart.value
}

function renderPage(view: CartView, error?: CartError) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => britishShop,
      children: [
        {
          path: ':locale/cart',
          Component: () => <CartPage view={view} error={error} />,
          action: async ({ request }) => {
            const command = parseCartCommand(await request.formData())
            await delay
            return command ? runCartCommand(command) : null
          },
        },
      ],
    },
  ])
  const hydrationData = { loaderData: { root: britishShop } }
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/cart']} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
}

const openPage = async (loadedView: CartView, error?: CartError) =>
  renderPage(await recoverCart(Promise.resolve(loadedView)), error)

const openWith = async (...products: DemoProduct[]) =>
  openPage({ state: 'filled', cart: await cartWith(...products) })

const lineOf = ({ name }: DemoProduct) => {
  const line = screen.getByRole('heading', { name }).closest('li')
  if (!line) throw new Error(`There is no line for ${name}.`)
  return within(line)
}
const alertPosition = ({ name }: DemoProduct) =>
  screen.getByRole('heading', { name }).compareDocumentPosition(screen.getByRole('alert'))
const pressOneMore = (product: DemoProduct) =>
  fireEvent.click(lineOf(product).getByRole('button', { name: `One more of ${product.name}` }))
const delayAction = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  delay = promise
  return () => act(async () => resolve())
}

const run = (statement: string, values: unknown[] = []) =>
  browser.shop.database.run(statement, values)

beforeAll(async () => {
  browser = await openBrowser()
  watchCart()
}, 60_000)

beforeEach(() => {
  delay = Promise.resolve()
  browser.clear()
  clearCart()
})

afterEach(() => {
  cleanup()
  expect(browser.shop.unexpectedErrors).toEqual([])
})

afterAll(() => browser.close())

describe('a cart', () => {
  test('shows lines, quantities, totals and the way to the checkout (CART-002, CART-039)', async () => {
    await openWith(jacket, shell)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your bag 2')
    expect(lineOf(jacket).getByText('Basalt, size M')).toBeTruthy()
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
    expect(summary.getAllByText('£509.99')).toHaveLength(1)
    expect(summary.getByText('£514.94')).toBeTruthy()
    expect(summary.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe(
      '/en-gb/checkout',
    )
  })

  test('shows a reduced price with the original price', async () => {
    await openWith(shell)
    expect(lineOf(shell).getByText('Now £229.99, was £345.00')).toBeTruthy()
  })

  test('marks items that are no longer available', async () => {
    const cart = await cartWith(beanie)
    await run('update variants set on_hand = 0 where sku = $1', [beanie.sku])
    const { basketId } = cart
    const result = await browser.commerce.readCart({ params: { basketId }, query: {} })
    await run('update variants set on_hand = 1 where sku = $1', [beanie.sku])
    await openPage({ state: 'filled', cart: result.ok ? result.value : cart })
    expect(lineOf(beanie).getByText(en.itemUnavailable)).toBeTruthy()
  })

  test('shows the new quantity at once, and the new total after the response (CART-047)', async () => {
    await openWith(jacket)
    const release = delayAction()
    pressOneMore(jacket)
    await waitFor(() => expect(lineOf(jacket).getByText('2')).toBeTruthy())
    expect(screen.queryAllByText('£560.00')).toEqual([])
    await release()
    expect(await screen.findAllByText('£560.00')).toHaveLength(2)
  })

  test('does not go below a quantity of one, and keeps the focus', async () => {
    await openWith(jacket)
    const lessButton = screen.getByRole('button', { name: `One less of ${jacket.name}` })
    lessButton.focus()
    fireEvent.click(lessButton)
    expect(lessButton.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(lessButton)
    expect(lineOf(jacket).getByText('1')).toBeTruthy()
  })

  test('hides a removed line while it is being removed', async () => {
    await openWith(jacket, shell)
    const release = delayAction()
    fireEvent.click(screen.getByRole('button', { name: `Remove ${jacket.name}` }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: jacket.name })).toBeNull())
    expect(screen.getByRole('heading', { name: shell.name })).toBeTruthy()
    await release()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your bag 1'),
    )
  })
})

describe('a change in another tab or on another device', () => {
  test('is shown when this tab receives it', async () => {
    await openWith(jacket)
    const { basketId, version } = await cartWith(shell)
    const remembered = { basketId, version, count: 2, lines: [] }
    localStorage.setItem('cairn_cart', JSON.stringify(remembered))
    window.dispatchEvent(new StorageEvent('storage', { key: 'cairn_cart' }))
    expect(await screen.findByRole('heading', { name: shell.name })).toBeTruthy()
  })

  test('empties the page at once when no items are left', async () => {
    await openWith(jacket)
    localStorage.removeItem('cairn_cart')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cairn_cart' })))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.cartEmptyTitle)
  })

  test.each([
    ['to this tab', new Event('focus')],
    ['by the back button', Object.assign(new Event('pageshow'), { persisted: true })],
  ])('is shown when the shopper returns %s', async (_, event) => {
    await openWith(jacket)
    await cartWith(shell)
    window.dispatchEvent(event)
    expect(await screen.findByRole('heading', { name: shell.name })).toBeTruthy()
  })
})

describe('a refusal', () => {
  test('about a line that no longer exists is shown beside it (ERR-021, CART-077)', async () => {
    const cart = await cartWith(jacket, shell)
    await openPage({ state: 'filled', cart })
    const itemId = cart.items[1]?.itemId ?? ''
    await browser.commerce.removeItem({ body: { basketId: cart.basketId, itemId } })
    pressOneMore(shell)
    const error = await lineOf(shell).findByRole('alert')
    expect(error.textContent).toBe(
      'We could not find this item. It may have been removed, or is no longer sold.',
    )
    expect(lineOf(jacket).queryByRole('alert')).toBeNull()
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: shell.name })).toBeNull())
    expect(screen.getByRole('alert').textContent).toBe(error.textContent)
  })

  test('about the maximum quantity names the maximum (CART-087)', async () => {
    await openWith(shoe, shoe, shoe)
    pressOneMore(shoe)
    expect((await lineOf(shoe).findByRole('alert')).textContent).toMatch(/you can order is 3\./)
  })

  test('that is about no line is shown at the top (ERR-024, CART-078)', async () => {
    const cart = await cartWith(jacket)
    const command = { intent: 'change', itemId: cart.items[0]?.itemId ?? '', qty: 2 } as const
    const error = cartErrorOf(handledRefusal('totalsNotCalculated', itemHandlers), command)
    await openPage({ state: 'filled', cart }, error)
    expect(screen.getByRole('alert').textContent).toBe('The message of totalsNotCalculated.')
    expect(alertPosition(jacket)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  test('without a message shows the general message (ERR-058)', async () => {
    const cart = await cartWith(jacket)
    await openPage({ state: 'filled', cart }, { name: 'general', message: '', isExpired: false })
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong.')
  })

  test('is shown on an empty cart too', () => {
    renderPage({ state: 'none' }, { name: 'outOfStock', message: 'Sold out.', isExpired: false })
    expect(screen.getByText('Sold out.')).toBeTruthy()
  })
})

describe('a cart that the shop has lost', () => {
  test('is rebuilt silently with its lines and the change (CART-049)', async () => {
    await openWith(jacket, shell)
    const lostCart = cartState().cart
    await run('delete from carts')
    pressOneMore(jacket)
    expect(await screen.findByText('£789.99')).toBeTruthy()
    expect(cartState().cart?.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      [jacket.sku, 2],
      [shell.sku, 1],
    ])
    expect(cartState().cart?.basketId).not.toBe(lostCart?.basketId)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the error at the top when the change fails in the rebuilt cart too (ERR-019)', async () => {
    await openWith(shoe, shoe, shoe)
    await run('delete from carts')
    pressOneMore(shoe)
    expect((await screen.findByRole('alert')).textContent).toMatch(/The most you can order is 3\./)
    expect(alertPosition(shoe)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(lineOf(shoe).getByText('3')).toBeTruthy()
  })

  test('has expired when its items cannot be added again (CART-050)', async () => {
    await openWith(beanie)
    await run('delete from carts')
    await run('update variants set on_hand = 0 where sku = $1', [beanie.sku])
    fireEvent.click(screen.getByRole('button', { name: `Remove ${beanie.name}` }))
    const notice = en.cartExpiredWithout.replace('{items}', beanie.name)
    expect(await screen.findByText(notice)).toBeTruthy()
    await run('update variants set on_hand = 1 where sku = $1', [beanie.sku])
    expect(screen.getByText(en.cartEmptyTitle)).toBeTruthy()
  })

  test('shows a skeleton, and without scripts says that it has expired (UI-004)', () => {
    renderPage({ state: 'lost' })
    expect(screen.getByText(en.cartOpening).closest('div')?.className).toContain('noscript:hidden')
    expect(screen.getByText(en.cartExpired).closest('.noscript\\:block')).toBeTruthy()
  })
})

describe('without a cart to show', () => {
  test('the page shows one illustration', () => {
    renderPage({ state: 'none' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.cartEmptyTitle)
    const link = screen.getByRole('link', { name: en.cartEmptyLink })
    expect(link.getAttribute('href')).toBe('/en-gb')
  })

  test('the page offers to try again when the cart could not be loaded (UI-004)', () => {
    renderPage({ state: 'failed', message: '' })
    expect(screen.getByRole('alert').textContent).toContain(en.cartFailedText)
    expect(screen.getByRole('button', { name: en.tryAgain })).toBeTruthy()
  })
})
