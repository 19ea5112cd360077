import type { Listing } from '@cairn/contract/catalogue/listing'
import type { ProductCard } from '@cairn/contract/catalogue/product'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type GeneratedStyle, generatedRange } from '../testing/generated-range.ts'
import { recordQueries } from '../testing/recorded-queries.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const black = { BLK: { family: 'black', sizes: { M: 5 } } }

const styles: GeneratedStyle[] = [
  {
    id: 'WORDS001',
    name: 'Storm Jacket',
    kind: 'Three-layer shell',
    categories: ['2111'],
    colours: { ...black, BLU: { family: 'blue', sizes: { M: 5 } } },
    texts: {
      'de-de': { name: 'Sturm', kind: 'Leichte Regenjacke' },
      'fr-fr': { name: 'Tempête', kind: 'Veste légère et imperméable' },
    },
  },
  {
    id: 'WORDS002',
    name: 'Fjord',
    kind: 'Rain jacket',
    categories: ['2111'],
    colours: black,
    texts: { 'de-de': { name: 'Fjord', kind: 'Hardshelljacke' } },
  },
  {
    id: 'WORDS003',
    name: 'Tarp',
    kind: 'Shelter',
    description: 'Goes over a jacket and a friend.',
    categories: ['2300'],
    rating: { score: 5, reviewsCount: 2 },
    colours: black,
  },
  {
    id: 'WORDS004',
    name: 'Gone Jacket',
    categories: ['2111'],
    rating: { score: 5, reviewsCount: 500 },
    colours: { GRN: { family: 'green', sizes: { M: 0 } } },
  },
  { id: 'WORDS005', name: 'Gift Jacket', soldAlone: false, colours: black },
  {
    id: 'WORDS006',
    name: 'Peak Trousers',
    kind: 'Softshell',
    categories: ['2120'],
    colours: black,
  },
  {
    id: 'WORDS007',
    name: 'Eider',
    kind: 'Vest with 850 down',
    description: 'Rolls up and down.',
    categories: ['2300'],
    colours: black,
  },
]

let shop: Shop
beforeAll(async () => {
  shop = await openShop({}, () =>
    generatedRange({
      categories: [
        { id: '2100', name: 'Women', names: { 'de-de': 'Damen' } },
        { id: '2111', parent: '2100', name: 'Outerwear', names: { 'de-de': 'Jacken' } },
        { id: '2120', parent: '2100', name: 'Trousers' },
        { id: '2121', parent: '2120', name: 'Ski trousers' },
        { id: '2200', name: 'Men' },
        { id: '2220', parent: '2200', name: 'Trousers' },
        { id: '2300', name: 'Équipement' },
      ],
      styles,
    }),
  )
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

type SearchAnswer = Listing & { q: string; correctedTo: string | null; redirectUrl: string | null }

const search = async (q: string, query: Record<string, string> = {}, locale: Locale = 'en-us') =>
  (await shop.visitor().send<SearchAnswer>('searchProducts', { locale, query: { q, ...query } }))
    .body

const names = ({ products }: SearchAnswer) => products.map(({ name }) => name)

test('results are ranked by matches in name, kind and description, with sold-out products last (SRCH-015)', async () => {
  const result = await search('jacket')

  expect(names(result)).toEqual(['Storm Jacket', 'Fjord', 'Tarp', 'Gone Jacket'])
  expect(result).toMatchObject({ q: 'jacket', total: 4, correctedTo: null, redirectUrl: null })
})

test.each<[string, Locale, string[]]>([
  ['jackets', 'en-us', ['Storm Jacket', 'Fjord', 'Tarp', 'Gone Jacket']],
  ['JACK', 'en-us', ['Storm Jacket', 'Fjord', 'Tarp', 'Gone Jacket']],
  ['storm jacket', 'en-us', ['Storm Jacket']],
  ['the jacket for storm', 'en-us', ['Storm Jacket']],
  ['down', 'en-us', ['Eider']],
  ['Down vests', 'en-us', ['Eider']],
  ['tempete', 'fr-fr', ['Tempête']],
  ['LÉGERE', 'fr-fr', ['Tempête']],
  ['Vestes légères', 'fr-fr', ['Tempête']],
  ['regenjacken', 'de-de', ['Sturm']],
  ['outerwear trousers', 'en-us', ['Storm Jacket', 'Fjord', 'Peak Trousers', 'Gone Jacket']],
])('a search for %j in %s finds %j', async (q, locale, expected) => {
  expect(names(await search(q, {}, locale)).toSorted()).toEqual(expected.toSorted())
})

test('German compounds are found by their last part', async () => {
  expect(names(await search('jacke', {}, 'de-de'))).toEqual(
    expect.arrayContaining(['Sturm', 'Fjord']),
  )
})

test('search results have the filters, counts and sort orders of a listing', async () => {
  const result = await search('jacket', { filter: 'colour:blue', sort: 'priceDescending' })

  expect(result).toMatchObject({ total: 1, sort: 'priceDescending' })
  expect(result.filters.find(({ id }) => id === 'colour')?.values).toEqual([
    { id: 'black', label: 'Black', count: 3, isSelected: false },
    { id: 'blue', label: 'Blue', count: 1, isSelected: true },
    { id: 'green', label: 'Green', count: 1, isSelected: false },
  ])
  expect(result.filters[0]?.values).toEqual([
    { id: '2100', label: 'Women', count: 1, isSelected: false },
  ])
})

test('a search without text lists all products and applies the filters', async () => {
  const all = await shop.visitor().send<SearchAnswer>('searchProducts', { query: {} })
  const blue = await shop
    .visitor()
    .send<SearchAnswer>('searchProducts', { query: { filter: 'colour:blue' } })

  expect(all.body).toMatchObject({ q: '', total: 6, correctedTo: null, redirectUrl: null })
  expect(names(blue.body)).toEqual(['Storm Jacket'])
})

test('a style is shown in the colour that the search names', async () => {
  expect((await search('blue jacket')).products.map(({ id }) => id)).toEqual(['WORDS001BLU'])
  expect((await search('blaue Jacke', {}, 'de-de')).products[0]?.id).toBe('WORDS001BLU')
})

test('spelling is corrected only if nothing matches the original text', async () => {
  expect(await search('jaket')).toMatchObject({ correctedTo: 'jacket', total: 4 })
  expect(await search('strom jacket')).toMatchObject({ correctedTo: 'storm jacket', total: 1 })
  expect(await search('tempite', {}, 'fr-fr')).toMatchObject({ correctedTo: 'tempête' })
  expect(await search('xylophone')).toMatchObject({ correctedTo: null, total: 0, filters: [] })
  expect(await search('jaket', { minPrice: '5000' })).toMatchObject({ total: 0 })
})

test.each(['', '   ', '-- !!', 'the', "'; drop table listings; --", '% _ \\', ':* & !'])(
  'a search for %j finds nothing and causes no error',
  async (q) => {
    expect(await search(q)).toMatchObject({ total: 0, products: [] })
  },
)

test.each([
  ['WORDS001BLU-M', '/en-us/p/storm-jacket-WORDS001BLU'],
  ['words001blu', '/en-us/p/storm-jacket-WORDS001BLU'],
  ['WORDS001', '/en-us/p/storm-jacket-WORDS001BLK'],
  ['WORDS001XXX', null],
  ['WORDS005', null],
  ['Women', '/en-us/c/women-2100'],
  ['equipement', '/en-us/c/quipement-2300'],
  ['trousers', null],
])('a search for %j redirects to %j', async (q, url) => {
  expect((await search(q)).redirectUrl).toBe(url)
})

test.each(['WORDS001BLU-M', 'WORDS001BLU', 'WORDS001'])(
  'a search for the code %s shows that product only',
  async (q) => {
    await shop.database.exec(
      `update listings set words = words || to_tsvector('simple', 'words001blu words001blu-m words001') where style_id = 'WORDS002'`,
    )
    const { total, products } = await search(q)

    expect([total, products.map(({ id }) => id)]).toEqual([
      1,
      [q === 'WORDS001' ? 'WORDS001BLK' : 'WORDS001BLU'],
    ])
  },
)

test('a search for a upc redirects to the product', async () => {
  const { rows } = await shop.database.run(`select upc from variants where sku = 'WORDS002BLK-M'`)
  const result = await search(String(rows[0]?.['upc']))

  expect(result.redirectUrl).toBe('/en-us/p/fjord-WORDS002BLK')
})

type SuggestionAnswer = {
  suggestions: string[]
  categories: { name: string; url: string; within: string | null }[]
  products: ProductCard[]
}

const suggest = async (q: string, locale: Locale = 'en-us') =>
  (await shop.visitor().send<SuggestionAnswer>('suggest', { locale, query: { q } })).body

test('three letters are enough for suggestions of kinds, categories and products (SRCH-016)', async () => {
  const jackets = await suggest('jac')
  expect(jackets.suggestions.toSorted()).toEqual([
    'Gone Jacket',
    'Rain jacket',
    'Three-layer shell',
  ])
  expect(jackets.products.map(({ name }) => name)).toEqual(['Storm Jacket', 'Fjord', 'Gone Jacket'])

  expect((await suggest('tro')).categories).toEqual([
    { name: 'Trousers', within: 'Women', url: '/en-us/c/trousers-2120' },
    { name: 'Ski trousers', within: 'Women', url: '/en-us/c/ski-trousers-2121' },
    { name: 'Trousers', within: 'Men', url: '/en-us/c/trousers-2220' },
  ])
  expect((await suggest('down')).products.map(({ name }) => name)).toEqual(['Eider'])
})

test.each(['', '%', '_', "'", '\\'])('there are no suggestions for %j', async (q) => {
  expect(await suggest(q)).toEqual({ suggestions: [], categories: [], products: [] })
})

test('a search with results takes one query, and so do suggestions', async () => {
  expect(await recordQueries(() => search('jacket', { filter: 'size:M' }))).toHaveLength(1)
  expect(await recordQueries(() => suggest('jac'))).toHaveLength(1)
  expect(await recordQueries(() => search('jaket'))).toHaveLength(3)
})
