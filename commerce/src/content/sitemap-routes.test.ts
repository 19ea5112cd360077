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

type Alternates = { alternates: { locale: string; url: string }[] }

const alternates = async (query: Record<string, string>) =>
  (await shop.visitor().send<Alternates>('readAlternates', { query })).body.alternates

const urls = async (locale: Locale) =>
  (await shop.visitor().send<{ urls: string[] }>('readSitemap', { locale })).body.urls

test('a product has an alternate URL in every locale that sells it', async () => {
  const result = await alternates({ productId: 'CAIRN002TRN' })
  expect(result.slice(0, 5)).toEqual([
    { locale: 'en-us', url: '/en-us/p/ridge-shell-CAIRN002TRN' },
    { locale: 'en-ca', url: '/en-ca/p/ridge-shell-CAIRN002TRN' },
    { locale: 'fr-ca', url: expect.stringMatching(/^\/fr-ca\/p\/.+-CAIRN002TRN$/) },
    { locale: 'en-gb', url: '/en-gb/p/ridge-shell-CAIRN002TRN' },
    { locale: 'de-de', url: '/de-de/p/hardshelljacke-ridge-CAIRN002TRN' },
  ])
  expect(await alternates({ productId: 'CAIRN002XXX' })).toEqual([])
})

test('a product has no alternate URL on a site that does not sell it', async () => {
  await shop.database.run(
    `update listings set is_listed = false where style_id = 'CAIRN001' and locale = 'it-it'`,
  )
  const result = await alternates({ productId: 'CAIRN001BLK' })
  expect(result.map(({ locale }) => locale)).not.toContain('it-it')
  expect(result).toHaveLength(7)
  expect((await urls('it-it')).filter((url) => url.includes('CAIRN001'))).toEqual([])
})

test('categories and pages have an alternate URL in every locale that has them', async () => {
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

test('a sitemap contains all pages, categories and products once', async () => {
  const result = await urls('de-de')
  expect(result).toEqual(
    expect.arrayContaining([
      '/de-de',
      '/de-de/field-notes',
      '/de-de/c/daunenjacken-210101',
      '/de-de/p/hardshelljacke-ridge-CAIRN002TRN',
    ]),
  )
  expect(new Set(result).size).toBe(result.length)
  expect(result.filter((url) => !url.startsWith('/de-de'))).toEqual([])
})

test('embedded pages are not in the sitemap', async () => {
  await importRows(shop.database.query, [
    { kind: 'page', slug: 'cart', title: 'Cart', sections: [] },
    { kind: 'page', slug: 'basecamp', title: 'Basecamp', sections: [] },
  ])
  const result = await urls('en-gb')
  expect(result).toContain('/en-gb/basecamp')
  expect(result).not.toContain('/en-gb/cart')
})
