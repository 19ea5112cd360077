// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { browserCommerce, callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { readSaved } from './read-saved-items.ts'
import { SavedItems } from './saved-items.tsx'

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => browserCommerce(),
}))

const total = 123

type Request = { query: { start: number; count: number } }

afterEach(cleanup)

beforeEach(() => {
  document.cookie = 'cairn_usid=one'
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    readSavedItems: ({ query: { start, count } }: Request) => {
      const last = Math.min(start + Math.min(count, 100), total)
      const items = Array.from({ length: last - start }, (_, index) => ({ itemId: start + index }))
      return accept({ saveForLaterId: 'list', items, total })
    },
  }
})

test('more than a hundred saved items are read in parts', async () => {
  const saved = await readSaved(110)

  expect(saved?.items.map(({ itemId }) => itemId)).toEqual(Array.from({ length: 110 }, (_, n) => n))
  expect(callsTo('readSavedItems').map(({ request }) => request['query'])).toEqual([
    { start: 0, count: 100 },
    { start: 100, count: 10 },
  ])
})

test('no more are asked for than there are', async () => {
  expect((await readSaved(130))?.items).toHaveLength(total)
  expect(callsTo('readSavedItems')).toHaveLength(2)
  await readSaved(10)
  expect(callsTo('readSavedItems')).toHaveLength(3)
})

const savedJacket = {
  itemId: 'saved-jacket',
  productId: 'CAIRN001BLK',
  pageUrl: '/en-gb/p/summit-down-jacket-CAIRN001BLK',
  qty: 1,
  size: 'M',
  colour: 'Black',
  amount: null,
  available: true,
  product: null,
}

function showSavedItems() {
  const shop = { locale: 'en-gb', features: { showsLowestPrice: false } }
  const List = () => <SavedItems initialItems={undefined} error={undefined} />
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/cart', Component: List }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/cart']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

test('the cart page reads the first ten, and removes one of them by its id (SFL-010, SFL-012)', async () => {
  const list = { saveForLaterId: 'list', items: [savedJacket], total: 1 }
  fakeCommerce.answers = {
    readSavedItems: () => accept(list),
    removeSavedItem: () => accept({ ...list, items: [], total: 0 }),
  }
  showSavedItems()
  const removeButton = await screen.findByRole('button', { name: 'Remove Black' })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(callsTo('readSavedItems')).toMatchObject([{ request: { query: { start: 0, count: 10 } } }])

  fireEvent.click(removeButton)
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(callsTo('removeSavedItem')).toMatchObject([
    { request: { params: { saveForlaterId: 'list', itemId: 'saved-jacket' } } },
  ])
})

test('the cart page shows ten saved items, and ten more after each press of the button (SFL-014)', async () => {
  const items = Array.from({ length: 25 }, (_, index) => ({ ...savedJacket, itemId: `${index}` }))
  fakeCommerce.answers = {
    readSavedItems: ({ query: { start, count } }: Request) =>
      accept({ saveForLaterId: 'list', items: items.slice(start, start + count), total: 25 }),
  }
  showSavedItems()
  for (const shownCount of [10, 20]) {
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(shownCount))
    fireEvent.click(screen.getByRole('button', { name: en.showMore }))
  }
  await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(25))
  expect(screen.queryByRole('button', { name: en.showMore })).toBeNull()
  expect(callsTo('readSavedItems').map(({ request }) => request['query'])).toEqual([
    { start: 0, count: 10 },
    { start: 0, count: 20 },
    { start: 0, count: 30 },
  ])
})
