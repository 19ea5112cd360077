import type { Listing } from '@cairn/contract/catalogue/listing'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { generatedRange } from '../../testing/generated-range.ts'
import { recordQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const today = new Date().toISOString().slice(0, 10)

let shop: Shop
beforeAll(async () => {
  shop = await openShop({}, () =>
    generatedRange({
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
            NVY: {
              family: 'blue',
              sizes: { M: 2, XXL: 2 },
              price: 120,
              originalPrice: 200,
              historicBest: 110,
            },
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
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
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

test('a category lists its own styles and those of its descendants by popularity, sold-out ones last (SRCH-014)', async () => {
  const listing = await list({})

  expect(names(listing)).toEqual(['Drizzle', 'Downpour', 'Eider', 'Gone'])
  expect(listing).toMatchObject({ total: 4, start: 0, count: 24, sort: 'relevance' })
  expect(listing.category).toMatchObject({ name: 'Women', breadcrumbs: [] })
  expect(listing.category.children.map(({ id }) => id)).toEqual(['2110', '2120'])
  expect(counts(listing, 'colour')).toMatchObject({ black: 2, blue: 2, green: 1 })
})

test('a category has breadcrumbs in the language of the request', async () => {
  const { category } = await list({ categoryId: '2112' }, 'de-de')

  expect(category.breadcrumbs).toEqual([
    { id: '2100', name: 'Damen', url: '/de-de/c/damen-2100' },
    { id: '2110', name: 'Jacken', url: '/de-de/c/jacken-2110' },
  ])
})

test('an unknown category is not found, and one without products is empty (SRCH-003)', async () => {
  const unknown = await shop.visitor().send('readCatalogue', { query: { categoryId: '9999' } })

  expect(unknown).toMatchObject({ status: 404, errorId: 'PLP400' })
  expect(await list({ categoryId: '2120' })).toMatchObject({ total: 0, products: [], filters: [] })
})

test('a style is listed only in markets with a price, and never if it is not sold alone', async () => {
  expect(names(await list({ categoryId: '2120' }, 'de-de'))).toEqual(['Elsewhere'])
})

test('the facets count each style once per value', async () => {
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

test('sizes are sorted from small to large, and values are labelled in the language of the locale', async () => {
  const valuesOf = async (facet: string, locale: Locale) =>
    (await list({}, locale)).filters
      .find(({ id }) => id === facet)
      ?.values.map(({ label }) => label)

  expect(await valuesOf('size', 'en-us')).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
  expect(await valuesOf('size', 'de-de')).toEqual(['S', 'M', 'L', 'XL', 'XXL', '28', '30'])
  expect(await valuesOf('colour', 'de-de')).toEqual(['Schwarz', 'Rot', 'Blau', 'Grün'])
  expect(await valuesOf('activity', 'it-it')).toEqual(['Escursionismo', 'Viaggio'])
})

test('a filtered style is shown in the matching colour with the price of that colour', async () => {
  const { products } = await list({ filter: 'colour:blue' })

  expect(products.map(({ id, badge, price }) => [id, badge, price?.lowCurrent])).toEqual([
    ['SMALL001BLU', null, 100],
    ['SMALL002NVY', 'sale', 120],
  ])
  expect(products[1]?.colours.map(({ family }) => family)).toEqual(['green', 'blue'])
})

test('filters of different facets must match the same colour', async () => {
  expect(names(await list({ filter: ['colour:blue', 'size:M'] }))).toEqual(['Downpour'])
  expect(names(await list({ filter: ['colour:black', 'size:L'] }))).toEqual([])
})

test('the values of one facet are alternatives and do not restrict its own counts', async () => {
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

test('listings are filtered by category, activity, fit, price, reduction and stock', async () => {
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

test('if only some colours of a style match a price filter, only those are counted and shown', async () => {
  const listing = await list({ maxPrice: '150', sort: 'priceAscending' })
  expect(names(listing)).toEqual(['Gone', 'Drizzle', 'Downpour'])
  expect(listing.products.map(({ id }) => id.slice(-3))).toEqual(['RED', 'BLK', 'NVY'])
  expect(counts(listing, 'colour')).toEqual({ black: 1, blue: 2, red: 1 })
  expect(counts(listing, 'size')).toEqual({ L: 1, M: 2, S: 1, XL: 1, XXL: 1 })
  expect(counts(listing, 'category')).toEqual({ '2110': 3 })

  const expensive = await list({ minPrice: '150' })
  expect(names(expensive)).toEqual(['Downpour', 'Eider'])
  expect(counts(expensive, 'colour')).toEqual({ black: 1, green: 1 })
})

test('the price range ignores the price filter', async () => {
  const listing = await list({ minPrice: '250', filter: 'activity:hike' })

  expect(listing).toMatchObject({ total: 0, priceRange: { lowest: 100, highest: 200 } })
})

test('an unknown filter is ignored, and a value without products is no error', async () => {
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

test('sorts by the discount of the shown colour', async () => {
  const blue = { filter: ['colour:blue', 'colour:black'] }
  expect(names(await list({ sort: 'discount', ...blue }))[0]).toBe('Downpour')
})

test('consecutive pages have no gaps and no repetitions', async () => {
  const pages = await Promise.all(
    ['0', '1', '2', '3', '4'].map((start) => list({ start, count: '1' })),
  )

  expect(pages.flatMap(names)).toEqual(['Drizzle', 'Downpour', 'Eider', 'Gone'])
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4, 4])
})

test('each card in a listing has one badge', async () => {
  const badges = Object.fromEntries(
    (await list({})).products.map(({ name, badge }) => [name, badge]),
  )

  expect(badges).toEqual({ Drizzle: null, Downpour: 'new', Eider: 'member', Gone: 'soldOut' })
})

test('a listing with all its facets takes one query', async () => {
  for (const query of [{}, { filter: ['colour:blue', 'size:M', 'activity:hike'], minPrice: '1' }]) {
    expect(await recordQueries(() => list(query))).toHaveLength(1)
  }
})
