import type { Locale } from '@cairn/contract/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

type Alternates = { alternates: { locale: string; url: string }[] }

const alternates = async (query: Record<string, string>) =>
  (await shop.visitor().send<Alternates>('readAlternates', { query })).body.alternates

const urls = async (locale: Locale) =>
  (await shop.visitor().send<{ urls: string[] }>('readSitemap', { locale })).body.urls

test('a product is named in every locale that sells it, by its address there', async () => {
  const found = await alternates({ productId: 'CAIRN002TRN' })
  expect(found.slice(0, 5)).toEqual([
    { locale: 'en-us', url: '/en-us/p/ridge-shell-CAIRN002TRN' },
    { locale: 'en-ca', url: '/en-ca/p/ridge-shell-CAIRN002TRN' },
    { locale: 'fr-ca', url: expect.stringMatching(/^\/fr-ca\/p\/.+-CAIRN002TRN$/) },
    { locale: 'en-gb', url: '/en-gb/p/ridge-shell-CAIRN002TRN' },
    { locale: 'de-de', url: '/de-de/p/hardshelljacke-ridge-CAIRN002TRN' },
  ])
  expect(await alternates({ productId: 'CAIRN002XXX' })).toEqual([])
})

test('a product that a site does not sell is not named for it', async () => {
  await shop.database.run(
    `update listings set is_listed = false where style_id = 'CAIRN001' and locale = 'it-it'`,
  )
  const found = await alternates({ productId: 'CAIRN001BLK' })
  expect(found.map(({ locale }) => locale)).not.toContain('it-it')
  expect(found).toHaveLength(7)
  expect((await urls('it-it')).filter((url) => url.includes('CAIRN001'))).toEqual([])
})

test('a category and a page are named in every locale that has them', async () => {
  const categories = await alternates({ categoryId: '210101' })
  expect(categories).toHaveLength(8)
  expect(categories).toContainEqual({ locale: 'de-de', url: '/de-de/c/daunenjacken-210101' })
  const page = { kind: 'page', slug: 'only-here', title: 'Here', sections: [] }
  await importRows(shop.database.query, [{ ...page, locales: ['en-gb', 'de-de'] }])
  expect(await alternates({ page: 'only-here' })).toEqual([
    { locale: 'en-gb', url: '/en-gb/only-here' },
    { locale: 'de-de', url: '/de-de/only-here' },
  ])
})

test('a sitemap has the pages, the categories and every colour of every product, each once', async () => {
  const found = await urls('de-de')
  expect(found).toEqual(
    expect.arrayContaining([
      '/de-de',
      '/de-de/field-notes',
      '/de-de/c/daunenjacken-210101',
      '/de-de/p/hardshelljacke-ridge-CAIRN002TRN',
    ]),
  )
  expect(new Set(found).size).toBe(found.length)
  expect(found.filter((url) => !url.startsWith('/de-de'))).toEqual([])
})

test('what surrounds a page of somebody’s own is not a page to be found', async () => {
  await importRows(shop.database.query, [
    { kind: 'page', slug: 'cart', title: 'Cart', sections: [] },
    { kind: 'page', slug: 'basecamp', title: 'Basecamp', sections: [] },
  ])
  const found = await urls('en-gb')
  expect(found).toContain('/en-gb/basecamp')
  expect(found).not.toContain('/en-gb/cart')
})
