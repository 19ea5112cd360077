import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import {
  aCategory,
  aProduct,
  aStyle,
  readCatalogueRows,
  importRows,
  inEveryLocale,
  resetCatalogue,
} from '../../testing/import-rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => resetCatalogue(database))

const importAll = (rows: readonly unknown[], isDryRun = false) =>
  importRows(database.query, rows, isDryRun)

const rowsOf = async (sql: string) => (await database.run(sql)).rows

const changedTags = async () =>
  (await rowsOf('select distinct tag from changes, unnest(tags) tag order by tag')).map(
    ({ tag }) => tag,
  )

describe('an import', () => {
  test('of unchanged rows changes nothing and invalidates no cache', async () => {
    const report = await importAll([
      aCategory('210000'),
      aCategory('210101', '210000'),
      aStyle('TEST0001'),
    ])

    expect(report).toEqual({ ok: true, changes: [] })
    expect(await changedTags()).toEqual([])
  })

  test('changes prices and stock, adds sizes and colours, and withdraws variants that are missing from a style', async () => {
    await importAll([
      aStyle('TEST0001', {
        products: [aProduct('TEST0001'), aProduct('TEST0001', { colour: 'RED' })],
      }),
    ])
    const report = await importAll([
      aStyle('TEST0001', {
        products: [aProduct('TEST0001', { sizes: ['M', 'L'], current: 80_00 })],
      }),
    ])

    expect(report.ok && report.changes).toEqual([
      { entity: 'variant', id: 'TEST0001BLK-L', change: 'added' },
      { entity: 'variant', id: 'TEST0001BLK-M', change: 'changed' },
      { entity: 'variant', id: 'TEST0001BLK-S', change: 'removed' },
      { entity: 'variant', id: 'TEST0001RED-M', change: 'removed' },
      { entity: 'variant', id: 'TEST0001RED-S', change: 'removed' },
      { entity: 'price', id: 'TEST0001BLK', change: 'changed' },
      { entity: 'price', id: 'TEST0001RED', change: 'changed' },
    ])
    expect(await rowsOf('select sku, withdrawn from variants order by sku')).toEqual([
      { sku: 'TEST0001BLK-L', withdrawn: false },
      { sku: 'TEST0001BLK-M', withdrawn: false },
      { sku: 'TEST0001BLK-S', withdrawn: true },
      { sku: 'TEST0001RED-M', withdrawn: true },
      { sku: 'TEST0001RED-S', withdrawn: true },
    ])
    expect(await rowsOf('select distinct product_id, current_minor from prices')).toEqual([
      { product_id: 'TEST0001BLK', current_minor: 80_00 },
    ])
  })

  test('restores withdrawn variants', async () => {
    const style = aStyle('TEST0001')
    await importAll([aStyle('TEST0001', { products: [aProduct('TEST0001', { sizes: ['M'] })] })])
    await importAll([style])

    expect(await rowsOf('select sku from variants where not withdrawn')).toHaveLength(2)
  })

  test('moves a style to another category and invalidates the cache tags of both', async () => {
    await importAll([aCategory('220000'), aCategory('220101', '220000')])
    await database.exec('delete from changes')
    await importAll([aStyle('TEST0001', { categories: ['220101'] })])

    expect(await rowsOf('select category_id from style_categories')).toEqual([
      { category_id: '220101' },
    ])
    expect(await changedTags()).toEqual([
      'catalogue',
      'category:210000',
      'category:210101',
      'category:220000',
      'category:220101',
      'style:TEST0001',
    ])
  })

  test('without a rating keeps the stored rating', async () => {
    await importAll([aStyle('TEST0001', { rating: { score: 4.5, reviewsCount: 12 } })])
    await importAll([aStyle('TEST0001')])

    expect(await rowsOf('select review_score::text as score, review_count from styles')).toEqual([
      { score: '4.5', review_count: 12 },
    ])
  })

  const tagsOfStyle = ['catalogue', 'category:210000', 'category:210101', 'style:TEST0001']

  test('of a price changes only the price and invalidates the style', async () => {
    const price = { kind: 'price', productId: 'TEST0001BLK', current: 90_00, original: 100_00 }
    const report = await importAll([{ ...price, siteId: 'CAIRN-US' }])

    expect(report.ok && report.changes).toEqual([
      { entity: 'price', id: 'TEST0001BLK', change: 'changed' },
    ])
    expect(await rowsOf('select site_id, current_minor from prices order by 1')).toEqual([
      { site_id: 'CAIRN-DE', current_minor: 100_00 },
      { site_id: 'CAIRN-US', current_minor: 90_00 },
    ])
    expect(await changedTags()).toEqual(tagsOfStyle)
  })

  test('of stock changes only differing stock and invalidates the style', async () => {
    const report = await importAll([
      { kind: 'stock', sku: 'TEST0001BLK-M', onHand: 3 },
      { kind: 'stock', sku: 'TEST0001BLK-S', onHand: 10 },
    ])

    expect(report.ok && report.changes).toEqual([
      { entity: 'stock', id: 'TEST0001BLK-M', change: 'changed' },
    ])
    expect(await changedTags()).toEqual(tagsOfStyle)
  })

  test('of a category invalidates its descendants and their products', async () => {
    const texts = inEveryLocale({ name: 'Outerwear', slug: 'outerwear' })
    await importAll([{ ...aCategory('210000'), texts }])

    expect(await changedTags()).toEqual([
      'catalogue',
      'category:210000',
      'category:210101',
      'style:TEST0001',
    ])
  })

  test('of a changed set replaces the styles of the set', async () => {
    const aSet = (...styles: string[]) => ({
      kind: 'set',
      productId: 'TESTSET1',
      texts: inEveryLocale({ name: 'Set', slug: 'set' }),
      styles,
    })
    await importAll([aStyle('TEST0002'), aStyle('TEST0003'), aSet('TEST0001', 'TEST0002')])
    const report = await importAll([aSet('TEST0003', 'TEST0001')])

    expect(report.ok && report.changes).toEqual([
      { entity: 'set', id: 'TESTSET1', change: 'changed' },
    ])
    expect(await rowsOf('select style_id from product_set_styles order by position')).toEqual([
      { style_id: 'TEST0003' },
      { style_id: 'TEST0001' },
    ])
  })
})

describe('a dry run', () => {
  test('reports the changes without writing them', async () => {
    const before = await readCatalogueRows(database)
    const report = await importAll([aStyle('TEST0002'), aCategory('230000')], true)

    expect(report.ok && report.changes).toEqual([
      { entity: 'category', id: '230000', change: 'added' },
      { entity: 'style', id: 'TEST0002', change: 'added' },
      { entity: 'product', id: 'TEST0002BLK', change: 'added' },
      { entity: 'variant', id: 'TEST0002BLK-M', change: 'added' },
      { entity: 'variant', id: 'TEST0002BLK-S', change: 'added' },
      { entity: 'price', id: 'TEST0002BLK', change: 'changed' },
    ])
    expect(await readCatalogueRows(database)).toEqual(before)
  })
})
