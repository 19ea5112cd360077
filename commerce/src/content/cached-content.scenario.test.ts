import type { CallName } from '@cairn/contract/calls'
import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { ContentDocument } from '@cairn/contract/content/document'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AnswerCache, createAnswerCache } from '../platform/wire/answer-cache.ts'
import { createApi } from '../platform/wire/api.ts'
import { importRows } from '../testing/import-rows.ts'
import { countQueries } from '../testing/recorded-queries.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'

let shop: Shop
let answers: AnswerCache
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
  answers = createAnswerCache(() => performance.now())
  const api = createApi({ ...shop.settings, answerCache: answers })
  visitor = createVisitor((httpRequest) => api(httpRequest, '203.0.113.7'))
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const document = (kind: string, slug: string, blocks: object[]) => ({
  kind,
  slug,
  title: slug,
  sections: [{ name: 'main', blocks }],
})
const hero = (title: string) => ({ type: 'hero', fields: { title } })

/** Imports documents, of which the cache is not informed yet. */
async function importDocuments(...rows: object[]) {
  await shop.database.run('delete from changes')
  const imported = await importRows(shop.database.query, rows)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
}

async function invalidateChanges() {
  const { rows } = await shop.database.run('select unnest(tags) as tag from changes')
  answers.invalidate(rows.map(({ tag }) => String(tag)))
}

/** The titles of the blocks of a document. */
async function titlesIn(name: CallName, ids: Record<string, string>) {
  const params = { siteId: 'CAIRN-US', ...ids }
  const { body } = await visitor.send<ContentDocument>(name, { params })
  return topBlocks(body).map(({ fields }) => ('title' in fields ? fields.title : ''))
}

test('a cached page is invalidated when one of its documents is published, and previews are not cached', async () => {
  const titles = (mode: string) => titlesIn('readAugmentedPage', { mode, page: 'test-kept' })
  const shared = (title: string) => document('fragment', 'test-shared', [hero(title)])
  const fragment = { type: 'fragment', fields: { fragmentId: 'test-shared' } }
  await importDocuments(document('page', 'test-kept', [fragment]), shared('One'))
  expect([await titles('publish'), await titles('preview')]).toEqual([['One'], ['One']])

  await importDocuments(shared('Two'))
  expect([await titles('publish'), await titles('preview')]).toEqual([['One'], ['Two']])
  await invalidateChanges()
  expect(await titles('publish')).toEqual(['Two'])
})

test('a cached page is invalidated when a fragment that it lacked is published', async () => {
  const titles = () => titlesIn('readAugmentedPage', { mode: 'publish', page: 'test-lacking' })
  const fragment = { type: 'fragment', fields: { fragmentId: 'test-late' } }
  await importDocuments(document('page', 'test-lacking', [hero('First'), fragment]))
  expect(await titles()).toEqual(['First'])

  await importDocuments(document('fragment', 'test-late', [hero('Late')]))
  await invalidateChanges()
  expect(await titles()).toEqual(['First', 'Late'])
})

test('that a product or category has no content is cached until its document is published', async () => {
  const contentCalls = {
    product: (mode: string) => titlesIn('readProductContent', { mode, productId: 'CAIRN003BLK' }),
    category: (mode: string) => titlesIn('readCategoryContent', { mode, categoryId: '999300' }),
  }
  const readAll = async (mode: string) => [
    await contentCalls.product(mode),
    await contentCalls.category(mode),
  ]
  expect(await readAll('publish')).toEqual([[], []])
  expect(await countQueries(() => readAll('publish'))).toBe(0)

  await importDocuments(
    document('product-content', 'CAIRN003', [hero('Style')]),
    document('category-content', '999300', [hero('Category')]),
  )
  expect(await readAll('publish')).toEqual([[], []])
  expect(await readAll('preview')).toEqual([['Style'], ['Category']])
  await invalidateChanges()
  expect(await readAll('publish')).toEqual([['Style'], ['Category']])

  await importDocuments(document('product-content', 'CAIRN003BLK', [hero('Product')]))
  await invalidateChanges()
  expect(await readAll('publish')).toEqual([['Product'], ['Category']])
})

test('cached pages and their moves are invalidated when a page is renamed or taken down, or moves without a document', async () => {
  const statusOf = async (page: string) => {
    const params = { siteId: 'CAIRN-US', mode: 'publish', page }
    return (await visitor.send('readPage', { params })).status
  }
  const moveOf = async (page: string) =>
    (await visitor.send<{ moved?: object }>('readAlternates', { query: { page } })).body.moved
  const moved = (path: string, successor: string | null) => ({ kind: 'movedPage', path, successor })
  const readAll = async () => [
    await statusOf('test-renamed'),
    await statusOf('test-ended'),
    await moveOf('test-unknown'),
  ]
  await importDocuments(document('page', 'test-renamed', []), document('page', 'test-ended', []))
  expect(await readAll()).toEqual([200, 200, undefined])

  await importDocuments(
    moved('/test-renamed', '/test-name'),
    moved('/test-ended', null),
    moved('/test-unknown', '/help'),
  )
  expect(await readAll()).toEqual([200, 200, undefined])
  await invalidateChanges()
  expect(await readAll()).toEqual([404, 404, { url: '/en-us/help' }])
})
