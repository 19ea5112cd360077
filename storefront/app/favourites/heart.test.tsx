import { britishShop, type Browser, openBrowser } from '../platform/testing/test-browser.ts'
import type { Client } from '@cairn/contract/wire/client'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FavouritesPage } from '../lists/favourites-page.tsx'
import { en } from '../messages/en.ts'
import { overrideCalls, refusedAnswer } from '../platform/testing/test-calls.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { toastEvent } from '../ui/toasts/show-toast.ts'
import { readAllFavourites } from './change-favourites.ts'
import { clearFavourites, type Favourites } from './favourites-store.ts'
import { Heart } from './heart.tsx'

let browser: Browser
let commerce: Client

vi.mock('../platform/calls/browser-commerce.ts', () => ({ browserCommerce: () => commerce }))

const jacket = { productId: 'CAIRN001BLK', name: 'Summit Down Jacket' }
const shell = { productId: 'CAIRN002TRN', name: 'Ridge Shell' }

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
beforeEach(() => {
  browser.clear()
  clearFavourites()
  commerce = browser.commerce
})
afterEach(cleanup)
afterAll(() => browser.close())

function show(Component: React.ComponentType) {
  const children = [{ path: ':locale/favorites', Component }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, children }])
  const hydrationData = { loaderData: { root: britishShop } }
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/favorites']} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
}

const showHearts = () =>
  show(() => (
    <>
      <Heart {...jacket} />
      <Heart {...shell} />
    </>
  ))

const heartOf = ({ name }: { name: string }) =>
  screen.getByRole('button', { name: `Favourite: ${name}` })
const isPressed = (product: { name: string }) => heartOf(product).getAttribute('aria-pressed')

async function readFavourites(): Promise<Favourites> {
  const result = await browser.commerce.readFavourites({ query: {} })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const productIds = async () => (await readFavourites()).items.map(({ id }) => id).toSorted()

/** Adds both products with their hearts. */
async function addBoth() {
  showHearts()
  fireEvent.click(heartOf(jacket))
  fireEvent.click(heartOf(shell))
  await waitFor(async () => expect(await productIds()).toHaveLength(2))
}

const nextToast = () =>
  new Promise<unknown>((resolve) => {
    const onToast = (event: Event) => resolve(Reflect.get(event, 'detail'))
    window.addEventListener(toastEvent, onToast, { once: true })
  })

test('a pressed heart adds its product to the favourites page (FAV-001, FAV-005)', async () => {
  const addFavourite = vi.fn<Client['addFavourite']>(browser.commerce.addFavourite)
  commerce = overrideCalls(browser.commerce, { addFavourite })
  const empty = await readFavourites()
  expect(empty.total).toBe(0)
  await addBoth()

  const item = { qty: 1, itemType: 'product' }
  expect(addFavourite.mock.calls.map(([request]) => request.body)).toEqual([
    { ...item, id: jacket.productId, favoriteId: null },
    { ...item, id: shell.productId, favoriteId: empty.favoriteId },
  ])
  cleanup()
  const favourites = await readFavourites()
  show(() => <FavouritesPage favourites={favourites} />)
  expect(screen.getByText('2 products')).toBeTruthy()
  expect(screen.getByText(jacket.name)).toBeTruthy()
  expect(screen.getByText(shell.name)).toBeTruthy()
})

describe('a filled heart', () => {
  test('removes only its product from the list (FAV-006)', async () => {
    await addBoth()
    fireEvent.click(heartOf(jacket))
    await waitFor(() => expect(isPressed(jacket)).toBe('false'))
    await waitFor(async () => expect(await productIds()).toEqual([shell.productId]))
    expect((await readFavourites()).total).toBe(1)
    expect(isPressed(shell)).toBe('true')
  })

  test('is filled again with a message if the product cannot be removed', async () => {
    await addBoth()
    commerce = overrideCalls(browser.commerce, {
      removeFavourite: async () => refusedAnswer('temporarilyUnavailable'),
    })
    const toast = nextToast()
    fireEvent.click(heartOf(jacket))
    expect(await toast).toMatchObject({ title: en.favouriteFailed, tone: 'error' })
    expect(isPressed(jacket)).toBe('true')
    expect(await productIds()).toEqual([jacket.productId, shell.productId])
  })
})

test('the hearts of 500 favourites are read with one call, without products', async () => {
  const readAll = vi.fn<Client['readFavourites']>(browser.commerce.readFavourites)
  await addBoth()
  const { favoriteId } = await readFavourites()
  await browser.shop.database.run(
    `insert into favourites (list_id, product_id)
     select $1, 'STYLE' || lpad(n::text, 3, '0') from generate_series(1, 498) n`,
    [favoriteId],
  )
  commerce = overrideCalls(browser.commerce, { readFavourites: readAll })
  const favourites = await readAllFavourites()

  expect(readAll.mock.calls.map(([request]) => request)).toEqual([
    { query: { includeProducts: false } },
  ])
  expect(Object.keys(favourites?.itemIds ?? {})).toHaveLength(500)
  expect(favourites).toMatchObject({
    favoriteId,
    itemIds: { [jacket.productId]: expect.any(String) },
  })
})

test('sharing the list copies a link that opens it for everybody (FAV-009)', async () => {
  await addBoth()
  cleanup()
  const favourites = await readFavourites()
  const params = { favoriteId: favourites.favoriteId }
  expect((await browser.commerce.readSharedFavourites({ params, query: {} })).ok).toBe(false)
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

  show(() => <FavouritesPage favourites={favourites} />)
  const toast = nextToast()
  fireEvent.click(screen.getByRole('button', { name: en.shareFavourites }))
  expect(await toast).toEqual({ title: en.linkCopied })
  const [link = ''] = writeText.mock.calls[0] ?? []
  expect(new URL(link).pathname).toBe(`/en-gb/favorites/${favourites.favoriteId}`)
  browser.clear()
  const shared = await browser.commerce.readSharedFavourites({ params, query: {} })
  expect(shared.ok && shared.value.items).toHaveLength(2)
})
