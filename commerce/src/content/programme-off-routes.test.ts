import type { CallName } from '@cairn/contract/calls'
import { blockDeclarations } from '@cairn/contract/content-blocks'
import { rowKinds } from '@cairn/contract/content-import'
import type * as SiteSettings from '@cairn/contract/site-settings'
import { type Locale, locales, siteOf } from '@cairn/contract/sites'
import { demoDocuments } from '@cairn/demo/content/documents'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApi } from '../platform/wire/api.ts'
import { sessionGuards } from '../sessions/session-guard.ts'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createVisitor } from '../testing/visitor.ts'
import { contentRoutes } from './content-routes.ts'

const programme = vi.hoisted(() => ({ isOffIn: new Set<string>() }))
vi.mock('@cairn/contract/site-settings', async (original) => {
  const real = await original<typeof SiteSettings>()
  const settingsOf = (locale: Locale) => ({
    ...real.settingsOf(locale),
    hasLoyalty: !programme.isOffIn.has(locale),
  })
  return { ...real, settingsOf }
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await hand(...elsewhere)
})
afterEach(() => {
  programme.isOffIn.clear()
  expect(shop.failures).toEqual([])
})
afterAll(() => shop.close())

async function hand(...given: object[]) {
  const imported = await importRows(shop.database.query, given)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
}

const hut = { url: '/loyalty', text: 'The hut' }
const page = (slug: string, blocks: object[], more: object = {}) => ({
  kind: 'page',
  slug,
  title: slug,
  sections: [{ name: 'main', blocks }],
  ...more,
})
const buttons = { type: 'cta-buttons', fields: { targets: [hut, { ...hut, url: '/repairs' }] } }

const demo = demoDocuments('2026-03-01')
const [demoMenu] = demo.filter((each) => Object(each).kind === 'menu')

/** Where the demo shop does not speak of its programme. */
const elsewhere = [
  {
    ...demoMenu,
    items: [{ title: 'Members', target: { url: hut.url } }, ...Object(demoMenu).items.slice(1)],
  },
  page('utility', [{ type: 'secondary-nav', fields: { targets: [hut] } }], { kind: 'fragment' }),
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

const one = { limit: '50' }
const always: Call[] = [
  ['readMenu'],
  ['readFooter'],
  ['readPopups'],
  ['readFooterComponent'],
  ['readUtilityComponent'],
  ['readCollectionsComponent'],
  ['readSearchComponent'],
  ['readSitemap'],
  ['searchContent', { searchType: 'article' }, one],
  ...[...blockDeclarations.map(({ type }) => type), ...Object.values(rowKinds)].map(
    (docType): Call => ['readShowcase', { docType }, one],
  ),
]

const ofPage = (slug: string): Call[] => [
  ['readPage', { page: slug }],
  ['readAugmentedPage', { page: slug }],
  ['readPageComponent', { page: slug }],
  ['readChildPages', { parentPageSlug: slug }],
  ['readAlternates', {}, { page: slug }],
]

/** Every way to ask for a document. */
const waysTo: Record<string, (slug: string) => Call[]> = {
  page: ofPage,
  article: ofPage,
  fragment: (slug) => [['readFragment', { fragmentId: slug }]],
  category: (slug) => [['readCategoryContent', { categoryId: slug }]],
  product: (slug) => [['readProductContent', { productId: `${slug}BLK` }]],
}

type Shown = { locale: Locale; mode: 'publish' | 'preview' }

/** Everything that is said of content, by the call that says it. */
async function everything({ locale, mode }: Shown) {
  const { rows } = await shop.database.run(
    'select distinct kind, slug from draft_content order by kind, slug',
  )
  const calls = rows.flatMap(({ kind, slug }) => waysTo[String(kind)]?.(String(slug)) ?? [])
  const visitor = shop.visitor()
  const said: { name: CallName; text: string }[] = []
  for (const [name, params = {}, query = {}] of [...always, ...calls]) {
    const place = { mode, siteId: siteOf(locale).siteId }
    const { body } = await visitor.send(name, { locale, params: { ...place, ...params }, query })
    said.push({ name, text: JSON.stringify(body) })
  }
  return said
}

const namesThat = (said: Awaited<ReturnType<typeof everything>>, has: RegExp) =>
  [...new Set(said.flatMap(({ name, text }) => (has.test(text) ? [name] : [])))].toSorted()

const itsAddress = /"[^"]*(\/loyalty|#loyalty)[^"]*"/

test.each([
  { locale: 'en-us', mode: 'publish' },
  { locale: 'en-us', mode: 'preview' },
  { locale: 'fr-ca', mode: 'publish' },
] as const)(
  'content of $locale leads nobody to a programme that there is not, in mode $mode (LOY-016)',
  async (shown) => {
    const withIt = await everything(shown)
    expect(namesThat(withIt, itsAddress)).toEqual(
      [...new Set(withIt.map(({ name }) => name))].toSorted(),
    )
    locales.forEach((locale) => programme.isOffIn.add(locale))
    const withoutIt = await everything(shown)
    expect(namesThat(withoutIt, itsAddress)).toEqual([])
    expect(namesThat(withIt, /\bpoints\b/i)).toContain('readPageComponent')
    expect(namesThat(withoutIt, /\bpoints\b/i)).toEqual([])
  },
)

const ask = async (name: CallName, params: Record<string, string>, locale: Locale = 'en-us') => {
  const place = { mode: 'publish', siteId: siteOf(locale).siteId }
  return shop.visitor().send(name, { locale, params: { ...place, ...params } })
}

test.each(['loyalty', 'loyalty-terms', 'loyalty-modal', 'loyalty/first-year'])(
  '%s is not found where there is no programme, and is elsewhere',
  async (slug) => {
    programme.isOffIn.add('de-de')
    const statuses = async (locale: Locale) => [
      (await ask('readPage', { page: slug }, locale)).status,
      (await ask('readAugmentedPage', { page: slug }, locale)).status,
      (await ask('readPageComponent', { page: slug }, locale)).status,
      (await ask('readChildPages', { parentPageSlug: slug }, locale)).status,
    ]
    expect(await statuses('de-de')).toEqual([404, 404, 404, 404])
    expect(await statuses('en-us')).toEqual([200, 200, 200, 200])
    const { body } = await shop.visitor().send('readAlternates', { query: { page: slug } })
    expect(JSON.stringify(body)).not.toContain('/de-de/')
    expect(JSON.stringify(body)).toContain('/fr-fr/')
  },
)

test('what leads elsewhere stays where there is no programme', async () => {
  type Counted = { links: number; messages: number; benefits: number; pages: number }
  const countOf = (text: string, has: RegExp) => text.match(has)?.length ?? 0
  const counted = async (): Promise<Counted> => {
    const text = async (name: CallName, params = {}) =>
      JSON.stringify((await ask(name, params)).body)
    return {
      links: countOf(await text('readFooter'), /"url":/g),
      messages: countOf(await text('readFragment', { fragmentId: 'promo-bar' }), /"richText":/g),
      benefits: countOf(await text('readFragment', { fragmentId: 'benefits' }), /"icon":/g),
      pages: countOf(await text('readSitemap'), /"/g) / 2,
    }
  }
  const before = await counted()
  programme.isOffIn.add('en-us')
  expect(await counted()).toEqual({
    links: before.links - 1,
    messages: before.messages - 1,
    benefits: before.benefits - 1,
    pages: before.pages - 3,
  })
})

test('a link to the programme may name the shop', async () => {
  const publicOrigin = 'https://cairn.example'
  const { query: database } = shop.database
  const routes = contentRoutes({ database, publicOrigin, guards: sessionGuards(database) })
  const api = createApi({ ...shop.settings, routes })
  const links = ['https://cairn.example/loyalty', 'https://elsewhere.example/loyalty']
  await hand(
    page('test-origin', [
      { type: 'cta-buttons', fields: { targets: links.map((url) => ({ url, text: 'Hut' })) } },
    ]),
  )
  programme.isOffIn.add('en-us')
  const params = { mode: 'publish', siteId: 'CAIRN-US', page: 'test-origin' }
  const { body } = await createVisitor((request) => api(request, '203.0.113.7')).send('readPage', {
    params,
  })
  expect(links.filter((url) => JSON.stringify(body).includes(url))).toEqual(links.slice(1))
})
