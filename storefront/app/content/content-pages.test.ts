import { importRows } from '@cairn/commerce/testing/import-rows'
import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
}, 60_000)

afterAll(() => shop.close())

describe('pages of blocks', () => {
  const block = (title: string) => ({ type: 'hero', fields: { title } })
  const camp = (blocks: object[], more: object = {}) => ({
    kind: 'page',
    slug: 'test-camp',
    title: 'Camp',
    sections: [{ name: 'main', blocks }],
    ...more,
  })
  const hand = (document: object) => importRows(shop.database.query, [document])
  const headings = async (path: string) =>
    Array.from(
      (await (await visit(path)).text()).matchAll(/<(h[12]) class="display mega">([^<]*)</g),
      ([, level, title]) => `${level} ${title}`,
    )

  it('are in the order of their document, and the first block names them (CONT-003)', async () => {
    await hand(camp([block('Up'), block('Down')]))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Up', 'h2 Down'])
    await hand(camp([block('Down'), block('Up')]))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Down', 'h2 Up'])
  })

  it('show a draft to its author alone (PREV-002, PREV-003)', async () => {
    await hand(camp([block('Published')]))
    await hand(camp([block('Drafted')], { publish: null }))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Published'])
    expect(await headings('/en-gb/test-camp?preview=true')).toEqual(['h1 Drafted'])
    const headers = { cookie: 'preview-date=2026-12-01' }
    const html = await (await visit('/en-gb/test-camp', { headers })).text()
    expect(html).toContain('Drafted')
  })

  it('show a block that nobody knows to its author alone', async () => {
    await hand(camp([block('Known')]))
    await shop.database.run(
      `update content_bodies set body = jsonb_insert(body, '{sections,0,blocks,0}',
         '{"id": "new", "type": "marquee", "fields": {}}') where slug = 'test-camp'`,
    )
    expect(await (await visit('/en-gb/test-camp')).text()).not.toContain('marquee')
    expect(await (await visit('/en-gb/test-camp?preview=true')).text()).toContain('marquee')
  })

  it('have one address', async () => {
    const answer = await visit('/en-gb/home')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/en-gb'])
  })
})

describe('articles', () => {
  const tag = { id: 'test-walks', label: 'Walks' }
  const walk = (name: string, more: object = {}) => ({
    kind: 'article',
    slug: `test-walks/${name}`,
    title: `Walk ${name}`,
    article: { picture: { picture: 'scene-tarn', alt: 'A lake' }, tags: [tag], ...more },
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
  const textOf = async (path: string, more = {}) => (await visit(path, more)).text()

  beforeAll(async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const walks = names.map((name) => walk(name, name === 'a' ? { publishedOn: '2026-05-04' } : {}))
    const given = await importRows(shop.database.query, walks)
    if (!given.ok) throw new Error(JSON.stringify(given.problems))
  })

  it('have a picture, a title, a sentence, and a date if they were given one (CONT-029)', async () => {
    const dated = await textOf('/en-gb/test-walks/a')
    for (const part of ['alt="A lake"', '>Walk a<', 'Three hours, one stile.', '4 May 2026']) {
      expect(dated).toContain(part)
    }
    expect(await textOf('/de-de/test-walks/a')).toContain('4. Mai 2026')
    const undated = await textOf('/en-gb/test-walks/b')
    expect(undated).toContain('>Walk b<')
    expect(undated).not.toContain('<time')
  })

  it('lead on to four others about the same (CONT-034)', async () => {
    const html = await textOf('/en-gb/test-walks/c')
    const others = Array.from(
      html.matchAll(/class="article-card[^>]*href="([^"]*)"/g),
      ([, to]) => to,
    )
    expect(others).toHaveLength(4)
    expect(others).not.toContain('/en-gb/test-walks/c')
    expect(others.every((to) => to?.startsWith('/en-gb/test-walks/'))).toBe(true)
  })
})

describe('what surrounds other pages', () => {
  it('stands on a page that is not there, whose answer says so (CONT-010)', async () => {
    const missing = await visit('/en-gb/nowhere-at-all')
    expect(missing.status).toBe(404)
    const html = await missing.text()
    expect(html).toContain('No path here.')
    expect(html).toContain('These paths are open')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('has no address of its own', async () => {
    expect((await visit('/en-gb/error-4xx')).status).toBe(404)
    expect((await visit('/en-gb/sign-up-modal')).status).toBe(404)
  })
})

it('a promo bar has as many messages as the site allows (NAV-035)', async () => {
  const said = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word) => `Promo message ${word}`)
  const messages = said.map((text) => ({
    richText: [{ type: 'paragraph', words: [{ type: 'text', text }] }],
  }))
  const sections = [{ name: 'main', blocks: [{ type: 'promo-bar', fields: { messages } }] }]
  await importRows(shop.database.query, [
    { kind: 'fragment', slug: 'promo-bar', title: 'Promo bar', sections },
  ])
  const html = await (await visit('/en-gb')).text()
  expect(said.filter((text) => html.includes(text))).toEqual(said.slice(0, 5))
})

it('a grid of products stands in a page, each leading to its own (CONT-068)', async () => {
  const fields = { title: 'For the ridge', productIds: ['CAIRN001', 'CAIRN002'] }
  await importRows(shop.database.query, [
    {
      kind: 'page',
      slug: 'test-ridge',
      title: 'Ridge',
      sections: [{ name: 'main', blocks: [{ type: 'catalog-grid', fields }] }],
    },
  ])
  const html = await (await visit('/en-gb/test-ridge')).text()
  const [, grid = ''] = html.split('data-block="catalog-grid"')
  expect(grid).toContain('For the ridge')
  const names = Array.from(
    grid.matchAll(/class="product-tile-link"[^>]*>([^<]*)</g),
    ([, name]) => name,
  )
  expect(names).toEqual(['Summit Down Jacket', 'Ridge Shell'])
})

it('a video says to search engines what it is, and keeps its shape (CONT-063)', async () => {
  const fields = {
    url: 'https://youtu.be/dQw4w9WgXcQ',
    duration: 95,
    poster: { picture: 'scene-tarn' },
    seoTitle: 'One dawn',
    seoDescription: 'From the tarn, in December.',
    width: 1280,
    height: 720,
  }
  await importRows(shop.database.query, [
    {
      kind: 'page',
      slug: 'test-film',
      title: 'Film',
      sections: [{ name: 'main', blocks: [{ type: 'video', fields }] }],
    },
  ])
  const html = await (await visit('/en-gb/test-film')).text()
  const things = Array.from(
    html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g),
    ([, thing]) => JSON.parse(thing ?? ''),
  )
  expect(things.find((thing) => thing['@type'] === 'VideoObject')).toMatchObject({
    name: 'One dawn',
    description: 'From the tarn, in December.',
    duration: 'PT95S',
    width: 1280,
    height: 720,
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
  expect(html).toContain('aspect-ratio:1280 / 720')
})

it('the footer has its groups, where else we are, and what the law asks for (CONT-074)', async () => {
  const link = (text: string) => ({ url: `/${text.toLowerCase()}`, text })
  const fields = {
    groups: [{ title: 'Getting help', links: [link('Mending')] }],
    social: [link('Lookout')],
    legal: [link('Smallprint')],
  }
  await importRows(shop.database.query, [
    {
      kind: 'footer',
      slug: 'main',
      title: 'Footer',
      sections: [{ name: 'main', blocks: [{ type: 'footer-items', fields }] }],
    },
  ])
  const html = await (await visit('/en-gb/help')).text()
  const [, footer = ''] = html.split('<footer')
  for (const said of ['Getting help', '>Mending<', '>Lookout<', '>Smallprint<']) {
    expect(footer).toContain(said)
  }
})
