import type { Listing } from '@cairn/contract/listing-entity'
import type { Locale } from '@cairn/contract/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { questionsAsked } from '../testing/questions.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { smallRange } from '../testing/small-range.ts'

const today = new Date().toISOString().slice(0, 10)

let shop: Shop
beforeAll(async () => {
  shop = await openShop({}, () =>
    smallRange({
      categories: [
        { id: '2100', name: 'Women', names: { 'de-de': 'Damen' } },
        { id: '2110', parent: '2100', name: 'Jackets', names: { 'de-de': 'Jacken' } },
        { id: '2111', parent: '2110', name: 'Rain jackets' },
        { id: '2112', parent: '2110', name: 'Down jackets' },
        { id: '2120', parent: '2100', name: 'Trousers' },
        { id: '2200', name: 'Men' },
      ],
      styles: [
        {
          id: 'SMALL001',
          name: 'Drizzle',
          categories: ['2111'],
          activities: ['hike', 'travel'],
          fit: 'slim',
          price: 100,
          rating: { score: 4, reviewsCount: 100 },
          colours: {
            BLK: { family: 'black', sizes: { S: 3, M: 3, XL: 1 } },
            BLU: { family: 'blue', sizes: { S: 0, M: 0, L: 4 } },
          },
        },
        {
          id: 'SMALL002',
          name: 'Downpour',
          categories: ['2111', '2200'],
          activities: ['hike'],
          launchedOn: today,
          price: 200,
          rating: { score: 4.5, reviewsCount: 10 },
          colours: {
            GRN: { family: 'green', sizes: { M: 2 } },
            NVY: { family: 'blue', sizes: { M: 2, XXL: 2 }, now: 120, was: 200, best: 110 },
          },
        },
        {
          id: 'SMALL003',
          name: 'Eider',
          categories: ['2112'],
          fit: 'relaxed',
          price: 300,
          rating: { score: 5, reviewsCount: 1 },
          membersFirst: true,
          colours: { BLK: { family: 'black', sizes: { M: 5 } } },
        },
        {
          id: 'SMALL004',
          name: 'Gone',
          categories: ['2112'],
          price: 50,
          rating: { score: 5, reviewsCount: 900 },
          colours: { RED: { family: 'red', sizes: { M: 0 } } },
        },
        {
          id: 'SMALL005',
          name: 'Elsewhere',
          categories: ['2120'],
          sites: ['CAIRN-DE'],
          colours: { BLK: { family: 'black', sizes: { '30': 1, '28': 1 } } },
        },
        {
          id: 'SMALL006',
          name: 'Gift',
          categories: ['2120'],
          soldAlone: false,
          colours: { BLK: { family: 'black', sizes: { OS: 1 } } },
        },
      ],
    }),
  )
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

type Query = Record<string, string | string[]>
type Catalogue = Listing & {
  category: {
    name: string
    breadcrumbs: { name: string; url: string }[]
    children: { id: string }[]
  }
}

async function list(query: Query, locale: Locale = 'en-us') {
  const answer = await shop
    .visitor()
    .send<Catalogue>('readCatalogue', { locale, query: { categoryId: '2100', ...query } })
  return answer.body
}

const names = ({ products }: Listing) => products.map(({ name }) => name)

const counts = ({ filters }: Listing, facet: string) =>
  Object.fromEntries(
    (filters.find(({ id }) => id === facet)?.values ?? []).map(({ id, count }) => [id, count]),
  )

test('a category lists what stands in it and below it, best liked first and what is gone last (SRCH-014)', async () => {
  const listing = await list({})

  expect(names(listing)).toEqual(['Drizzle', 'Downpour', 'Eider', 'Gone'])
  expect(listing).toMatchObject({ total: 4, start: 0, count: 24, sort: 'relevance' })
  expect(listing.category).toMatchObject({ name: 'Women', breadcrumbs: [] })
  expect(listing.category.children.map(({ id }) => id)).toEqual(['2110', '2120'])
})

test('a category knows where it stands, in the language of whoever asks', async () => {
  const { category } = await list({ categoryId: '2112' }, 'de-de')

  expect(category.breadcrumbs).toEqual([
    { id: '2100', name: 'Damen', url: '/de-de/c/damen-2100' },
    { id: '2110', name: 'Jacken', url: '/de-de/c/jacken-2110' },
  ])
})

test('a category that does not exist is not found, and one without products is empty (SRCH-003)', async () => {
  const unknown = await shop.visitor().send('readCatalogue', { query: { categoryId: '9999' } })

  expect(unknown).toMatchObject({ status: 404, errorId: 'PLP400' })
  expect(await list({ categoryId: '2120' })).toMatchObject({ total: 0, products: [], filters: [] })
})

test('a style is listed only where it has a price, and never if it is not sold alone', async () => {
  expect(names(await list({ categoryId: '2120' }, 'de-de'))).toEqual(['Elsewhere'])
})

test('the facets count styles, each value of a style once', async () => {
  const listing = await list({})

  expect(counts(listing, 'colour')).toEqual({ black: 2, blue: 2, green: 1, red: 1 })
  expect(counts(listing, 'size')).toEqual({ S: 1, M: 3, L: 1, XL: 1, XXL: 1 })
  expect(counts(listing, 'activity')).toEqual({ hike: 2, travel: 1 })
  expect(counts(listing, 'fit')).toEqual({ slim: 1, relaxed: 1 })
  expect(counts(listing, 'category')).toEqual({ '2110': 4 })
  expect(counts(listing, 'onSale')).toEqual({ true: 1 })
  expect(counts(listing, 'inStock')).toEqual({ true: 3 })
  expect(listing.priceRange).toEqual({ lowest: 50, highest: 300 })
})

test('sizes run from small to large, and values are named in the language of the shop', async () => {
  const valuesOf = async (facet: string, locale: Locale) =>
    (await list({}, locale)).filters
      .find(({ id }) => id === facet)
      ?.values.map(({ label }) => label)

  expect(await valuesOf('size', 'en-us')).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
  expect(await valuesOf('size', 'de-de')).toEqual(['S', 'M', 'L', 'XL', 'XXL', '28', '30'])
  expect(await valuesOf('colour', 'de-de')).toEqual(['Schwarz', 'Rot', 'Blau', 'Grün'])
  expect(await valuesOf('activity', 'it-it')).toEqual(['Escursionismo', 'Viaggio'])
})

test('a filter shows the colour that fits it, and that colour’s price', async () => {
  const { products } = await list({ filter: 'colour:blue' })

  expect(products.map(({ id, badge, price }) => [id, badge, price?.lowCurrent])).toEqual([
    ['SMALL001BLU', null, 100],
    ['SMALL002NVY', 'sale', 120],
  ])
  expect(products[1]?.colours.map(({ family }) => family)).toEqual(['green', 'blue'])
})

test('filters of several kinds must fit one and the same colour', async () => {
  expect(names(await list({ filter: ['colour:blue', 'size:M'] }))).toEqual(['Downpour'])
  expect(names(await list({ filter: ['colour:black', 'size:L'] }))).toEqual([])
})

test('values of one filter are either, and its own counts stay as they were', async () => {
  const listing = await list({ filter: ['colour:blue', 'colour:red', 'size:M'] })

  expect(names(listing)).toEqual(['Downpour'])
  expect(counts(listing, 'colour')).toEqual({ black: 2, blue: 1, green: 1, red: 0 })
  expect(counts(listing, 'size')).toEqual({ L: 1, M: 1, XXL: 1 })
  expect(counts(listing, 'activity')).toEqual({ hike: 1 })
  const colours = listing.filters.find(({ id }) => id === 'colour')?.values
  expect(colours?.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual([
    'red',
    'blue',
  ])
})

test('it narrows by category, activity, fit, price, reduction and stock', async () => {
  expect(names(await list({ filter: 'category:2112' }))).toEqual(['Eider', 'Gone'])
  expect(counts(await list({ categoryId: '2110', filter: 'category:2112' }), 'category')).toEqual({
    '2111': 2,
    '2112': 2,
  })
  expect(names(await list({ filter: 'activity:travel' }))).toEqual(['Drizzle'])
  expect(names(await list({ filter: 'fit:relaxed' }))).toEqual(['Eider'])
  expect(names(await list({ minPrice: '101', maxPrice: '200' }))).toEqual(['Downpour'])
  expect(names(await list({ onSale: 'true' }))).toEqual(['Downpour'])
  expect(names(await list({ filter: 'onSale:true' }))).toEqual(['Downpour'])
  expect(names(await list({ inStock: 'true', filter: 'category:2112' }))).toEqual(['Eider'])
})

test('where only some colours of a style are within a price, only they are counted, and one of them is shown', async () => {
  const cheap = await list({ maxPrice: '150', sort: 'priceAscending' })
  expect(names(cheap)).toEqual(['Gone', 'Drizzle', 'Downpour'])
  expect(cheap.products.map(({ id }) => id.slice(-3))).toEqual(['RED', 'BLK', 'NVY'])
  expect(counts(cheap, 'colour')).toEqual({ black: 1, blue: 2, red: 1 })
  expect(counts(cheap, 'size')).toEqual({ L: 1, M: 2, S: 1, XL: 1, XXL: 1 })
  expect(counts(cheap, 'category')).toEqual({ '2110': 3 })

  const dear = await list({ minPrice: '150' })
  expect(names(dear)).toEqual(['Downpour', 'Eider'])
  expect(counts(dear, 'colour')).toEqual({ black: 1, green: 1 })
})

test('the range of prices is that of the list before it is narrowed by price', async () => {
  const listing = await list({ minPrice: '250', filter: 'activity:hike' })

  expect(listing).toMatchObject({ total: 0, priceRange: { lowest: 100, highest: 200 } })
})

test('a filter that nobody knows, or that nothing fits, is no error', async () => {
  expect(names(await list({ filter: ['wings:two', 'onSale:false'] }))).toHaveLength(4)
  const listing = await list({ filter: 'colour:mauve' })
  expect(listing).toMatchObject({ total: 0 })
  expect(counts(listing, 'colour')).toEqual({ black: 2, blue: 2, green: 1, red: 1, mauve: 0 })
})

test.each([
  ['newest', ['Downpour', 'Drizzle', 'Eider', 'Gone']],
  ['priceAscending', ['Gone', 'Drizzle', 'Downpour', 'Eider']],
  ['priceDescending', ['Eider', 'Downpour', 'Drizzle', 'Gone']],
  ['rating', ['Gone', 'Eider', 'Downpour', 'Drizzle']],
])('sorts by %s', async (sort, expected) => {
  expect(names(await list({ sort }))).toEqual(expected)
})

test('sorts by what is taken off, of the colour that is shown', async () => {
  const blue = { filter: ['colour:blue', 'colour:black'] }
  expect(names(await list({ sort: 'discount', ...blue }))[0]).toBe('Downpour')
})

test('pages follow one another without a gap or a repetition', async () => {
  const pages = await Promise.all(
    ['0', '1', '2', '3', '4'].map((start) => list({ start, count: '1' })),
  )

  expect(pages.flatMap(names)).toEqual(['Drizzle', 'Downpour', 'Eider', 'Gone'])
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4, 4])
})

test('a card shows one badge: sold out, sale, new, member', async () => {
  const badges = Object.fromEntries(
    (await list({})).products.map(({ name, badge }) => [name, badge]),
  )

  expect(badges).toEqual({ Drizzle: null, Downpour: 'new', Eider: 'member', Gone: 'soldOut' })
})

test('a listing with all its facets is one question to the database', async () => {
  for (const query of [{}, { filter: ['colour:blue', 'size:M', 'activity:hike'], minPrice: '1' }]) {
    expect(await questionsAsked(() => list(query))).toHaveLength(1)
  }
})
