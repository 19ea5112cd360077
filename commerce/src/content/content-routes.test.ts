import type { CallName } from '@cairn/contract/calls'
import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import type { ContentDocument } from '@cairn/contract/content/document'
import { type Locale, locales, siteOf } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { countQueries } from '../testing/recorded-queries.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importDocuments(...documents)
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const richText = (text: string) => [{ type: 'paragraph', text: [{ type: 'text', text }] }]
const localized = (en: string, de: string) => ({ byLocale: { en, de, fr: en, it: en, es: en } })

const page = (slug: string, blocks: object[], more: object = {}) => ({
  kind: 'page',
  slug,
  title: localized(`The ${slug}`, `Das ${slug}`),
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
    { type: 'hero', fields: { title: localized('Up', 'Hinauf'), mediaTarget: { url: '/help' } } },
    { type: 'product-rail', fields: { productIds: ['CAIRN001', 'CAIRN012', 'NOTTHERE'] } },
    { type: 'fragment', fields: { fragmentId: 'test-promises' } },
    { type: 'rich-text', fields: { richText: richText('Only here') }, locales: ['en-us'] },
  ]),
  page('test-camp/tents', [], { position: 1 }),
  page('test-camp/stoves', [], { position: 2 }),
  page('test-camp/stoves/fuel', []),
  page('test-draft', [{ type: 'hero', fields: { variant: 'product-overlay' } }], { publish: null }),
  page('test-promises', [{ type: 'rich-text', fields: { richText: richText('Mended') } }], {
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

async function importDocuments(...rows: object[]) {
  const imported = await importRows(shop.database.query, rows)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
}

type RequestOptions = { locale?: Locale; mode?: string; query?: Record<string, string> }

async function request<Body>(name: CallName, ids: object, options: RequestOptions = {}) {
  const { locale = 'en-us', mode = 'publish', query = {} } = options
  const params = { mode, siteId: siteOf(locale).siteId, ...ids }
  return shop.visitor().send<Body>(name, { locale, params, query })
}

const blocksOf = ({ sections }: ContentDocument) => sections.flatMap(({ blocks }) => blocks)
const typesOf = (document: ContentDocument) => blocksOf(document).map(({ type }) => type)

test('a plain page is returned as it was imported, in the language of the locale (CONT-085)', async () => {
  const { body } = await request<ContentDocument>(
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

  const terms = await request<ContentDocument>('readPage', { page: 'brand-terms' })
  expect([terms.status, terms.body.title]).toEqual([200, 'Terms'])
  expect(JSON.stringify(terms.body.sections)).toContain('Cairn')
})

test('an augmented page contains its products and fragments (CONT-077, CONT-083)', async () => {
  const { body } = await request<ContentDocument>('readAugmentedPage', { page: 'test-camp' })
  expect(typesOf(body)).toEqual(['hero', 'product-rail', 'rich-text', 'rich-text'])
  const rail = blocksOf(body)[1]
  const cards = rail?.type === 'product-rail' ? rail.fields.products : []
  // The puddle suit is sold in EMEA only, the third is sold nowhere.
  expect(cards.map(({ masterId }) => masterId)).toEqual(['CAIRN001'])
  const fragment = await request<ContentDocument>('readFragment', { fragmentId: 'test-promises' })
  expect(fragment.body.docType).toBe('fragment')
  expect(JSON.stringify(blocksOf(fragment.body))).toContain('Mended')
})

test('an article grid contains the articles that it shows at first (CONT-104)', async () => {
  await importDocuments(
    page('test-notes', [
      { type: 'article-grid', fields: { rows: 1, smallGridSize: 2 } },
      { type: 'article-grid', fields: {} },
    ]),
  )
  const { body } = await request<ContentDocument>('readAugmentedPage', { page: 'test-notes' })
  const [smallGridCount, defaultGridCount] = blocksOf(body).flatMap((block) =>
    block.type === 'article-grid' ? [block.fields.found] : [],
  )
  expect([smallGridCount?.result.length, defaultGridCount?.result.length]).toEqual([2, 3])
  expect(smallGridCount?.numFound).toBeGreaterThan(3)
  expect(smallGridCount?.facets.map(({ id }) => id)).toContain('test-routes')
  const response = await request<ContentDocument>('readPage', { page: 'test-notes' })
  expect(JSON.stringify(blocksOf(response.body))).not.toContain('scene-cairn')
})

test('a page takes one query, its products another', async () => {
  const queriesOf = (name: CallName, ids: object) => countQueries(() => request(name, ids))
  expect(await queriesOf('readPage', { page: 'test-camp' })).toBe(1)
  expect(await queriesOf('readAugmentedPage', { page: 'test-camp/tents' })).toBe(1)
  expect(await queriesOf('readAugmentedPage', { page: 'test-camp' })).toBe(2)
  expect(await queriesOf('readFragment', { fragmentId: 'test-promises' })).toBe(1)
  expect(await queriesOf('readMenu', {})).toBe(1)
  expect(await queriesOf('readFooter', {})).toBe(1)
  expect(await queriesOf('readPopups', {})).toBe(1)
  expect(await queriesOf('readChildPages', { parentPageSlug: 'test-camp' })).toBe(1)
  expect(await queriesOf('searchContent', { searchType: 'article' })).toBe(1)
  expect(await queriesOf('readShowcase', { docType: 'hero' })).toBe(1)
})

test('a draft is returned in preview mode only (CONT-092)', async () => {
  expect(await request('readPage', { page: 'test-draft' })).toMatchObject({ status: 404 })
  expect(await request('readAugmentedPage', { page: 'test-draft' })).toMatchObject({ status: 404 })
  const preview = { mode: 'preview' }
  expect(await request('readPage', { page: 'test-draft' }, preview)).toMatchObject({ status: 200 })

  const draft = page('test-camp/tents', [{ type: 'hero', fields: { title: 'Not yet' } }])
  await importDocuments({ ...draft, publish: null })
  const publishedPage = await request<ContentDocument>('readPage', { page: 'test-camp/tents' })
  expect(typesOf(publishedPage.body)).toEqual([])
  const previewPage = await request<ContentDocument>(
    'readPage',
    { page: 'test-camp/tents' },
    preview,
  )
  expect(typesOf(previewPage.body)).toEqual(['hero'])
})

test('missing content is not found', async () => {
  expect(await request('readPage', { page: 'nowhere' })).toMatchObject({ status: 404 })
  expect(await request('readChildPages', { parentPageSlug: 'nowhere' })).toMatchObject({
    status: 404,
  })
})

test.each([
  ['readMenu', {}],
  ['readFooter', {}],
  ['readPopups', {}],
  ['readPage', { page: 'test-camp' }],
  ['readAugmentedPage', { page: 'test-camp' }],
  ['readChildPages', { parentPageSlug: 'test-camp' }],
  ['readCategoryContent', { categoryId: '999100' }],
  ['readProductContent', { productId: 'CAIRN001' }],
  ['searchContent', { searchType: 'article' }],
  ['readShowcase', { docType: 'hero' }],
] as const)('%s with %o answers only for the site of the request', async (name, ids) => {
  expect((await request(name, ids)).status).toBe(200)
  expect(await request(name, { ...ids, siteId: 'CAIRN-DE' })).toMatchObject({
    status: 404,
    errorId: 'API404',
  })
})

test('the child pages are the direct children in their order (CONT-086)', async () => {
  type Children = { children: { slug: string; url: string }[] }
  const { body } = await request<Children>('readChildPages', { parentPageSlug: 'test-camp' })
  expect(body.children.map(({ slug, url }) => `${slug} ${url}`)).toEqual([
    'test-camp/tents /en-us/test-camp/tents',
    'test-camp/stoves /en-us/test-camp/stoves',
  ])

  const help = await request<Children>('readChildPages', { parentPageSlug: 'help' })
  expect(help.body.children.map(({ slug }) => slug)).toContain('help/delivery')
})

type Articles = {
  result: { id: string }[]
  facets: { id: string; label: string }[]
  numFound: number
}
const searchArticles = async (query: Record<string, string>) =>
  (await request<Articles>('searchContent', { searchType: 'article' }, { query })).body

test('articles are filtered by their tags and returned in pages, newest first (CONT-080, CONT-081)', async () => {
  const routes = await searchArticles({
    type: 'article',
    tagId: 'test-routes',
    limit: '1',
    offset: '1',
  })
  expect(routes.numFound).toBe(2)
  expect(routes.facets).toContainEqual({ id: 'test-routes', label: 'test-routes' })
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
})

test('an article search returns the tags of all matching articles (CONT-036)', async () => {
  const answer = await searchArticles({ type: 'article', tagId: 'test-routes' })
  expect(Object.keys(answer).toSorted()).toEqual(['facets', 'numFound', 'result'])
  expect([answer.numFound, answer.result.length]).toEqual([2, 2])
  expect(answer.facets).toEqual(
    expect.arrayContaining(['test-repairs', 'test-routes'].map((id) => ({ id, label: id }))),
  )
})

test('an article search matches the text in titles, without wildcards', async () => {
  expect((await searchArticles({ q: 'TEST-THREE' })).result.map(({ id }) => id)).toEqual([
    'article:articles/test-three',
  ])
  expect((await searchArticles({ q: '%' })).numFound).toBe(0)
})

test('categories and products have their own content (CONT-079, CONT-088)', async () => {
  const category = await request<ContentDocument>('readCategoryContent', { categoryId: '999100' })
  expect(category.body.docType).toBe('category')
  const product = await request<ContentDocument>('readProductContent', { productId: 'CAIRN001BLK' })
  expect(product.body.id).toBe('product:CAIRN001')
})

test('a product or category without a document has content without sections', async () => {
  const withoutSections = { title: '', description: '', sections: [] }
  expect(await request('readCategoryContent', { categoryId: '999200' })).toMatchObject({
    status: 200,
    body: { ...withoutSections, id: 'category:999200', docType: 'category', slug: '999200' },
  })
  const productId = 'CAIRN002TRN'
  expect(await request('readProductContent', { productId })).toMatchObject({
    status: 200,
    body: { ...withoutSections, id: `product:${productId}`, docType: 'product', slug: productId },
  })
})

type Showcase = {
  result: { id: string; name: string; document: ContentDocument }[]
  numFound: number
}

test('the showcase contains every use of a block with a layout (CONT-089)', async () => {
  const options = { mode: 'preview', query: { layoutVariant: 'product-overlay', limit: '10' } }
  const { body } = await request<Showcase>('readShowcase', { docType: 'hero' }, options)
  expect(body.result.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'page:test-draft The test-draft, main-1',
  ])
  expect(typesOf(body.result[0]?.document ?? { ...Object(null), sections: [] })).toEqual(['hero'])
  const articles = await request<Showcase>('readShowcase', { docType: 'article' })
  expect(articles.body.numFound).toBeGreaterThanOrEqual(3)
  const second = { query: { limit: '1', offset: '1', environment: 'staging' } }
  const next = await request<Showcase>('readShowcase', { docType: 'article' }, second)
  expect(next.body.result.map(({ id }) => id)).toEqual([articles.body.result[1]?.id])
})

test('blocks within blocks have their products and are in the showcase', async () => {
  const hero = { type: 'hero', fields: { variant: 'block-below', title: 'Within' } }
  const rail = { type: 'product-rail', fields: { productIds: ['CAIRN001'] } }
  await importDocuments(page('test-nested', [{ type: 'dialog', blocks: [hero, rail] }]))
  const { body } = await request<ContentDocument>('readAugmentedPage', { page: 'test-nested' })
  const cards = allBlocks(body).flatMap((block) =>
    block.type === 'product-rail' ? block.fields.products : [],
  )
  expect(cards.map(({ masterId }) => masterId)).toEqual(['CAIRN001'])
  const options = { query: { layoutVariant: 'block-below', limit: '50' } }
  const showcase = await request<Showcase>('readShowcase', { docType: 'hero' }, options)
  expect(showcase.body.result.map(({ name }) => name)).toContain('The test-nested, main-1-1')
})

test('the locations contain every region (CONT-100)', async () => {
  const { status, body } = await shop.visitor().send<{ regions: unknown[] }>('readLocations')
  expect([status, body.regions.length]).toEqual([200, 2])
  for (const locale of locales) expect(JSON.stringify(body.regions)).toContain(`"/${locale}"`)
})
