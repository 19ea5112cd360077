import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { aCategory, aStyle, importRows, resetCatalogue } from '../testing/import-rows.ts'
import { cachedPromotionCatalogue } from './promotion-catalogue-store.ts'
import { aPromotionRow } from './promotion-example.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.exec('truncate promotions cascade')
  await resetCatalogue(database)
})

const gives = { type: 'percentage', percent: 10 } as const
const tenPercentRow = aPromotionRow({ promotionId: 'TEN', gives })
const importPromotions = (...rows: object[]) => importRows(database.query, rows)
const createCatalogueReader = () => {
  const readCatalogue = cachedPromotionCatalogue()
  return (revision: string) => readCatalogue(revision, database.query)
}
const currentRevision = async () => {
  const { rows } = await database.run('select revision::text as revision from promotion_revision')
  return String(rows[0]?.['revision'])
}

describe('a promotion', () => {
  test('is added, changed, and not changed if it is the same', async () => {
    const importReport = async (row: object) =>
      (await importPromotions(row)) as { changes: unknown }

    expect((await importReport(tenPercentRow)).changes).toEqual([
      { entity: 'promotion', id: 'TEN', change: 'added' },
    ])
    expect((await importReport(tenPercentRow)).changes).toEqual([])
    expect((await importReport({ ...tenPercentRow, priority: 5 })).changes).toEqual([
      { entity: 'promotion', id: 'TEN', change: 'changed' },
    ])
  })

  test('is refused if it names unknown products in any field', async () => {
    const unknownProducts = { styles: ['NOWHERE1'], except: { categories: ['999999'] } }
    const report = await importPromotions(
      aPromotionRow({
        promotionId: 'WRONG',
        level: 'PRODUCT',
        when: { spend: { amounts: { USD: 1 }, of: { products: ['NOWHERE1BLK'] } } },
        sites: ['CAIRN-US'],
        gives: { type: 'buyAndGet', buy: 1, get: 1, of: unknownProducts },
      }),
      aPromotionRow({ promotionId: 'GIFT', gives: { type: 'gift', sku: 'NOWHERE1BLK-M' } }),
    )

    expect(report).toMatchObject({
      problems: [
        { line: 1, path: 'gives.of.styles[0]', message: 'there is no style NOWHERE1' },
        { line: 1, path: 'when.spend.of.products[0]', message: 'there is no product NOWHERE1BLK' },
        { line: 1, path: 'gives.of.except.categories[0]', message: 'there is no category 999999' },
        { line: 2, path: 'gives.sku', message: 'there is no variant NOWHERE1BLK-M' },
      ],
    })
  })

  test('can name products of the same file', async () => {
    const report = await importPromotions(
      aPromotionRow({ promotionId: 'GIFT', gives: { type: 'gift', sku: 'TEST0002BLK-M' } }),
      aPromotionRow({ promotionId: 'NEW', gives: { ...gives, of: { styles: ['TEST0002'] } } }),
      aStyle('TEST0002'),
    )

    expect(report).toMatchObject({ ok: true })
  })

  test('needs the sku of a gift, not a product id, even for products of the same file', async () => {
    const report = await importPromotions(
      aPromotionRow({ promotionId: 'GIFT', gives: { type: 'gift', sku: 'TEST0002BLK' } }),
      aStyle('TEST0002'),
    )

    expect(report).toMatchObject({ problems: [{ message: 'there is no variant TEST0002BLK' }] })
  })
})

describe('a coupon', () => {
  test('needs an existing promotion, and its code is unique regardless of case', async () => {
    expect(
      await importPromotions({ kind: 'coupon', code: 'TEN', promotionId: 'NOWHERE' }),
    ).toMatchObject({
      problems: [{ message: 'there is no promotion NOWHERE' }],
    })
    expect(
      await importPromotions(
        tenPercentRow,
        { kind: 'coupon', code: 'ten', promotionId: 'TEN' },
        { kind: 'coupon', code: 'TEN', promotionId: 'TEN' },
      ),
    ).toMatchObject({ ok: false })
    expect(
      await importPromotions(tenPercentRow, { kind: 'coupon', code: 'ten', promotionId: 'TEN' }),
    ).toMatchObject({
      ok: true,
    })
  })

  test('counts imported uses once per order', async () => {
    const use = {
      kind: 'couponUse',
      code: 'TEN',
      consumerId: crypto.randomUUID(),
      orderId: crypto.randomUUID(),
      currency: 'USD',
    }
    expect(await importPromotions(use)).toMatchObject({
      problems: [{ message: 'there is no code TEN' }],
    })
    await importPromotions(tenPercentRow, { kind: 'coupon', code: 'TEN', promotionId: 'TEN' })
    await importPromotions(use)
    await importPromotions(use)

    const { rows } = await database.run(
      `select distinct count from usage_counters where subject = 'TEN'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('the cached promotion catalogue', () => {
  test('is read again when a promotion has changed', async () => {
    await importPromotions(tenPercentRow)
    const readCatalogue = createCatalogueReader()
    const before = await readCatalogue(await currentRevision())
    expect(await readCatalogue(await currentRevision())).toBe(before)
    expect(before.bySite.get('CAIRN-DE')?.map(({ promotionId }) => promotionId)).toEqual(['TEN'])

    await importPromotions({ ...tenPercentRow, active: false })
    const after = await readCatalogue(await currentRevision())
    expect(after.bySite.get('CAIRN-DE')).toEqual([])
    expect(after.byId.get('TEN')?.active).toBe(false)
  })

  test('contains the styles of categories, and is read again when they change', async () => {
    await importPromotions(
      aPromotionRow({ promotionId: 'TEES', gives: { ...gives, of: { categories: ['210000'] } } }),
    )
    const readCatalogue = createCatalogueReader()
    const styles = async () => [
      ...(await readCatalogue(await currentRevision())).categoriesByStyle.keys(),
    ]
    expect(await styles()).toEqual(['TEST0001'])

    await importPromotions(aStyle('TEST0002'))
    expect((await styles()).toSorted()).toEqual(['TEST0001', 'TEST0002'])
    await importPromotions(aCategory('210101'))
    expect(await styles()).toEqual([])
  })
})
