import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importFiles } from '../../imports.ts'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import {
  aCategory,
  aProduct,
  aStyle,
  cardSecret,
  fileOf,
  importRows,
  inEveryLocale,
  readCatalogueRows,
  resetCatalogue,
} from '../../testing/import-rows.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => resetCatalogue(database))

const rowsOf = async (sql: string) => (await database.run(sql)).rows

const problemsOf = async (rows: readonly unknown[]) => {
  const before = await readCatalogueRows(database)
  const report = await importRows(database.query, rows)
  expect(await readCatalogueRows(database)).toEqual(before)
  return report.ok
    ? []
    : report.problems.map(({ line, path, message }) => `${line} ${path}: ${message}`)
}

describe('an import with errors changes nothing and reports the line and path', () => {
  test('of malformed rows', async () => {
    const name = 'broken.ndjson'
    const text = `\uFEFF{"kind": "stock", "sku": "TEST0001BLK-M", "onHand": 1}\r\n\n{"kind": \n[]\n{"kind": "shoe"}\n`
    const report = await importFiles(database.query, {
      files: [{ name, text }],
      isDryRun: false,
      cardSecret,
    })

    expect(report).toEqual({
      ok: false,
      problems: [
        { file: name, line: 3, path: '', message: 'this line is not valid JSON' },
        { file: name, line: 4, path: 'kind', message: 'must say what the row is' },
        {
          file: name,
          line: 5,
          path: 'kind',
          message: expect.stringMatching(
            /^must be one of store, .*category, style, .* and is shoe$/,
          ),
        },
      ],
    })
    expect(await rowsOf(`select on_hand from variants where sku = 'TEST0001BLK-M'`)).toEqual([
      { on_hand: 10 },
    ])
  })

  test('of invalid fields', async () => {
    const validStyle = aStyle('TEST0002')
    const { 'de-de': _, ...texts } = validStyle.texts
    const product = aProduct('TEST0002')
    const invalidStyle = {
      ...validStyle,
      texts,
      launchedOn: 'yesterday',
      productTyp: 'jacket',
      products: [
        {
          ...product,
          prices: [
            { siteId: 'CAIRN-US', current: 200, original: 100 },
            { siteId: 'CAIRN-XX', current: 1.5, original: 100 },
          ],
          variants: [{ ...product.variants[0], size: '', onHand: -1 }],
        },
      ],
    }
    expect(await problemsOf([aStyle('TEST0003'), invalidStyle])).toEqual([
      '2 launchedOn: must be a day such as 2026-03-31',
      '2 texts.de-de: is missing',
      '2 products[0].prices[0].original: must not be below the current price',
      '2 products[0].prices[1].siteId: must be one of CAIRN-US, CAIRN-CA, CAIRN-GB, CAIRN-DE, CAIRN-FR, CAIRN-IT, CAIRN-ES',
      '2 products[0].prices[1].current: must be a whole number',
      '2 products[0].variants[0].size: must not be empty',
      '2 products[0].variants[0].onHand: must be at least 0',
      '2 : has fields that nobody knows: productTyp',
    ])
  })

  test('of references to missing records', async () => {
    expect(
      await problemsOf([
        { ...aCategory('240101', '240100') },
        aStyle('TEST0002', { categories: ['210101', '999999'] }),
        {
          kind: 'set',
          productId: 'TEST0001',
          texts: inEveryLocale({ name: 'Set', slug: 'set' }),
          styles: ['TEST0001', 'TEST0009'],
        },
        { kind: 'price', productId: 'TEST0009BLK', siteId: 'CAIRN-US', current: 1, original: 1 },
        { kind: 'stock', sku: 'TEST0009BLK-M', onHand: 1 },
      ]),
    ).toEqual([
      '1 parentId: there is no category 240100',
      '2 categories[1]: there is no category 999999',
      '3 styles[1]: there is no style TEST0009',
      '3 productId: TEST0001 is already the id of a style',
      '4 productId: there is no product TEST0009BLK',
      '5 sku: there is no variant TEST0009BLK-M',
    ])
  })

  test('of rows that conflict with each other or with stored rows', async () => {
    const misplacedProduct = aProduct('TEST0002')
    const [variant] = aProduct('TEST0001').variants
    expect(
      await problemsOf([
        aStyle('TEST0003'),
        aStyle('TEST0003'),
        aStyle('TEST0004', { products: [misplacedProduct] }),
      ]),
    ).toEqual(['2 : TEST0003 is already in catalogue.ndjson:1'])
    expect(
      await problemsOf([
        aStyle('TEST0004', { products: [misplacedProduct] }),
        aStyle('TEST0005', {
          products: [
            {
              ...aProduct('TEST0005'),
              variants: [{ sku: 'TEST0005BLK-M', upc: '12345678', size: null, onHand: 1 }],
            },
            {
              ...aProduct('TEST0005', { colour: 'RED' }),
              variants: [
                { sku: 'TEST0005BLK-M', upc: '12345678', size: null, onHand: 1 },
                { sku: 'TEST0001BLK-S', upc: variant?.upc ?? '', size: 'S', onHand: 1 },
              ],
            },
          ],
        }),
      ]),
    ).toEqual([
      '1 products[0].productId: must begin with its style, TEST0004',
      '2 products[1].variants[0].sku: the sku TEST0005BLK-M occurs a second time',
      '2 products[1].variants[0].upc: the upc 12345678 occurs a second time',
      '2 products[1].variants[1].sku: belongs to TEST0001BLK',
    ])
  })

  test('of categories that would be their own ancestors', async () => {
    expect(await problemsOf([aCategory('210000', '210101')])).toEqual([
      '1 parentId: the category 210000 would be its own ancestor',
    ])
    expect(
      await problemsOf([aCategory('250000', '250001'), aCategory('250001', '250000')]),
    ).toEqual([
      '1 parentId: the category 250000 would be its own ancestor',
      '2 parentId: the category 250001 would be its own ancestor',
    ])
  })

  test('of one file, and imports none of the other files', async () => {
    const files = [
      fileOf([aStyle('TEST0002')], 'a.ndjson'),
      fileOf([{ kind: 'style' }], 'b.ndjson'),
    ]
    const report = await importFiles(database.query, { files, isDryRun: false, cardSecret })

    expect(report.ok || report.problems.every(({ file }) => file === 'b.ndjson')).toBe(true)
    expect(report.ok).toBe(false)
    expect(await rowsOf('select style_id from styles')).toEqual([{ style_id: 'TEST0001' }])
  })
})
