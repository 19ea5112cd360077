import { britishShop as shop, type Browser, openBrowser } from '../platform/test-shop.ts'
import type { Cart } from '@cairn/contract/cart-entity'
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { refused } from '../platform/test-client.ts'
import { goods } from '../platform/test-goods.ts'
import { CartPage } from './cart-page.tsx'
import { forgetCart } from './cart-store.ts'
import type { CartView } from './cart-view.ts'
import { cartWriteOf } from './cart-write.ts'
import { changeCart } from './change-cart.ts'
import { followCart } from './follow-cart.ts'
import { recoverCart } from './recover-cart.ts'
import { type RefusedWrite, refusedWrite } from './refused-write.ts'

let browser: Browser

vi.mock('../platform/browser-commerce.ts', () => ({ browserCommerce: () => browser.commerce }))

/** Holds the page's next change until it is let go. */
let held: Promise<void>

const { jacket, shell, beanie, shoe } = goods
type Good = { sku: string; name: string }

async function cartWith(...products: Good[]): Promise<Cart> {
  let cart = await browser.commerce.createCart({ body: {} })
  for (const { sku } of products) {
    cart = await browser.commerce.createCartWithItem({ body: { sku, qty: 1 } })
  }
  if (!cart.ok) throw new Error(cart.refusal.message)
  return cart.value
}

function show(view: CartView, told?: RefusedWrite) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/cart',
          Component: () => <CartPage view={view} refused={told} />,
          action: async ({ request }) => {
            const write = cartWriteOf(await request.formData())
            await held
            return write ? changeCart(write) : null
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

/** As the page's route does it. */
async function open(loaded: CartView, told?: RefusedWrite) {
  show(await recoverCart(Promise.resolve(loaded)), told)
}

const openWith = async (...products: Good[]) =>
  open({ state: 'filled', cart: await cartWith(...products) })

const lineOf = ({ name }: Good) => {
  const line = screen.getByRole('heading', { name }).closest('li')
  if (!line) throw new Error(`There is no line for ${name}.`)
  return within(line)
}
const oneMore = (product: Good) =>
  fireEvent.click(lineOf(product).getByRole('button', { name: `One more of ${product.name}` }))
const hold = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return () => act(async () => resolve())
}

const run = (statement: string, values: unknown[] = []) =>
  browser.shop.database.run(statement, values)

beforeAll(async () => {
  browser = await openBrowser()
  followCart()
  configure({ asyncUtilTimeout: 8_000 })
}, 60_000)

beforeEach(() => {
  held = Promise.resolve()
  browser.clear()
  forgetCart()
})

afterEach(() => {
  cleanup()
  expect(browser.shop.failures).toEqual([])
})

afterAll(() => browser.close())

describe('a cart', () => {
  it('shows lines, quantities, totals and the way to the checkout (CART-002, CART-039)', async () => {
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

  it('tells a reduced price with the one before', async () => {
    await openWith(shell)
    expect(lineOf(shell).getByText('Now £229.99, was £345.00')).toBeTruthy()
  })

  it('marks what can no longer be had', async () => {
    const cart = await cartWith(beanie)
    await run('update variants set on_hand = 0 where sku = $1', [beanie.sku])
    const { basketId } = cart
    const read = await browser.commerce.readCart({ params: { basketId }, query: {} })
    await run('update variants set on_hand = 1 where sku = $1', [beanie.sku])
    await open({ state: 'filled', cart: read.ok ? read.value : cart })
    expect(lineOf(beanie).getByText(en.itemGone)).toBeTruthy()
  })

  it('shows the new quantity at once, and the new total when it is known (CART-047)', async () => {
    await openWith(jacket)
    const letGo = hold()
    oneMore(jacket)
    await waitFor(() => expect(lineOf(jacket).getByText('2')).toBeTruthy())
    expect(screen.queryAllByText('£560.00')).toEqual([])
    await letGo()
    expect(await screen.findAllByText('£560.00')).toHaveLength(2)
  })

  it('does nothing at one less than one, and keeps the focus', async () => {
    await openWith(jacket)
    const less = screen.getByRole('button', { name: `One less of ${jacket.name}` })
    less.focus()
    fireEvent.click(less)
    expect(less.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(less)
    expect(lineOf(jacket).getByText('1')).toBeTruthy()
  })

  it('hides a removed line while it is being removed', async () => {
    await openWith(jacket, shell)
    const letGo = hold()
    fireEvent.click(screen.getByRole('button', { name: `Remove ${jacket.name}` }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: jacket.name })).toBeNull())
    expect(screen.getByRole('heading', { name: shell.name })).toBeTruthy()
    await letGo()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your bag 1'),
    )
  })
})

describe('what another tab or another device does', () => {
  it('shows when this tab hears of it', async () => {
    await openWith(jacket)
    const { basketId, version } = await cartWith(shell)
    const memory = { basketId, version, count: 2, lines: [] }
    localStorage.setItem('cairn_cart', JSON.stringify(memory))
    window.dispatchEvent(new StorageEvent('storage', { key: 'cairn_cart' }))
    expect(await screen.findByRole('heading', { name: shell.name })).toBeTruthy()
  })

  it('empties the page at once when nothing is left', async () => {
    await openWith(jacket)
    localStorage.removeItem('cairn_cart')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cairn_cart' })))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.cartEmptyTitle)
  })

  it.each([
    ['to this tab', new Event('focus')],
    ['by the back button', Object.assign(new Event('pageshow'), { persisted: true })],
  ])('shows when somebody comes back %s', async (_, comesBack) => {
    await openWith(jacket)
    await cartWith(shell)
    window.dispatchEvent(comesBack)
    expect(await screen.findByRole('heading', { name: shell.name })).toBeTruthy()
  })
})

describe('a refusal', () => {
  it('of a line that is no longer there is told beside it (ERR-021, CART-077)', async () => {
    const cart = await cartWith(jacket, shell)
    await open({ state: 'filled', cart })
    const itemId = cart.items[1]?.itemId ?? ''
    await browser.commerce.removeItem({ body: { basketId: cart.basketId, itemId } })
    oneMore(shell)
    const told = await lineOf(shell).findByRole('alert')
    expect(told.textContent).toBe('This item is not available. Please choose another.')
    expect(lineOf(jacket).queryByRole('alert')).toBeNull()
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: shell.name })).toBeNull())
    expect(screen.getByRole('alert').textContent).toBe(told.textContent)
  })

  it('of more than an order may hold says how many it may (CART-087)', async () => {
    await openWith(shoe, shoe, shoe)
    oneMore(shoe)
    const told = await lineOf(shoe).findByRole('alert')
    expect(told.textContent).toContain('The most you can order is 3.')
  })

  it('that is about no line is told at the top (ERR-024, CART-078)', async () => {
    const cart = await cartWith(jacket)
    const write = { intent: 'change', itemId: cart.items[0]?.itemId ?? '', qty: 2 } as const
    const told = refusedWrite(refused(500, 'ORD415').refusal, write)
    await open({ state: 'filled', cart }, told)
    expect(screen.getByRole('alert').textContent).toBe('The message of ORD415.')
    expect(lineOf(jacket).queryByRole('alert')).toBeNull()
  })

  it('without words of its own gets the page’s (ERR-058)', async () => {
    const cart = await cartWith(jacket)
    await open({ state: 'filled', cart }, { errorId: 'GEN500', message: '', isExpired: false })
    expect(screen.getByRole('alert').textContent).toBe(en.problem)
  })

  it('is told to a cart that is empty too', () => {
    show({ state: 'none' }, { errorId: 'INV700', message: 'Sold out.', isExpired: false })
    expect(screen.getByText('Sold out.')).toBeTruthy()
  })
})

describe('a cart that the shop has lost', () => {
  it('is made anew without a word (CART-049)', async () => {
    await openWith(jacket)
    await run('delete from carts')
    oneMore(jacket)
    await waitFor(() => expect(lineOf(jacket).getByText('2')).toBeTruthy())
    expect(await screen.findAllByText('£560.00')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is told of at the top when the change fails in the new one too (ERR-019)', async () => {
    await openWith(shoe, shoe, shoe)
    await run('delete from carts')
    oneMore(shoe)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('The most you can order is 3.')
    expect(lineOf(shoe).queryByRole('alert')).toBeNull()
    expect(lineOf(shoe).getByText('3')).toBeTruthy()
  })

  it('has expired when its things cannot be added again (CART-050)', async () => {
    await openWith(beanie)
    await run('delete from carts')
    await run('update variants set on_hand = 0 where sku = $1', [beanie.sku])
    fireEvent.click(screen.getByRole('button', { name: `Remove ${beanie.name}` }))
    expect(await screen.findByText(en.cartExpired)).toBeTruthy()
    await run('update variants set on_hand = 1 where sku = $1', [beanie.sku])
    expect(screen.getByText(en.cartEmptyTitle)).toBeTruthy()
  })

  it('is waited for in sight, and without scripts has expired (UI-004)', () => {
    show({ state: 'lost' })
    expect(screen.getByText(en.cartOpening).closest('div')?.className).toContain('noscript:hidden')
    expect(screen.getByText(en.cartExpired).closest('.noscript\\:block')).toBeTruthy()
  })
})

describe('without a cart to show', () => {
  it('the page is one stone', () => {
    show({ state: 'none' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.cartEmptyTitle)
    const link = screen.getByRole('link', { name: en.cartEmptyLink })
    expect(link.getAttribute('href')).toBe('/en-gb')
  })

  it('the page offers to try again when it could not be loaded (UI-004)', () => {
    show({ state: 'failed', message: '' })
    expect(screen.getByRole('alert').textContent).toContain(en.cartFailedText)
    expect(screen.getByRole('button', { name: en.tryAgain })).toBeTruthy()
  })
})
