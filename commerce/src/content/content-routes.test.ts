import type { ContentDocument } from '@cairn/contract/content-entity'
import type { Locale } from '@cairn/contract/sites'
import { siteOf } from '@cairn/contract/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CallName } from '@cairn/contract/calls'
import { createApi } from '../platform/wire/api.ts'
import { createAnswers } from '../platform/wire/shared-answers.ts'
import { importRows } from '../testing/import-rows.ts'
import { questionsOf } from '../testing/questions.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createVisitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await hand(...documents)
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const text = (written: string) => [{ type: 'paragraph', words: [{ type: 'text', text: written }] }]
const words = (en: string, de: string) => ({ byLocale: { en, de, fr: en, it: en, es: en } })

const page = (slug: string, blocks: object[], more: object = {}) => ({
  kind: 'page',
  slug,
  title: words(`The ${slug}`, `Das ${slug}`),
  sections: [{ name: 'main', blocks }],
  ...more,
})
const article = (slug: string, tag: string, publishedOn: string) =>
  page(slug, [], {
    kind: 'article',
    article: {
      picture: { picture: 'scene-cairn' },
      tags: [{ id: tag, label: tag }],
      publishedOn,
    },
  })

const documents = [
  page('test-camp', [
    { type: 'hero', fields: { title: words('Up', 'Hinauf'), mediaTarget: { url: '/help' } } },
    { type: 'product-rail', fields: { productIds: ['CAIRN001', 'CAIRN012', 'NOTTHERE'] } },
    { type: 'fragment', fields: { fragmentId: 'test-promises' } },
    { type: 'rich-text', fields: { richText: text('Only here') }, locales: ['en-us'] },
  ]),
  page('test-camp/tents', [], { position: 2 }),
  page('test-camp/stoves', [], { position: 1 }),
  page('test-camp/stoves/fuel', []),
  page('test-draft', [{ type: 'hero', fields: { variant: 'product-overlay' } }], { publish: null }),
  page('test-promises', [{ type: 'rich-text', fields: { richText: text('Mended') } }], {
    kind: 'fragment',
  }),
  article('articles/test-one', 'test-routes', '2026-01-10'),
  article('articles/test-two', 'test-routes', '2026-02-10'),
  article('articles/test-three', 'test-repairs', '2026-03-10'),
  page('999100', [{ type: 'hero', fields: { title: 'Jackets' } }], { kind: 'category-content' }),
  page('CAIRN001', [{ type: 'hero', fields: { title: 'Filled by hand' } }], {
    kind: 'product-content',
  }),
]

async function hand(...given: object[]) {
  const imported = await importRows(shop.database.query, given)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
}

type Asking = { locale?: Locale; mode?: string; query?: Record<string, string> }

async function ask<Body>(name: CallName, named: object, asking: Asking = {}) {
  const { locale = 'en-us', mode = 'publish', query = {} } = asking
  const params = { mode, siteId: siteOf(locale).siteId, ...named }
  return shop.visitor().send<Body>(name, { locale, params, query })
}

const blocksOf = ({ sections }: ContentDocument) => sections.flatMap(({ blocks }) => blocks)
const typesOf = (document: ContentDocument) => blocksOf(document).map(({ type }) => type)

test('a page is answered as it was written, in the locale’s words (CONT-085)', async () => {
  const { body } = await ask<ContentDocument>(
    'readPage',
    { page: 'test-camp' },
    { locale: 'de-de' },
  )
  expect(body).toMatchObject({ id: 'page:test-camp', title: 'Das test-camp', docType: 'page' })
  expect(typesOf(body)).toEqual(['hero', 'product-rail', 'fragment'])
  expect(blocksOf(body)[0]?.fields).toMatchObject({
    title: 'Hinauf',
    mediaTarget: { url: '/de-de/help' },
  })
  expect(blocksOf(body)[1]?.fields).toMatchObject({ products: [] })
})

test('an augmented page has its products and its shared pieces (CONT-077, CONT-083)', async () => {
  const { body } = await ask<ContentDocument>('readAugmentedPage', { page: 'test-camp' })
  expect(typesOf(body)).toEqual(['hero', 'product-rail', 'rich-text', 'rich-text'])
  const rail = blocksOf(body)[1]
  const cards = rail?.type === 'product-rail' ? rail.fields.products : []
  // The puddle suit is sold in EMEA only, the third is sold nowhere.
  expect(cards.map(({ masterId }) => masterId)).toEqual(['CAIRN001'])
})

test('a grid of articles has as many of them as it begins with', async () => {
  await hand(
    page('test-notes', [
      { type: 'article-grid', fields: { rows: 1, smallGridSize: 2 } },
      { type: 'article-grid', fields: {} },
    ]),
  )
  const { body } = await ask<ContentDocument>('readAugmentedPage', { page: 'test-notes' })
  const [small, usual] = blocksOf(body).flatMap((block) =>
    block.type === 'article-grid' ? [block.fields.found] : [],
  )
  expect([small?.result.length, usual?.result.length]).toEqual([2, 3])
  expect(small?.numFound).toBeGreaterThan(3)
  expect(small?.facets.map(({ id }) => id)).toContain('test-routes')
  const plain = await ask<ContentDocument>('readPage', { page: 'test-notes' })
  expect(JSON.stringify(blocksOf(plain.body))).not.toContain('scene-cairn')
})

test('a page costs one question, its products another', async () => {
  const questionsFor = (name: CallName, named: object) => questionsOf(() => ask(name, named))
  expect(await questionsFor('readPage', { page: 'test-camp' })).toBe(1)
  expect(await questionsFor('readAugmentedPage', { page: 'test-camp/tents' })).toBe(1)
  expect(await questionsFor('readAugmentedPage', { page: 'test-camp' })).toBe(2)
  expect(await questionsFor('readFragment', { fragmentId: 'test-promises' })).toBe(1)
  expect(await questionsFor('readMenu', {})).toBe(1)
  expect(await questionsFor('readFooter', {})).toBe(1)
  expect(await questionsFor('readPopups', {})).toBe(1)
  expect(await questionsFor('readChildPages', { parentPageSlug: 'test-camp' })).toBe(1)
  expect(await questionsFor('searchContent', { searchType: 'article' })).toBe(1)
  expect(await questionsFor('readShowcase', { docType: 'hero' })).toBe(1)
})

test('a draft is shown in preview and never to everybody (CONT-092)', async () => {
  expect(await ask('readPage', { page: 'test-draft' })).toMatchObject({ status: 404 })
  expect(await ask('readAugmentedPage', { page: 'test-draft' })).toMatchObject({ status: 404 })
  const preview = { mode: 'preview' }
  expect(await ask('readPage', { page: 'test-draft' }, preview)).toMatchObject({ status: 200 })

  const drafted = page('test-camp/tents', [{ type: 'hero', fields: { title: 'Not yet' } }])
  await hand({ ...drafted, publish: null })
  const shown = await ask<ContentDocument>('readPage', { page: 'test-camp/tents' })
  expect(typesOf(shown.body)).toEqual([])
  const seen = await ask<ContentDocument>('readPage', { page: 'test-camp/tents' }, preview)
  expect(typesOf(seen.body)).toEqual(['hero'])
})

test('what is asked of another site, or is not there, is not found', async () => {
  const elsewhere = { page: 'test-camp', siteId: 'CAIRN-DE' }
  expect(await ask('readPage', elsewhere)).toMatchObject({ status: 404, errorId: 'API404' })
  expect(await ask('readPage', { page: 'nowhere' })).toMatchObject({ status: 404 })
  expect(await ask('readMenu', { siteId: 'CAIRN-DE' })).toMatchObject({ status: 404 })
  expect(await ask('readChildPages', { parentPageSlug: 'nowhere' })).toMatchObject({ status: 404 })
})

test('the pages below a page are those right below it, in their order (CONT-086)', async () => {
  type Children = { children: { slug: string; url: string }[] }
  const { body } = await ask<Children>('readChildPages', { parentPageSlug: 'test-camp' })
  expect(body.children.map(({ slug, url }) => `${slug} ${url}`)).toEqual([
    'test-camp/stoves /en-us/test-camp/stoves',
    'test-camp/tents /en-us/test-camp/tents',
  ])
})

type Articles = { result: { id: string }[]; facets: { id: string }[]; numFound: number }
const searched = async (query: Record<string, string>) =>
  (await ask<Articles>('searchContent', { searchType: 'article' }, { query })).body

test('articles are found by their tags, newest first, part by part (CONT-036, CONT-080, CONT-081)', async () => {
  const routes = await searched({ type: 'article', tagId: 'test-routes', limit: '1', offset: '1' })
  expect(routes.numFound).toBe(2)
  expect(routes.result).toEqual([
    {
      id: 'article:articles/test-one',
      url: '/en-us/articles/test-one',
      title: 'The articles/test-one',
      picture: { url: '/images/scene-cairn', alt: '' },
      tags: [{ id: 'test-routes', label: 'test-routes' }],
      eyebrow: null,
      publishedOn: '2026-01-10',
    },
  ])
  expect(routes.facets.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['test-repairs', 'test-routes']),
  )
  expect((await searched({ q: 'TEST-THREE' })).result.map(({ id }) => id)).toEqual([
    'article:articles/test-three',
  ])
  expect((await searched({ q: '%' })).numFound).toBe(0)
})

test('a category and a product have content of their own (CONT-079, CONT-088)', async () => {
  const category = await ask<ContentDocument>('readCategoryContent', { categoryId: '999100' })
  expect(category.body.docType).toBe('category')
  const product = await ask<ContentDocument>('readProductContent', { productId: 'CAIRN001BLK' })
  expect(product.body.id).toBe('product:CAIRN001')
})

type Showcase = {
  result: { id: string; name: string; document: ContentDocument }[]
  numFound: number
}

test('the showcase has every use of a block, by its layout (CONT-089)', async () => {
  const asking = { mode: 'preview', query: { layoutVariant: 'product-overlay', limit: '10' } }
  const { body } = await ask<Showcase>('readShowcase', { docType: 'hero' }, asking)
  expect(body.result.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'page:test-draft The test-draft, main-1',
  ])
  expect(typesOf(body.result[0]?.document ?? { ...Object(null), sections: [] })).toEqual(['hero'])
  const articles = await ask<Showcase>('readShowcase', { docType: 'article' })
  expect(articles.body.numFound).toBeGreaterThanOrEqual(3)
})

test('every country and language is listed (CONT-100)', async () => {
  const { body } = await shop.visitor().send<{ regions: unknown[] }>('readLocations')
  expect(body.regions).toHaveLength(2)
})

test('a kept page goes when one of its documents is published, a preview is never kept', async () => {
  const answers = createAnswers(() => performance.now())
  const api = createApi({ ...shop.settings, answers })
  const visitor = createVisitor((request) => api(request, '203.0.113.7'))
  const titles = async (mode: string) => {
    const params = { mode, siteId: 'CAIRN-US', page: 'test-kept' }
    const { body } = await visitor.send<ContentDocument>('readAugmentedPage', { params })
    return blocksOf(body).map(({ fields }) => ('title' in fields ? fields.title : ''))
  }
  const shared = (title: string) =>
    page('test-shared', [{ type: 'hero', fields: { title } }], { kind: 'fragment' })
  await hand(
    page('test-kept', [{ type: 'fragment', fields: { fragmentId: 'test-shared' } }]),
    shared('One'),
  )
  expect([await titles('publish'), await titles('preview')]).toEqual([['One'], ['One']])

  await shop.database.run('delete from changes')
  await hand(shared('Two'))
  expect([await titles('publish'), await titles('preview')]).toEqual([['One'], ['Two']])
  const { rows } = await shop.database.run('select unnest(tags) as tag from changes')
  answers.changed(rows.map(({ tag }) => String(tag)))
  expect(await titles('publish')).toEqual(['Two'])
})
