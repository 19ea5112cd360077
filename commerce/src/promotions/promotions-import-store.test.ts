import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { aCategory, aStyle, importRows, startAnew } from '../testing/import-rows.ts'
import { rememberPromotions } from './promotion-store.ts'
import { aPromotionRow } from './promotion-example.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.exec('truncate promotions cascade')
  await startAnew(database)
})

const gives = { type: 'percentage', percent: 10 } as const
const ten = aPromotionRow({ promotionId: 'TEN', gives })
const handIn = (...rows: object[]) => importRows(database.query, rows)
const remember = () => {
  const memory = rememberPromotions()
  return (revision: string) => memory(revision, database.query)
}
const revisionNow = async () => {
  const { rows } = await database.run('select revision::text as revision from promotion_revision')
  return String(rows[0]?.['revision'])
}

describe('a promotion', () => {
  test('is handed in, changed, and left alone where it is the same', async () => {
    const changed = async (row: object) => (await handIn(row)) as { changes: unknown }

    expect((await changed(ten)).changes).toEqual([{ thing: 'promotion', id: 'TEN', how: 'added' }])
    expect((await changed(ten)).changes).toEqual([])
    expect((await changed({ ...ten, priority: 5 })).changes).toEqual([
      { thing: 'promotion', id: 'TEN', how: 'changed' },
    ])
  })

  test('names goods that there are, wherever it names them', async () => {
    const wrong = { styles: ['NOWHERE1'], except: { categories: ['999999'] } }
    const report = await handIn(
      aPromotionRow({
        promotionId: 'WRONG',
        level: 'PRODUCT',
        when: { spend: { amounts: { USD: 1 }, of: { products: ['NOWHERE1BLK'] } } },
        sites: ['CAIRN-US'],
        gives: { type: 'buyAndGet', buy: 1, get: 1, of: wrong },
      }),
      aPromotionRow({ promotionId: 'GIFT', gives: { type: 'gift', sku: 'NOWHERE1BLK-M' } }),
    )

    expect(report).toMatchObject({
      problems: [
        { line: 1, path: 'gives.of.styles[0]', sentence: 'there is no style NOWHERE1' },
        { line: 1, path: 'when.spend.of.products[0]', sentence: 'there is no product NOWHERE1BLK' },
        { line: 1, path: 'gives.of.except.categories[0]', sentence: 'there is no category 999999' },
        { line: 2, path: 'gives.sku', sentence: 'there is no variant NOWHERE1BLK-M' },
      ],
    })
  })

  test('may name what comes in the same file', async () => {
    const report = await handIn(
      aPromotionRow({ promotionId: 'GIFT', gives: { type: 'gift', sku: 'TEST0002BLK-M' } }),
      aPromotionRow({ promotionId: 'NEW', gives: { ...gives, of: { styles: ['TEST0002'] } } }),
      aStyle('TEST0002'),
    )

    expect(report).toMatchObject({ ok: true })
  })

  test('gives away a size, not a colour, also where that comes in the same file', async () => {
    const report = await handIn(
      aPromotionRow({ promotionId: 'GIFT', gives: { type: 'gift', sku: 'TEST0002BLK' } }),
      aStyle('TEST0002'),
    )

    expect(report).toMatchObject({ problems: [{ sentence: 'there is no variant TEST0002BLK' }] })
  })
})

describe('a code', () => {
  test('opens a promotion that there is, and stands once whatever its capitals', async () => {
    expect(await handIn({ kind: 'coupon', code: 'TEN', promotionId: 'NOWHERE' })).toMatchObject({
      problems: [{ sentence: 'there is no promotion NOWHERE' }],
    })
    expect(
      await handIn(
        ten,
        { kind: 'coupon', code: 'ten', promotionId: 'TEN' },
        { kind: 'coupon', code: 'TEN', promotionId: 'TEN' },
      ),
    ).toMatchObject({ ok: false })
    expect(await handIn(ten, { kind: 'coupon', code: 'ten', promotionId: 'TEN' })).toMatchObject({
      ok: true,
    })
  })

  test('brings along where it was used, once an order', async () => {
    const use = {
      kind: 'couponUse',
      code: 'TEN',
      consumerId: crypto.randomUUID(),
      orderId: crypto.randomUUID(),
      currency: 'USD',
    }
    expect(await handIn(use)).toMatchObject({ problems: [{ sentence: 'there is no code TEN' }] })
    await handIn(ten, { kind: 'coupon', code: 'TEN', promotionId: 'TEN' })
    await handIn(use)
    await handIn(use)

    const { rows } = await database.run(
      `select distinct tally from promotion_tallies where subject = 'TEN'`,
    )
    expect(rows).toEqual([{ tally: 1 }])
  })
})

describe('what a node remembers', () => {
  test('is read anew when a promotion has changed', async () => {
    await handIn(ten)
    const memory = remember()
    const before = await memory(await revisionNow())
    expect(await memory(await revisionNow())).toBe(before)
    expect(before.bySite.get('CAIRN-DE')?.map(({ promotionId }) => promotionId)).toEqual(['TEN'])

    await handIn({ ...ten, active: false })
    const after = await memory(await revisionNow())
    expect(after.bySite.get('CAIRN-DE')).toEqual([])
    expect(after.byId.get('TEN')?.active).toBe(false)
  })

  test('knows what lies in a category, and hears when something moves there', async () => {
    await handIn(
      aPromotionRow({ promotionId: 'TEES', gives: { ...gives, of: { categories: ['210000'] } } }),
    )
    const memory = remember()
    const styles = async () => [...(await memory(await revisionNow())).categoriesOf.keys()]
    expect(await styles()).toEqual(['TEST0001'])

    await handIn(aStyle('TEST0002'))
    expect((await styles()).toSorted()).toEqual(['TEST0001', 'TEST0002'])
    await handIn(aCategory('210101'))
    expect(await styles()).toEqual([])
  })
})
