import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import {
  aCategory,
  aProduct,
  aStyle,
  everythingIn,
  importRows,
  inEveryLocale,
  startAnew,
} from '../testing/import-rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => startAnew(database))

const take = (rows: readonly unknown[], isDryRun = false) =>
  importRows(database.query, rows, isDryRun)

const asked = async (sql: string) => (await database.run(sql)).rows

const toldTags = async () =>
  (await asked('select distinct tag from changes, unnest(tags) tag order by tag')).map(
    ({ tag }) => tag,
  )

describe('an import', () => {
  test('that brings what is there already changes nothing and tells nobody', async () => {
    const again = await take([
      aCategory('210000'),
      aCategory('210101', '210000'),
      aStyle('TEST0001'),
    ])

    expect(again).toEqual({ ok: true, changes: [] })
    expect(await toldTags()).toEqual([])
  })

  test('changes prices and stock, adds sizes and colours, and withdraws what a style no longer names', async () => {
    await take([
      aStyle('TEST0001', {
        products: [aProduct('TEST0001'), aProduct('TEST0001', { colour: 'RED' })],
      }),
    ])
    const report = await take([
      aStyle('TEST0001', {
        products: [aProduct('TEST0001', { sizes: ['M', 'L'], current: 80_00 })],
      }),
    ])

    expect(report.ok && report.changes).toEqual([
      { thing: 'variant', id: 'TEST0001BLK-L', how: 'added' },
      { thing: 'variant', id: 'TEST0001BLK-M', how: 'changed' },
      { thing: 'variant', id: 'TEST0001BLK-S', how: 'removed' },
      { thing: 'variant', id: 'TEST0001RED-M', how: 'removed' },
      { thing: 'variant', id: 'TEST0001RED-S', how: 'removed' },
      { thing: 'price', id: 'TEST0001BLK', how: 'changed' },
      { thing: 'price', id: 'TEST0001RED', how: 'changed' },
    ])
    expect(await asked('select sku, withdrawn from variants order by sku')).toEqual([
      { sku: 'TEST0001BLK-L', withdrawn: false },
      { sku: 'TEST0001BLK-M', withdrawn: false },
      { sku: 'TEST0001BLK-S', withdrawn: true },
      { sku: 'TEST0001RED-M', withdrawn: true },
      { sku: 'TEST0001RED-S', withdrawn: true },
    ])
    expect(await asked('select distinct product_id, current_minor from prices')).toEqual([
      { product_id: 'TEST0001BLK', current_minor: 80_00 },
    ])
  })

  test('brings back what was withdrawn', async () => {
    const both = aStyle('TEST0001')
    await take([aStyle('TEST0001', { products: [aProduct('TEST0001', { sizes: ['M'] })] })])
    await take([both])

    expect(await asked('select sku from variants where not withdrawn')).toHaveLength(2)
  })

  test('takes a style out of a category and tells those who look at either', async () => {
    await take([aCategory('220000'), aCategory('220101', '220000')])
    await database.exec('delete from changes')
    await take([aStyle('TEST0001', { categories: ['220101'] })])

    expect(await asked('select category_id from style_categories')).toEqual([
      { category_id: '220101' },
    ])
    expect(await toldTags()).toEqual([
      'catalogue',
      'category:210000',
      'category:210101',
      'category:220000',
      'category:220101',
      'style:TEST0001',
    ])
  })

  test('keeps the rating of who hands in none', async () => {
    await take([aStyle('TEST0001', { rating: { score: 4.5, reviewsCount: 12 } })])
    await take([aStyle('TEST0001')])

    expect(await asked('select review_score::text as score, review_count from styles')).toEqual([
      { score: '4.5', review_count: 12 },
    ])
  })

  const tagsOfStyle = ['catalogue', 'category:210000', 'category:210101', 'style:TEST0001']

  test('of a price alone changes only that, and tells of its style', async () => {
    const price = { kind: 'price', productId: 'TEST0001BLK', current: 90_00, original: 100_00 }
    const report = await take([{ ...price, siteId: 'CAIRN-US' }])

    expect(report.ok && report.changes).toEqual([
      { thing: 'price', id: 'TEST0001BLK', how: 'changed' },
    ])
    expect(await asked('select site_id, current_minor from prices order by 1')).toEqual([
      { site_id: 'CAIRN-DE', current_minor: 100_00 },
      { site_id: 'CAIRN-US', current_minor: 90_00 },
    ])
    expect(await toldTags()).toEqual(tagsOfStyle)
  })

  test('of stock alone changes only what differs, and tells of its style', async () => {
    const report = await take([
      { kind: 'stock', sku: 'TEST0001BLK-M', onHand: 3 },
      { kind: 'stock', sku: 'TEST0001BLK-S', onHand: 10 },
    ])

    expect(report.ok && report.changes).toEqual([
      { thing: 'stock', id: 'TEST0001BLK-M', how: 'changed' },
    ])
    expect(await toldTags()).toEqual(tagsOfStyle)
  })

  test('of a category tells the pages below it and the products there', async () => {
    const texts = inEveryLocale({ name: 'Outerwear', slug: 'outerwear' })
    await take([{ ...aCategory('210000'), texts }])

    expect(await toldTags()).toEqual([
      'catalogue',
      'category:210000',
      'category:210101',
      'style:TEST0001',
    ])
  })

  test('takes a set of styles, and those of its styles again when they differ', async () => {
    const aSet = (...styles: string[]) => ({
      kind: 'set',
      productId: 'TESTSET1',
      texts: inEveryLocale({ name: 'Set', slug: 'set' }),
      styles,
    })
    await take([aStyle('TEST0002'), aStyle('TEST0003'), aSet('TEST0001', 'TEST0002')])
    const report = await take([aSet('TEST0003', 'TEST0001')])

    expect(report.ok && report.changes).toEqual([{ thing: 'set', id: 'TESTSET1', how: 'changed' }])
    expect(await asked('select style_id from product_set_styles order by position')).toEqual([
      { style_id: 'TEST0003' },
      { style_id: 'TEST0001' },
    ])
  })
})

describe('a dry run', () => {
  test('says what would change, and changes nothing', async () => {
    const before = await everythingIn(database)
    const report = await take([aStyle('TEST0002'), aCategory('230000')], true)

    expect(report.ok && report.changes).toEqual([
      { thing: 'category', id: '230000', how: 'added' },
      { thing: 'style', id: 'TEST0002', how: 'added' },
      { thing: 'product', id: 'TEST0002BLK', how: 'added' },
      { thing: 'variant', id: 'TEST0002BLK-M', how: 'added' },
      { thing: 'variant', id: 'TEST0002BLK-S', how: 'added' },
      { thing: 'price', id: 'TEST0002BLK', how: 'changed' },
    ])
    expect(await everythingIn(database)).toEqual(before)
  })
})
