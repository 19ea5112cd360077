import { type Browser, britishShop, openBrowser } from '../../platform/testing/test-browser.ts'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Upsell } from '@cairn/contract/catalogue/product'
import type { Client } from '@cairn/contract/wire/client'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { overrideCalls, refusedAnswer } from '../../platform/testing/test-calls.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { LazyToasts } from '../../ui/toasts/lazy-toasts.tsx'
import { clearCart } from '../state/cart-store.ts'
import { Upsells } from './upsells.tsx'

let browser: Browser
let commerce: Client
let cart: Cart

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(commerce),
}))

const anUpsell = (nth: number, overrides: Partial<Upsell> = {}): Upsell => ({
  id: `EXTRA00${nth}BLK`,
  sku: `EXTRA00${nth}BLK-OS`,
  name: `Extra ${nth}`,
  url: `/en-gb/p/extra-EXTRA00${nth}BLK`,
  image: { src: `/images/EXTRA00${nth}BLK/front`, alt: `Extra ${nth}` },
  price: nth,
  productInventoryState: 'InStock',
  ...overrides,
})

const commerceWithUpsells = (upsells: Upsell[], calls: Partial<Client> = {}) =>
  overrideCalls(browser.commerce, {
    readRecommendations: async () => ({ ok: true, value: { recommendations: [], upsells } }),
    ...calls,
  })

const UpsellsWithToasts = () => (
  <>
    <Upsells cart={cart} heading="h2" />
    <LazyToasts />
  </>
)

function show({ offersUpsells = true } = {}) {
  const shop = { ...britishShop, features: { ...britishShop.features, offersUpsells } }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/cart', Component: UpsellsWithToasts }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/cart']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)

beforeEach(async () => {
  browser.clear()
  clearCart()
  const body = { sku: demoProducts.jacket.sku, qty: 1 }
  const created = await browser.commerce.createCartWithItem({ body })
  if (!created.ok) throw new Error(created.refusal.message)
  cart = created.value
})

afterEach(cleanup)
afterAll(() => browser.close())

/** Offers one upsell that is sold out and five that are in stock; returns the list items that are shown. */
function renderSixUpsells() {
  commerce = commerceWithUpsells([
    anUpsell(1, { productInventoryState: 'OutOfStock' }),
    ...[2, 3, 4, 5, 6].map((nth) => anUpsell(nth)),
  ])
  show()
  return screen.findAllByRole('listitem')
}

describe('an upsell', () => {
  test('is shown with the picture, name and price that the shop answers (PROD-012)', async () => {
    commerce = browser.commerce
    const productId = cart.items[0]?.productId ?? ''
    const query = { widget: 'upsell', productId, count: 24 } as const
    const answer = await commerce.readRecommendations({ query })
    const upsells = answer.ok ? answer.value.upsells : []
    const upsell = upsells.find(({ productInventoryState: state }) => state === 'InStock')
    if (!upsell) throw new Error('nothing is offered')
    expect(Object.keys(upsell).toSorted()).toEqual([
      'id',
      'image',
      'name',
      'price',
      'productInventoryState',
      'sku',
      'url',
    ])
    const { rows } = await browser.shop.database.run(
      `select current_minor from prices where product_id = $1 and site_id = 'CAIRN-GB'`,
      [upsell.id],
    )
    show()
    const [first] = await screen.findAllByRole('listitem')
    if (!first) throw new Error('nothing is shown')
    expect(within(first).getByRole('link').textContent).toBe(upsell.name)
    expect(within(first).getByRole('link').getAttribute('href')).toContain(upsell.id)
    const price = (Number(rows[0]?.['current_minor']) / 100).toFixed(2)
    expect(within(first).getByText(`£${price}`)).toBeTruthy()
    expect(first.querySelector('img')?.getAttribute('src')).toContain(`/images/${upsell.id}/front`)
  })

  test('is not shown if it is sold out (PROD-013, PROD-016)', async () => {
    const lines = await renderSixUpsells()
    expect(lines.map((line) => within(line).getByRole('link').textContent)).toEqual([
      'Extra 2',
      'Extra 3',
      'Extra 4',
    ])
  })

  test('is shown together with at most two others (PROD-028)', async () => {
    expect(await renderSixUpsells()).toHaveLength(3)
  })

  test('is not shown if it is in the cart already or the site has no upsells (PROD-017)', async () => {
    let requestCount = 0
    commerce = commerceWithUpsells([anUpsell(1, { id: demoProducts.jacket.sku.slice(0, 11) })])
    show()
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
    cleanup()
    commerce = overrideCalls(browser.commerce, {
      readRecommendations: async () => {
        requestCount += 1
        return { ok: true, value: { recommendations: [], upsells: [anUpsell(1)] } }
      },
    })
    show({ offersUpsells: false })
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(requestCount).toBe(0)
    cleanup()
    show({ offersUpsells: true })
    await screen.findByRole('listitem')
  })

  test('is added by its SKU, and its button is busy until the response arrives (PROD-015, PROD-026)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const added: unknown[] = []
    commerce = commerceWithUpsells([anUpsell(1, { sku: demoProducts.shell.sku })], {
      addItem: async (request) => {
        added.push(request.body)
        await promise
        return browser.commerce.addItem(request)
      },
    })
    show()
    const button = await screen.findByRole('button', { name: 'Add to bag: Extra 1' })
    fireEvent.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await waitFor(() => expect(added).toHaveLength(1))
    resolve()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'))
    expect(added).toEqual([{ basketId: cart.basketId, sku: demoProducts.shell.sku, qty: 1 }])
  })

  test('shows a toast with the reason if it cannot be added (PROD-027)', async () => {
    commerce = commerceWithUpsells([anUpsell(1)], {
      addItem: async () => refusedAnswer('outOfStock'),
    })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Add to bag: Extra 1' }))
    const title = await screen.findByText('Something went wrong', {}, { timeout: 8000 })
    expect(title.closest('.toast')?.textContent).toContain('The message of outOfStock.')
  })
})
