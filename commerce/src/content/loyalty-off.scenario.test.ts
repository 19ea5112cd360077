import type { CallName } from '@cairn/contract/calls'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { documentKindOfRow } from '@cairn/contract/imports/content-import'
import { type Locale, locales, siteOf } from '@cairn/contract/sites/sites'
import { demoDocuments } from '@cairn/demo/documents'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { overrideSiteSettings } from '../testing/override-site-settings.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const localesWithoutLoyalty = new Set<Locale>()
overrideSiteSettings((locale) => ({ hasLoyalty: !localesWithoutLoyalty.has(locale) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importDocuments(...documentsWithLoyaltyLinks)
})
afterEach(() => {
  localesWithoutLoyalty.clear()
  expect(shop.unexpectedErrors).toEqual([])
})
afterAll(() => shop.close())

async function importDocuments(...rows: object[]) {
  const imported = await importRows(shop.database.query, rows)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
}

const loyaltyLink = { url: '/loyalty', text: 'The hut', when: { feature: 'loyalty' } }
const page = (slug: string, blocks: object[], more: object = {}) => ({
  kind: 'page',
  slug,
  title: slug,
  sections: [{ name: 'main', blocks }],
  ...more,
})
const buttons = {
  type: 'cta-buttons',
  fields: { targets: [loyaltyLink, { url: '/repairs', text: 'Repairs' }] },
}

const demo = demoDocuments('2026-03-01')
const [demoMenu] = demo.filter((document) => Object(document).kind === 'menu')

/** Kinds of documents that have no loyalty links in the demo shop. */
const documentsWithLoyaltyLinks = [
  {
    ...demoMenu,
    items: [
      { title: 'Members', when: loyaltyLink.when, target: { url: loyaltyLink.url } },
      ...Object(demoMenu).items.slice(1),
    ],
  },
  page('utility', [{ type: 'secondary-nav', fields: { targets: [loyaltyLink] } }], {
    kind: 'fragment',
  }),
  page('collections', [buttons], { kind: 'fragment' }),
  page('search', [buttons]),
  page('210101', [buttons], { kind: 'category-content' }),
  page('CAIRN001', [buttons], { kind: 'product-content' }),
  page('loyalty/first-year', [], {
    kind: 'article',
    article: { picture: { picture: 'scene-cairn' }, tags: [{ id: 'hut', label: 'The hut' }] },
  }),
]

type Call = [name: CallName, params?: Record<string, string>, query?: Record<string, string>]

const firstFifty = { limit: '50' }
const callsWithoutDocument: Call[] = [
  ['readMenu'],
  ['readFooter'],
  ['readPopups'],
  ['readFooterComponent'],
  ['readUtilityComponent'],
  ['readCollectionsComponent'],
  ['readSearchComponent'],
  ['readSitemap'],
  ['searchContent', { searchType: 'article' }, firstFifty],
  ...[...blockDeclarations.map(({ type }) => type), ...Object.values(documentKindOfRow)].map(
    (docType): Call => ['readShowcase', { docType }, firstFifty],
  ),
]

const callsOfPage = (slug: string): Call[] => [
  ['readPage', { page: slug }],
  ['readAugmentedPage', { page: slug }],
  ['readPageComponent', { page: slug }],
  ['readChildPages', { parentPageSlug: slug }],
  ['readAlternates', {}, { page: slug }],
]

/** Every call that returns a document, by its kind. */
const callsByKind: Record<string, (slug: string) => Call[]> = {
  page: callsOfPage,
  article: callsOfPage,
  fragment: (slug) => [['readFragment', { fragmentId: slug }]],
  category: (slug) => [['readCategoryContent', { categoryId: slug }]],
  product: (slug) => [['readProductContent', { productId: `${slug}BLK` }]],
}

type ContentView = { locale: Locale; mode: 'publish' | 'preview' }

/** The answers of all content calls. */
async function answersOf({ locale, mode }: ContentView) {
  const { rows } = await shop.database.run(
    'select distinct kind, slug from draft_content order by kind, slug',
  )
  const calls = rows.flatMap(({ kind, slug }) => callsByKind[String(kind)]?.(String(slug)) ?? [])
  const visitor = shop.visitor()
  const answers: { name: CallName; text: string }[] = []
  for (const [name, params = {}, query = {}] of [...callsWithoutDocument, ...calls]) {
    const siteParams = { mode, siteId: siteOf(locale).siteId }
    const { body } = await visitor.send(name, {
      locale,
      params: { ...siteParams, ...params },
      query,
    })
    answers.push({ name, text: JSON.stringify(body) })
  }
  return answers
}

const callsMatching = (answers: Awaited<ReturnType<typeof answersOf>>, pattern: RegExp) =>
  [...new Set(answers.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])))].toSorted()

const loyaltyUrl = /"[^"]*(\/loyalty|#loyalty)[^"]*"/

test.each([
  { locale: 'en-us', mode: 'publish' },
  { locale: 'en-us', mode: 'preview' },
  { locale: 'fr-ca', mode: 'publish' },
] as const)(
  'content of $locale has no links to a missing loyalty programme in mode $mode (LOY-016)',
  async (view) => {
    const withLoyalty = await answersOf(view)
    expect(callsMatching(withLoyalty, loyaltyUrl)).toEqual(
      [...new Set(withLoyalty.map(({ name }) => name))].toSorted(),
    )
    locales.forEach((locale) => localesWithoutLoyalty.add(locale))
    const withoutLoyalty = await answersOf(view)
    expect(callsMatching(withoutLoyalty, loyaltyUrl)).toEqual([])
    expect(callsMatching(withLoyalty, /\bpoints\b/i)).toContain('readPageComponent')
    expect(callsMatching(withoutLoyalty, /\bpoints\b/i)).toEqual([])
  },
)

const request = async (
  name: CallName,
  params: Record<string, string>,
  locale: Locale = 'en-us',
) => {
  const siteParams = { mode: 'publish', siteId: siteOf(locale).siteId }
  return shop.visitor().send(name, { locale, params: { ...siteParams, ...params } })
}

test.each(['loyalty', 'loyalty-terms', 'loyalty-modal', 'loyalty/first-year'])(
  'the page %s is found only in locales with a loyalty programme',
  async (slug) => {
    localesWithoutLoyalty.add('de-de')
    const statuses = async (locale: Locale) => [
      (await request('readPage', { page: slug }, locale)).status,
      (await request('readAugmentedPage', { page: slug }, locale)).status,
      (await request('readPageComponent', { page: slug }, locale)).status,
      (await request('readChildPages', { parentPageSlug: slug }, locale)).status,
    ]
    expect(await statuses('de-de')).toEqual([404, 404, 404, 404])
    expect(await statuses('en-us')).toEqual([200, 200, 200, 200])
    const { body } = await shop.visitor().send('readAlternates', { query: { page: slug } })
    expect(JSON.stringify(body)).not.toContain('/de-de/')
    expect(JSON.stringify(body)).toContain('/fr-fr/')
  },
)

test('other links stay in locales without a loyalty programme', async () => {
  type ContentCounts = { links: number; messages: number; benefits: number; pages: number }
  const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  const countContent = async (): Promise<ContentCounts> => {
    const text = async (name: CallName, params = {}) =>
      JSON.stringify((await request(name, params)).body)
    return {
      links: countOf(await text('readFooter'), /"url":/g),
      messages: countOf(await text('readFragment', { fragmentId: 'promo-bar' }), /"richText":/g),
      benefits: countOf(await text('readFragment', { fragmentId: 'benefits' }), /"icon":/g),
      pages: countOf(await text('readSitemap'), /"images":/g),
    }
  }
  const before = await countContent()
  localesWithoutLoyalty.add('en-us')
  expect(await countContent()).toEqual({
    links: before.links - 1,
    messages: before.messages - 1,
    benefits: before.benefits - 1,
    pages: before.pages - 3,
  })
})

test('blocks and entries keep no condition in answers, and appear again when the programme is back', async () => {
  await importDocuments(
    page('test-conditions', [
      { type: 'rich-text', when: loyaltyLink.when, fields: { title: 'Points' } },
      { type: 'dialog', blocks: [buttons] },
    ]),
  )
  const readText = async () =>
    JSON.stringify((await request('readAugmentedPage', { page: 'test-conditions' })).body)
  const withLoyalty = await readText()
  expect(withLoyalty).toContain('Points')
  expect(withLoyalty).toContain('/en-us/loyalty')
  expect(withLoyalty).not.toContain('"when"')
  localesWithoutLoyalty.add('en-us')
  const withoutLoyalty = await readText()
  expect(withoutLoyalty).not.toMatch(/Points|loyalty/)
  expect(withoutLoyalty).toContain('/en-us/repairs')
})
