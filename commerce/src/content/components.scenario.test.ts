import type { CallName } from '@cairn/contract/calls'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument, MenuNode } from '@cairn/contract/content/document'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const request = <Body = ContentDocument>(
  name: CallName,
  params: Record<string, string> = {},
  locale: Locale = 'en-us',
) => shop.visitor().send<Body>(name, { params, locale })

const typesIn = ({ sections }: ContentDocument) =>
  sections.flatMap(({ blocks }) => blocks.map(({ type }) => type))

test('each site has its own menu in the language of the locale (CONT-084)', async () => {
  const american = { mode: 'publish', siteId: 'CAIRN-US' }
  const german = { mode: 'publish', siteId: 'CAIRN-DE' }
  const titles = async (params: Record<string, string>, locale: Locale) =>
    (await request<{ items: MenuNode[] }>('readMenu', params, locale)).body.items.map(
      ({ title }) => title,
    )
  expect((await titles(american, 'en-us')).slice(0, 2)).toEqual(['Women', 'Men'])
  expect((await titles(german, 'de-de')).slice(0, 2)).toEqual(['Damen', 'Herren'])
})

test('both footer calls return its groups of links (CONT-082, CONT-095)', async () => {
  const footer = await request('readFooter', { mode: 'publish', siteId: 'CAIRN-US' })
  const component = await request('readFooterComponent')
  for (const { status, body } of [footer, component]) {
    expect(status).toBe(200)
    expect(typesIn(body)).toContain('footer-items')
  }
})

test('the popups of a site are returned, and no others (CONT-087)', async () => {
  const read = (siteId: string) =>
    request<{ popups: ContentBlock[] }>('readPopups', { mode: 'publish', siteId })
  const { body } = await read('CAIRN-US')
  expect(body.popups).toMatchObject([{ type: 'popup', fields: { name: 'members' } }])
  expect(await read('CAIRN-DE')).toMatchObject({ status: 404, errorId: 'API404' })

  const fields = { name: 'route', minimizedTitle: 'Route', maximizedTitle: 'Route' }
  const sections = [{ name: 'main', blocks: [{ type: 'popup', fields }] }]
  await importRows(shop.database.query, [
    { kind: 'popups', slug: 'route', title: 'Route', sections },
  ])
  // Visitors close a pop-up by its id.
  const ids = (await read('CAIRN-US')).body.popups.map(({ id }) => id)
  expect(ids).toEqual(['members-main-1', 'route-main-1'])
})

test('the collections and the utility links are returned ready to be rendered (CONT-094, CONT-098)', async () => {
  const collections = await request('readCollectionsComponent')
  expect(collections.status).toBe(200)
  expect([collections.body.slug, typesIn(collections.body)]).toEqual([
    'collections',
    ['product-rail'],
  ])
  const { status, body } = await request('readUtilityComponent', {}, 'de-de')
  expect([status, typesIn(body)]).toEqual([200, ['secondary-nav']])
})

test('a page is returned ready to be rendered, and an unknown page is not found (CONT-101)', async () => {
  const home = await request('readPageComponent', { page: 'home' })
  expect([home.status, typesIn(home.body)[0]]).toEqual([200, 'hero'])
  expect((await request('readPageComponent', { page: 'nowhere' })).status).toBe(404)
})

test('the only modes of content are publish and preview (CONT-093)', async () => {
  const statusOf = async (mode: string) =>
    (await request('readMenu', { mode, siteId: 'CAIRN-US' })).status
  expect([await statusOf('publish'), await statusOf('preview')]).toEqual([200, 200])
  expect(await statusOf('draft')).toBeGreaterThanOrEqual(400)
})

const fixedPages = [
  'account',
  'account-profile',
  'basecamp',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'gift-card',
  'loyalty-modal',
  'order-confirmation',
  'promotions',
  'search',
  'sign-up',
  'sign-up-modal',
  'store-locator',
  'westend',
]

/** Its sections are places of every product page; it is none of the predefined pages. */
const pagesWithPlacements = [...fixedPages, 'product']

test.each(pagesWithPlacements)(
  'the predefined page %s exists in both modes (CONT-078, CONT-092)',
  async (page) => {
    for (const mode of ['publish', 'preview']) {
      const { status, body } = await request('readAugmentedPage', {
        mode,
        siteId: 'CAIRN-US',
        page,
      })
      expect([mode, status]).toEqual([mode, 200])
      expect(body.sections.map(({ name }) => name)).toContain('main')
      expect(typesIn(body).length).toBeGreaterThan(0)
    }
  },
)

test('the search component has the content for an empty search (CONT-097)', async () => {
  const { status, body } = await request('readSearchComponent')
  expect([status, body.slug]).toEqual([200, 'search'])
  expect(typesIn(body)).toContain('card-grid')
})

test('the home page has its blocks in the order of its placements (CONT-077)', async () => {
  const heroTitled = (title: string) => ({ type: 'hero', fields: { title } })
  const sections = [
    { name: 'top', blocks: [heroTitled('One'), heroTitled('Two')] },
    { name: 'main', blocks: [heroTitled('Three')] },
  ]
  await importRows(shop.database.query, [{ kind: 'page', slug: 'home', title: 'Home', sections }])
  const params = { mode: 'publish', siteId: 'CAIRN-IT', page: 'home' }
  const { body } = await request('readAugmentedPage', params, 'it-it')
  const placements = body.sections.map(({ name, blocks }) => [
    name,
    blocks.map(({ fields }) => ('title' in fields ? fields.title : '')),
  ])
  expect(placements).toEqual([
    ['top', ['One', 'Two']],
    ['main', ['Three']],
  ])
})
