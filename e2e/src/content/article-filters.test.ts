import { it as italian } from '@cairn/storefront/messages/it'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'

const locales = ['it-it']
const tagsPerArticle = 8

const articleWithTags = (number: number) => ({
  kind: 'article',
  slug: `tagged-notes/${number}`,
  locales,
  title: `Note ${number}`,
  article: {
    picture: { picture: 'scene-tarn', alt: 'A lake' },
    tags: Array.from({ length: tagsPerArticle }, (_, index) => ({
      id: `tag-${number}-${index}`,
      label: `Tag ${number}-${index}`,
    })),
  },
  sections: [{ name: 'main', blocks: [{ type: 'rich-text', fields: { title: 'Note' } }] }],
})

beforeAll(() =>
  importRows([
    ...[1, 2, 3, 4].map(articleWithTags),
    {
      kind: 'page',
      slug: 'tagged-notes',
      locales,
      title: 'Tagged notes',
      sections: [{ name: 'main', blocks: [{ type: 'article-grid', fields: { title: 'Notes' } }] }],
    },
  ]),
)

test('an article grid shows as many tags as fit at first, and all or fewer of them on request (CONT-032)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390 })
  await openPage(page, '/it-it/tagged-notes')
  const filters = page.locator('main fieldset')
  const more = filters.locator('[aria-expanded]')
  const shownTags = () => filters.getByRole('listitem').count()
  for (const [width, limit] of [
    [390, 4],
    [800, 10],
    [1280, 20],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(shownTags).toBe(limit)
    await more.click()
    await expect.poll(shownTags).toBeGreaterThanOrEqual(3 * tagsPerArticle)
    await more.click()
    await expect.poll(shownTags).toBe(limit)
  }
})

describe('the list of an article grid', () => {
  async function openGrid(page: Page) {
    await openPage(page, '/it-it/tagged-notes')
    const grid = page.locator('[data-block=article-grid]')
    const titles = grid.locator('.articles').getByRole('heading')
    const requests = recordRequests(page, /\/canvas\/search\//)
    return {
      filters: grid.getByRole('group'),
      titles: () => titles.allTextContents(),
      lastQuery: () => Object.fromEntries(new URL(requests.at(-1)?.url() ?? '').searchParams),
    }
  }

  test('narrows to the articles of a tag, and is full again without it (CONT-030, CONT-031)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1280 })
    const { filters, titles, lastQuery } = await openGrid(page)
    const firstTitles = await titles()
    expect(firstTitles).toHaveLength(3)
    await filters.getByRole('button', { name: italian.seeMore }).click()
    await filters.getByRole('button', { name: 'Tag 1-0', exact: true }).click()
    await expect.poll(titles).toEqual(['Note 1'])
    expect(lastQuery()).toMatchObject({ type: 'article', tagId: 'tag-1-0' })

    await filters.getByRole('button', { name: italian.clearAll }).click()
    await expect.poll(titles).toEqual(firstTitles)
    expect(lastQuery()).not.toHaveProperty('tagId')
    await expect.poll(() => filters.getByRole('button', { pressed: true }).count()).toBe(0)
  })

  test('grows by the next articles (CONT-033)', async ({ visit }) => {
    const { page } = await visit({ width: 1280 })
    const { titles, lastQuery } = await openGrid(page)
    const firstTitles = await titles()
    await page.getByRole('button', { name: italian.moreArticles }).click()
    await expect.poll(async () => (await titles()).length).toBe(6)
    expect(lastQuery()).toMatchObject({ type: 'article', offset: '3' })
    const allTitles = await titles()
    expect(allTitles.slice(0, 3)).toEqual(firstTitles)
    expect(new Set(allTitles).size).toBe(6)
  })
})
