import type { readSitemap } from '@cairn/contract/content/content-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
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

type Sitemap = AnswerOf<typeof readSitemap>

const pagesOf = async (locale: Locale) =>
  (await shop.visitor().send<Sitemap>('readSitemap', { locale })).body.pages

const urls = async (locale: Locale) => (await pagesOf(locale)).map(({ url }) => url)

const pageWith = async (url: string) =>
  (await pagesOf('de-de')).find((page) => page.url === url) ?? expect.fail(`${url} is missing`)

const nearestUrl = async (query: Record<string, string>, locale: Locale = 'de-de') =>
  (await shop.visitor().send<{ url: string }>('readNearestPage', { query, locale })).body.url

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

test('the nearest page of a product is its own, or another colour that the locale sells', async () => {
  expect(await nearestUrl({ productId: 'CAIRN002TRN' })).toBe(
    '/de-de/p/hardshelljacke-ridge-CAIRN002TRN',
  )
  await shop.database.run(
    `update listings set
       colours = jsonb_path_query_array(colours, '$[*] ? (@.productId != "CAIRN002TRN")'),
       default_product_id =
         jsonb_path_query_first(colours, '$[*] ? (@.productId != "CAIRN002TRN")') ->> 'productId'
     where style_id = 'CAIRN002' and locale = 'fr-fr'`,
  )
  expect(await nearestUrl({ productId: 'CAIRN002TRN' }, 'fr-fr')).toMatch(
    /^\/fr-fr\/p\/.+-CAIRN002(?!TRN)[A-Z]{3}$/,
  )
})

test('the nearest page of a product that a locale does not sell is its category there', async () => {
  await shop.database.run(
    `update listings set is_listed = false where style_id = 'CAIRN005' and locale = 'es-es'`,
  )
  const url = await nearestUrl({ productId: 'CAIRN005MSS' }, 'es-es')
  const id = /-(\d+)$/.exec(url)?.[1]
  expect(url).toMatch(/^\/es-es\/c\/.+-\d+$/)
  const { rows } = await shop.database.run(
    `select 1 from category_styles where category_id = $1 and style_id = 'CAIRN005'`,
    [id],
  )
  expect(rows).toHaveLength(1)
  await shop.database.run(`update listings set is_listed = false where locale = 'es-es'`)
  expect(await nearestUrl({ productId: 'CAIRN005MSS' }, 'es-es')).toBe('/es-es')
})

test('the nearest page of a category that a locale does not have is the category above it', async () => {
  expect(await nearestUrl({ categoryId: '210101' })).toBe('/de-de/c/daunenjacken-210101')
  await shop.database.run(
    `delete from category_texts where category_id = '210102' and locale = 'en-ca'`,
  )
  expect(await nearestUrl({ categoryId: '210102' }, 'en-ca')).toMatch(/^\/en-ca\/c\/.+-2101\d*$/)
  expect(await nearestUrl({ categoryId: '999999' })).toBe('/de-de')
})

test('the nearest page of a content page is the page itself, the one above it, or home', async () => {
  const pageOf = (slug: string, locales: Locale[]) => ({
    kind: 'page',
    slug,
    title: slug,
    sections: [],
    locales,
  })
  await importRows(shop.database.query, [
    pageOf('huts', ['en-gb', 'de-de']),
    pageOf('huts/high', ['en-gb']),
    pageOf('islands/high', ['en-gb']),
  ])
  expect(await nearestUrl({ page: 'huts/high' }, 'en-gb')).toBe('/en-gb/huts/high')
  expect(await nearestUrl({ page: 'huts/high' })).toBe('/de-de/huts')
  expect(await nearestUrl({ page: 'islands/high' })).toBe('/de-de')
  expect(await nearestUrl({ page: 'error-4xx' })).toBe('/de-de')
  expect(await nearestUrl({})).toBe('/de-de')
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

test('a later page of a category has alternates where the list is long enough', async () => {
  const { rows } = await shop.database.run(
    `select locale, count(*)::int as products from listings
     join category_styles using (style_id)
     where category_id = '220000' and is_listed group by locale`,
  )
  const longest = Math.max(...rows.map(({ products }) => Number(products)))
  await shop.database.run(
    `update listings set is_listed = false where locale = 'en-ca' and style_id in
       (select style_id from category_styles where category_id = '220000')`,
  )
  const localesAfter = async (start: number) =>
    (await alternates({ categoryId: '220000', start: String(start) })).map(({ locale }) => locale)
  expect(await localesAfter(0)).toContain('en-ca')
  expect(await localesAfter(longest - 1)).toContain('en-us')
  expect(await localesAfter(longest - 1)).not.toContain('en-ca')
  expect(await localesAfter(longest)).toEqual([])
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

test('a page in a sitemap has the time of its last change, its pictures and its URL in every locale', async () => {
  const product = await pageWith('/de-de/p/hardshelljacke-ridge-CAIRN002TRN')
  expect(product.images).toContain('/images/CAIRN002TRN/front')
  expect(product.alternates).toEqual(await alternates({ productId: 'CAIRN002TRN' }))
  const category = await pageWith('/de-de/c/daunenjacken-210101')
  expect(category.alternates).toEqual(await alternates({ categoryId: '210101' }))
  const article = await pageWith('/de-de/field-notes/forty-dawns')
  expect(article.images).toEqual([expect.stringMatching(/^\/images\/./)])
  expect(article.alternates).toHaveLength(8)
  for (const { changedAt } of [product, category, article]) {
    expect(Date.parse(changedAt ?? '')).toBeLessThanOrEqual(Date.now())
  }
})

test('a change of price or text is a change of the page and its categories, a change of stock is not', async () => {
  const changedAt = async () =>
    [
      await pageWith('/de-de/p/hardshelljacke-ridge-CAIRN002TRN'),
      await pageWith('/de-de/c/jacken-210100'),
    ].map((page) => page.changedAt)
  await shop.database.run(`update listing_changes set changed_at = '2026-01-02T03:04:05Z'`)
  const before = ['2026-01-02T03:04:05.000Z', '2026-01-02T03:04:05.000Z']
  await importRows(shop.database.query, [{ kind: 'stock', sku: 'CAIRN002TRN-M', onHand: 4711 }])
  expect(await changedAt()).toEqual(before)

  const price = { productId: 'CAIRN002TRN', siteId: 'CAIRN-DE', current: 12_300, original: 45_600 }
  await importRows(shop.database.query, [{ kind: 'price', ...price }])
  const [product = '', category] = await changedAt()
  expect(Date.parse(product)).toBeGreaterThan(Date.parse('2026-01-03'))
  expect(category).toBe(product)
})
