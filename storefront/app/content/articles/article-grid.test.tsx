// @vitest-environment jsdom
import { articleGrid } from '@cairn/contract/content/blocks/article-grid'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import { contentQuery } from '../reading/content-query.ts'
import { ArticleGrid } from './article-grid.tsx'

type Search = (call: { query: Record<string, unknown> }) => Promise<unknown>

const { searchContent } = vi.hoisted(() => ({ searchContent: vi.fn<Search>() }))
vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => ({ searchContent }),
}))

const tags = Array.from({ length: 12 }, (_, index) => ({
  id: `tag-${index}`,
  label: `Tag ${index}`,
}))
const article = (name: string) => ({
  id: `article:${name}`,
  url: `/en-gb/${name}`,
  title: `The ${name}`,
  picture: { url: '/images/scene-tarn', alt: `A ${name}` },
  tags: [{ id: 'tag-1', label: 'Tag 1' }],
  eyebrow: 'Field test',
  publishedOn: '2026-10-08',
})
const searchResult = (...names: string[]) => ({
  result: names.map(article),
  facets: tags,
  numFound: 4,
})

function show(facets = tags, overrides: object = {}) {
  const fields = articleGrid.fields.parse({
    title: 'Field notes',
    ...overrides,
    found: { ...searchResult('ridge', 'hut', 'tarn'), facets },
  })
  const root = { locale: 'en-gb', siteId: 'CAIRN-GB' }
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <ArticleGrid fields={fields} isFirst /> },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
}

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const pressButton = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const lastQuery = () => searchContent.mock.lastCall?.[0].query

beforeEach(() => searchContent.mockReset())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the article grid', () => {
  test('shows picture, eyebrow, title and tags of each article, and links to it (CONT-035)', () => {
    show()
    const card = screen.getByRole('link', { name: /The ridge/ })
    expect(card.getAttribute('href')).toBe('/en-gb/ridge')
    expect(within(card).getByRole('img', { name: 'A ridge' })).toBeTruthy()
    expect(card.textContent).toBe('Field testThe ridgeTag 1')
  })

  test('filters by tags, and clears all filters at once (CONT-030, CONT-031)', async () => {
    show()
    searchContent.mockResolvedValue({ ok: true, value: { ...searchResult('hut'), numFound: 1 } })
    await pressButton('Tag 3')
    expect(lastQuery()).toMatchObject({ type: 'article', limit: 3, offset: 0, tagId: ['tag-3'] })
    expect(titles()).toEqual(['The hut'])
    await pressButton('Tag 5')
    expect(lastQuery()?.['tagId']).toEqual(['tag-3', 'tag-5'])

    searchContent.mockResolvedValue({ ok: true, value: searchResult('ridge', 'hut', 'tarn') })
    await pressButton('Clear all')
    expect(lastQuery()).not.toHaveProperty('tagId')
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
    expect(titles()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  test('loads more articles until all are shown (CONT-033, CONT-081)', async () => {
    show()
    searchContent.mockResolvedValue({ ok: true, value: searchResult('ridge', 'hut', 'tarn') })
    await pressButton('Tag 1')
    expect(lastQuery()).toEqual({
      ...contentQuery,
      type: 'article',
      limit: 3,
      offset: 0,
      tagId: ['tag-1'],
    })
    searchContent.mockResolvedValue({ ok: true, value: searchResult('storm') })
    await pressButton('Load more')
    expect(lastQuery()).toEqual({
      ...contentQuery,
      type: 'article',
      limit: 3,
      offset: 3,
      tagId: ['tag-1'],
    })
    expect(titles()).toEqual(['The ridge', 'The hut', 'The tarn', 'The storm'])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test.each([
    [{ rows: 2, smallGridSize: 3 }, 6],
    [{ smallGridSize: 4 }, 3],
  ])('loads as many articles as it shows with %j: %i (CONT-104)', async (size, limit) => {
    show(tags, size)
    searchContent.mockResolvedValue({ ok: true, value: searchResult('hut') })
    await pressButton('Tag 3')
    expect(lastQuery()).toMatchObject({ limit, offset: 0 })
  })

  test('shows some of the tags at first, and all of them on request', async () => {
    show()
    const list = () => screen.getByRole('group', { name: 'By subject' }).querySelector('ul')
    expect(list()?.className).toContain('tags-short')
    await pressButton('See more')
    expect(list()?.className).not.toContain('tags-short')
    await pressButton('See less')
    expect(list()?.className).toContain('tags-short')
    cleanup()
    show(tags.slice(0, 4))
    expect(screen.queryByRole('button', { name: 'See more' })).toBeNull()
  })

  test('keeps its articles and logs the error if loading more fails (CONT-102)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const showToast = vi.fn<() => void>()
    window.addEventListener(toastEvent, showToast)
    show()
    searchContent.mockResolvedValue({ ok: false, refusal: { name: 'general', status: 500 } })
    await pressButton('Load more')
    expect(titles()).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(showToast).not.toHaveBeenCalled()
    window.removeEventListener(toastEvent, showToast)
    expect(String(log.mock.lastCall?.[0])).toContain('general')
  })
})
