// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserCommerce, callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { readSaved } from './read-saved-items.ts'

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => browserCommerce(),
}))

const total = 123

type Request = { query: { start: number; count: number } }

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
