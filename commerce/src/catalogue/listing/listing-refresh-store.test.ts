import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { sampleTemplateRows } from '../../testing/sample-rows.ts'
import { propagateCategoryChanges, propagateStyleChanges } from '../catalogue-changes-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ rows: sampleTemplateRows() })
})
afterAll(() => database.close())

const changeStyles = (styleIds: string[]) =>
  inTransaction(database.query, (transaction) => propagateStyleChanges(transaction, { styleIds }))

async function listingOf(styleId: string) {
  const { rows } = await database.run(
    `select is_listed, default_product_id, in_stock, lowest_minor, facets from listings
     where style_id = $1 and locale = 'en-us'`,
    [styleId],
  )
  return rows[0]
}

test('a sold-out colour leaves the facets, and the next colour becomes the shown one', async () => {
  expect(await listingOf('CAIRN005')).toMatchObject({
    default_product_id: 'CAIRN005MSS',
    in_stock: true,
  })

  await database.exec(`update variants set on_hand = 0 where product_id = 'CAIRN005MSS'`)
  await changeStyles(['CAIRN005'])
  expect(await listingOf('CAIRN005')).toMatchObject({
    default_product_id: 'CAIRN005BLK',
    in_stock: true,
  })

  await database.exec(`update variants set on_hand = 0 where product_id = 'CAIRN005BLK'`)
  await changeStyles(['CAIRN005'])
  const soldOut = await listingOf('CAIRN005')
  expect(soldOut).toMatchObject({
    is_listed: true,
    default_product_id: 'CAIRN005MSS',
    in_stock: false,
  })
  expect(soldOut?.['facets']).not.toContain('size:10')
})

test('a style without a price is stored but not listed', async () => {
  expect(await listingOf('CAIRN011')).toMatchObject({ is_listed: false, lowest_minor: null })
  expect(await listingOf('CAIRN007')).toMatchObject({ is_listed: false })
})

test('a renamed category is found by its new name', async () => {
  const findStyles = async (word: string) => {
    const { rows } = await database.run(
      `select style_id from listings where locale = 'en-us' and words @@ to_tsquery('english', $1)`,
      [word],
    )
    return rows.map(({ style_id }) => style_id)
  }
  await database.exec(
    `update category_texts set name = 'Headgear' where category_id = '240300' and locale = 'en-us'`,
  )
  await inTransaction(database.query, (transaction) =>
    propagateCategoryChanges(transaction, ['240300']),
  )

  expect(await findStyles('headgear')).toEqual(['CAIRN003'])
})
