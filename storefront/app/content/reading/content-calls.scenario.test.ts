import { importRows } from '@cairn/commerce/testing/import-rows'
import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { menuNode } from '@cairn/contract/content/document'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages } from '../../../pages.ts'
import { createVisit, readShownHtml, type VisitPage } from '../../platform/testing/test-visit.ts'

type SentCall = { query: { removeNulls?: boolean }; mode: string }

let shop: Shop
let visit: VisitPage
/** The content calls that pages have sent, by the kind of content. */
const sentCalls = new Map<string, SentCall[]>()

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
    const sent: SentCall = { query: Object(input.query), mode: Object(input.params).mode }
    if (kind !== undefined) sentCalls.set(kind, [...(sentCalls.get(kind) ?? []), sent])
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
    '/en-us/p/summit-down-jacket-CAIRN001BLK',
    '/en-us/test-walks/first',
    '/en-us/content-preview?docType=hero&limit=20',
  ]
  for (const path of paths) await (await visit(path)).text()
  expect([...sentCalls.keys()].toSorted()).toEqual([
    'augmentedpage',
    'category',
    'footer',
    'fragment',
    'menu',
    'popups',
    'product',
    'search',
    'showcase',
  ])
  for (const [kind, calls] of sentCalls) {
    for (const { query } of calls) expect(query.removeNulls, kind).toBe(true)
  }
})

test('the content calls of a page read what is published, and drafts in the preview (CONT-093)', async () => {
  const modesOf = async (path: string) => {
    sentCalls.clear()
    await (await visit(path)).text()
    expect([...sentCalls.keys()]).toEqual(expect.arrayContaining(['augmentedpage', 'menu']))
    return new Set([...sentCalls.values()].flat().map(({ mode }) => mode))
  }
  expect([...(await modesOf('/en-us/test-walks/first'))]).toEqual(['publish'])
  expect([...(await modesOf('/en-us/test-walks/first?preview=true'))]).toEqual(['preview'])
})

test('a fragment is shown on the pages that refer to it (CONT-083)', async () => {
  const sectionsWith = (type: string, fields: object) => [
    { name: 'main', blocks: [{ type, fields }] },
  ]
  await importRows(shop.database.query, [
    {
      kind: 'fragment',
      slug: 'test-shared',
      title: 'Shared',
      sections: sectionsWith('hero', { title: 'Shared by pages' }),
    },
    {
      kind: 'page',
      slug: 'test-sharing',
      title: 'Sharing',
      sections: sectionsWith('fragment', { fragmentId: 'test-shared' }),
    },
  ])
  const html = await readShownHtml(await visit('/en-gb/test-sharing'))
  expect(html).toMatch(/<main.*<h1[^>]*>Shared by pages<\/h1>.*<\/main>/s)
})

test('the menu of a page has the entries that the menu call returns (CONT-084)', async () => {
  const child = { id: 'child', title: 'Level three', target: { url: '/en-gb/help' } }
  const group = { id: 'group', title: 'Level two', children: [child] }
  const item = menuNode.parse({ id: 'top', title: 'Level one', columns: [{ children: [group] }] })
  const requests: unknown[] = []
  const calls: Partial<Client> = {
    readMenu: async ({ params }) => {
      requests.push(params)
      return accept({ items: [item] })
    },
  }
  const html = await readShownHtml(await visit('/en-gb/help', { calls }))
  expect(requests).toEqual([{ mode: 'publish', siteId: 'CAIRN-GB' }])
  const [, menu = ''] = html.split('id="site-menu"')
  expect(menu.split('</nav>')[0]).toMatch(
    /<summary.*Level one.*Level two.*href="\/en-gb\/help"[^>]*>Level three/s,
  )
})
