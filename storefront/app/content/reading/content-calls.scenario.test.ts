import { importRows } from '@cairn/commerce/testing/import-rows'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages } from '../../../pages.ts'
import { createVisit, type VisitPage } from '../../platform/testing/test-visit.ts'

type Query = { removeNulls?: boolean }

let shop: Shop
let visit: VisitPage
/** The queries of the content calls that pages have sent, by the kind of content. */
const sentQueries = new Map<string, Query[]>()

beforeAll(async () => {
  shop = await openShop()
  const routes = shop.settings.routes.map((route) => ({ ...route, handle: recording(route) }))
  const pages = await openPages({ dev: false })
  visit = createVisit({
    shop: { ...shop, settings: { ...shop.settings, routes } },
    pages,
    report: () => {},
  })
  await importRows(shop.database.query, [article('first'), article('second')])
}, 60_000)

afterAll(() => shop.close())

type Route = Shop['settings']['routes'][number]

function recording({ call, handle }: Route): Route['handle'] {
  const kind = /^\/\{mode\}\/caas\/v1\/canvas\/(\w+)/.exec(call.path)?.[1]
  return (input) => {
    const query: Query = Object(input.query)
    if (kind !== undefined) sentQueries.set(kind, [...(sentQueries.get(kind) ?? []), query])
    return handle(input)
  }
}

const article = (name: string) => ({
  kind: 'article',
  slug: `test-walks/${name}`,
  title: `Walk ${name}`,
  article: {
    picture: { picture: 'scene-tarn', alt: 'A lake' },
    tags: [{ id: 'test-walks', label: 'Walks' }],
  },
  sections: [{ name: 'main', blocks: [{ type: 'hero', fields: { title: `Walk ${name}` } }] }],
})

test('every content call of a page requests no empty fields (CONT-090)', async () => {
  const paths = [
    '/en-us',
    '/en-us/search',
    '/en-us/c/women-210000',
    '/en-us/test-walks/first',
    '/en-us/content-preview?docType=hero&limit=20',
  ]
  for (const path of paths) await (await visit(path)).text()
  expect([...sentQueries.keys()].toSorted()).toEqual([
    'augmentedpage',
    'category',
    'footer',
    'fragment',
    'menu',
    'popups',
    'search',
    'showcase',
  ])
  for (const [kind, queries] of sentQueries) {
    for (const query of queries) expect(query.removeNulls, kind).toBe(true)
  }
})
