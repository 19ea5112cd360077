import type { Listing } from '@cairn/contract/listing-entity'
import type { ProductCard } from '@cairn/contract/product-entity'
import type { Locale } from '@cairn/contract/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { questionsAsked } from '../testing/questions.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { type SmallStyle, smallRange } from '../testing/small-range.ts'

const black = { BLK: { family: 'black', sizes: { M: 5 } } }

const styles: SmallStyle[] = [
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
    smallRange({
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
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

type Found = Listing & { q: string; correctedTo: string | null; redirectUrl: string | null }

const search = async (q: string, query: Record<string, string> = {}, locale: Locale = 'en-us') =>
  (await shop.visitor().send<Found>('searchProducts', { locale, query: { q, ...query } })).body

const names = ({ products }: Found) => products.map(({ name }) => name)

test('a name counts more than a kind, a kind more than a description, and what is gone least (SRCH-015)', async () => {
  const found = await search('jacket')

  expect(names(found)).toEqual(['Storm Jacket', 'Fjord', 'Tarp', 'Gone Jacket'])
  expect(found).toMatchObject({ q: 'jacket', total: 4, correctedTo: null, redirectUrl: null })
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
])('%s is found in %s as %j', async (q, locale, expected) => {
  expect(names(await search(q, {}, locale)).toSorted()).toEqual(expected.toSorted())
})

test('German words are found by what they end with', async () => {
  expect(names(await search('jacke', {}, 'de-de'))).toEqual(
    expect.arrayContaining(['Sturm', 'Fjord']),
  )
})

test('a search is narrowed, counted and sorted like any list', async () => {
  const found = await search('jacket', { filter: 'colour:blue', sort: 'priceDescending' })

  expect(found).toMatchObject({ total: 1, sort: 'priceDescending' })
  expect(found.filters.find(({ id }) => id === 'colour')?.values).toEqual([
    { id: 'black', label: 'Black', count: 3, isSelected: false },
    { id: 'blue', label: 'Blue', count: 1, isSelected: true },
    { id: 'green', label: 'Green', count: 1, isSelected: false },
  ])
  expect(found.filters[0]?.values).toEqual([
    { id: '2100', label: 'Women', count: 1, isSelected: false },
  ])
})

test('who says no word sees everything, narrowed like any list', async () => {
  const all = await shop.visitor().send<Found>('searchProducts', { query: {} })
  const blue = await shop
    .visitor()
    .send<Found>('searchProducts', { query: { filter: 'colour:blue' } })

  expect(all.body).toMatchObject({ q: '', total: 6, correctedTo: null, redirectUrl: null })
  expect(names(blue.body)).toEqual(['Storm Jacket'])
})

test('who names a colour is shown it', async () => {
  expect((await search('blue jacket')).products.map(({ id }) => id)).toEqual(['WORDS001BLU'])
  expect((await search('blaue Jacke', {}, 'de-de')).products[0]?.id).toBe('WORDS001BLU')
})

test('a slip is corrected only where nothing fits as typed', async () => {
  expect(await search('jaket')).toMatchObject({ correctedTo: 'jacket', total: 4 })
  expect(await search('strom jacket')).toMatchObject({ correctedTo: 'storm jacket', total: 1 })
  expect(await search('tempite', {}, 'fr-fr')).toMatchObject({ correctedTo: 'tempête' })
  expect(await search('xylophone')).toMatchObject({ correctedTo: null, total: 0, filters: [] })
  expect(await search('jaket', { minPrice: '5000' })).toMatchObject({ total: 0 })
})

test.each(['', '   ', '-- !!', 'the', "'; drop table listings; --", '% _ \\', ':* & !'])(
  'nothing is found by %j, and nothing breaks',
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
])('who types %s is sent to %s', async (q, address) => {
  expect((await search(q)).redirectUrl).toBe(address)
})

test('the number under the bars leads to the product', async () => {
  const { rows } = await shop.database.run(`select upc from variants where sku = 'WORDS002BLK-M'`)
  const found = await search(String(rows[0]?.['upc']))

  expect(found.redirectUrl).toBe('/en-us/p/fjord-WORDS002BLK')
})

type Suggested = {
  suggestions: string[]
  categories: { name: string; url: string; within: string | null }[]
  products: ProductCard[]
}

const suggest = async (q: string, locale: Locale = 'en-us') =>
  (await shop.visitor().send<Suggested>('suggest', { locale, query: { q } })).body

test('three letters suggest kinds, categories and products (SRCH-016)', async () => {
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

test.each(['', '%', '_', "'", '\\'])('%j suggests nothing', async (q) => {
  expect(await suggest(q)).toEqual({ suggestions: [], categories: [], products: [] })
})

test('a search that finds something is one question, and so are suggestions', async () => {
  expect(await questionsAsked(() => search('jacket', { filter: 'size:M' }))).toHaveLength(1)
  expect(await questionsAsked(() => suggest('jac'))).toHaveLength(1)
  expect(await questionsAsked(() => search('jaket'))).toHaveLength(3)
})
