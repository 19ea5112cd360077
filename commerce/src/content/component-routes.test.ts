import type { CallName } from '@cairn/contract/calls'
import type { ContentBlock } from '@cairn/contract/content-blocks'
import type { ContentDocument, MenuNode } from '@cairn/contract/content-entity'
import type { Locale } from '@cairn/contract/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const ask = <Body = ContentDocument>(
  name: CallName,
  params: Record<string, string> = {},
  locale: Locale = 'en-us',
) => shop.visitor().send<Body>(name, { params, locale })

const typesIn = ({ sections }: ContentDocument) =>
  sections.flatMap(({ blocks }) => blocks.map(({ type }) => type))

test('the menu of a site is its own, in the words of the locale (CONT-084)', async () => {
  const american = { mode: 'publish', siteId: 'CAIRN-US' }
  const german = { mode: 'publish', siteId: 'CAIRN-DE' }
  const titles = async (params: Record<string, string>, locale: Locale) =>
    (await ask<{ items: MenuNode[] }>('readMenu', params, locale)).body.items.map(
      ({ title }) => title,
    )
  expect((await titles(american, 'en-us')).slice(0, 2)).toEqual(['Women', 'Men'])
  expect((await titles(german, 'de-de')).slice(0, 2)).toEqual(['Damen', 'Herren'])
})

test('the footer has its groups, by either of its calls (CONT-082, CONT-095)', async () => {
  const asWritten = await ask('readFooter', { mode: 'publish', siteId: 'CAIRN-US' })
  const asShown = await ask('readFooterComponent')
  for (const { status, body } of [asWritten, asShown]) {
    expect(status).toBe(200)
    expect(typesIn(body)).toContain('footer-items')
  }
})

test('the pop-ups of a site are those that were written (CONT-087)', async () => {
  const { body } = await ask<{ popups: ContentBlock[] }>('readPopups', {
    mode: 'publish',
    siteId: 'CAIRN-US',
  })
  expect(body.popups.map(({ type }) => type)).toEqual(['popup'])
})

test('the collections and the links above the menu are ready to be shown (CONT-094, CONT-098)', async () => {
  const collections = await ask('readCollectionsComponent')
  expect(collections.status).toBe(200)
  expect(typesIn(collections.body).length).toBeGreaterThan(0)
  const { status, body } = await ask('readUtilityComponent', {}, 'de-de')
  expect([status, typesIn(body)]).toEqual([200, ['secondary-nav']])
})

test('a page is ready to be shown, and what is no page is not found (CONT-101)', async () => {
  const home = await ask('readPageComponent', { page: 'home' })
  expect([home.status, typesIn(home.body)[0]]).toEqual([200, 'hero'])
  expect((await ask('readPageComponent', { page: 'nowhere' })).status).toBe(404)
})

test('content is published or previewed, and nothing else (CONT-093)', async () => {
  const statusOf = async (mode: string) =>
    (await ask('readMenu', { mode, siteId: 'CAIRN-US' })).status
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

test.each(fixedPages)(
  '%s is one of the sixteen pages that there always are (CONT-078)',
  async (page) => {
    const { status, body } = await ask('readAugmentedPage', {
      mode: 'publish',
      siteId: 'CAIRN-US',
      page,
    })
    expect(status).toBe(200)
    expect(typesIn(body).length).toBeGreaterThan(0)
  },
)

test('the opened search has what it shows before anything is typed (CONT-097)', async () => {
  const { status, body } = await ask('readSearchComponent')
  expect([status, body.slug]).toEqual([200, 'search'])
  expect(typesIn(body)).toContain('card-grid')
})
