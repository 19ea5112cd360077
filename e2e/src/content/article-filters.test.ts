import { beforeAll, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
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
    ...[1, 2, 3].map(articleWithTags),
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
