import { importRows } from '@cairn/commerce/testing/import-rows'
import { beforeAll, describe, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

describe('articles', () => {
  const tag = { id: 'test-walks', label: 'Walks' }
  const articleDocument = (name: string, overrides: object = {}) => ({
    kind: 'article',
    slug: `test-walks/${name}`,
    title: `Walk ${name}`,
    article: { picture: { picture: 'scene-tarn', alt: 'A lake' }, tags: [tag], ...overrides },
    sections: [
      {
        name: 'main',
        blocks: [
          {
            type: 'hero',
            fields: {
              variant: 'block-below',
              title: `Walk ${name}`,
              subtitle: 'Three hours, one stile.',
              media: { picture: 'scene-tarn', alt: 'A lake' },
            },
          },
        ],
      },
    ],
  })
  const textOf = async (path: string) => (await visit(path)).text()

  beforeAll(async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const articles = names.map((name) =>
      articleDocument(name, name === 'a' ? { publishedOn: '2026-05-04' } : {}),
    )
    const imported = await importRows(shop().database.query, articles)
    if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
  })

  /** What an article shows before the related articles. */
  const ownPartOf = async (path: string) => {
    const [, main = ''] = (await readShownHtml(await visit(path))).split('<main')
    return main.split('class="articles')[0] ?? ''
  }

  test('show a picture, a title, a subtitle, and a date if they have one (CONT-029)', async () => {
    const datedPage = await ownPartOf('/en-gb/test-walks/a')
    for (const part of ['alt="A lake"', '>Walk a</h1>', 'Three hours, one stile.', '4 May 2026']) {
      expect(datedPage).toContain(part)
    }
    expect(await ownPartOf('/de-de/test-walks/a')).toContain('4. Mai 2026')
    const undatedPage = await ownPartOf('/en-gb/test-walks/b')
    expect(undatedPage).toContain('>Walk b</h1>')
    expect(undatedPage).not.toContain('<time')
  })

  test('show their own picture, title and subtitle if their author has written no hero (CONT-029)', async () => {
    const text = { type: 'rich-text', fields: { title: 'The way there' } }
    const article = articleDocument('plain', { eyebrow: 'On foot', publishedOn: '2026-05-05' })
    const description = 'Two hours, no stile.'
    await importRows(shop().database.query, [
      { ...article, description, sections: [{ name: 'main', blocks: [text] }] },
    ])
    expect(await ownPartOf('/en-gb/test-walks/plain')).toMatch(
      /On foot.*>Walk plain<\/h1>.*Two hours, no stile\..*alt="A lake".*5 May 2026.*>The way there<\/h2>/s,
    )
  })

  test('have a page of their own, and a grid links to each of them (CONT-075)', async () => {
    await importRows(shop().database.query, [
      {
        kind: 'page',
        slug: 'test-notes',
        title: 'Notes',
        sections: [{ name: 'main', blocks: [{ type: 'article-grid', fields: { rows: 8 } }] }],
      },
    ])
    const html = await textOf('/en-gb/test-notes')
    for (const [path, title] of [
      ['/en-gb/test-walks/a', 'Walk a'],
      ['/en-gb/test-walks/g', 'Walk g'],
    ] as const) {
      expect(html).toMatch(new RegExp(`class="article-card[^>]*href="${path}"`))
      const article = await visit(path)
      expect(article.status).toBe(200)
      expect(await article.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    }
  })

  test('link to four other articles with the same tag (CONT-034)', async () => {
    const html = await textOf('/en-gb/test-walks/c')
    const otherUrls = Array.from(
      html.matchAll(/class="article-card[^>]*href="([^"]*)"/g),
      ([, to]) => to,
    )
    expect(otherUrls).toHaveLength(4)
    expect(otherUrls).not.toContain('/en-gb/test-walks/c')
    expect(otherUrls.every((to) => to?.startsWith('/en-gb/test-walks/'))).toBe(true)
  })
})
