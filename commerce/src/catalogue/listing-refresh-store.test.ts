import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { knownFilling } from '../testing/known-rows.ts'
import { categoriesChanged, stylesChanged } from './catalogue-changed-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ filling: knownFilling() })
})
afterAll(() => database.close())

const refresh = (styleIds: string[]) =>
  inTransaction(database.query, (transaction) => stylesChanged(transaction, { styleIds }))

async function listed(styleId: string) {
  const { rows } = await database.run(
    `select is_listed, lead_id, in_stock, lowest_minor, facets from listings
     where style_id = $1 and locale = 'en-us'`,
    [styleId],
  )
  return rows[0]
}

test('what is bought out leaves the facets, and another colour takes the lead', async () => {
  expect(await listed('CAIRN005')).toMatchObject({ lead_id: 'CAIRN005MSS', in_stock: true })

  await database.exec(`update variants set on_hand = 0 where product_id = 'CAIRN005MSS'`)
  await refresh(['CAIRN005'])
  expect(await listed('CAIRN005')).toMatchObject({ lead_id: 'CAIRN005BLK', in_stock: true })

  await database.exec(`update variants set on_hand = 0 where product_id = 'CAIRN005BLK'`)
  await refresh(['CAIRN005'])
  const gone = await listed('CAIRN005')
  expect(gone).toMatchObject({ is_listed: true, lead_id: 'CAIRN005MSS', in_stock: false })
  expect(gone?.['facets']).not.toContain('size:10')
})

test('a style without a price is known and not listed', async () => {
  expect(await listed('CAIRN011')).toMatchObject({ is_listed: false, lowest_minor: null })
  expect(await listed('CAIRN007')).toMatchObject({ is_listed: false })
})

test('a category that is called otherwise is found by its new name', async () => {
  const found = async (word: string) => {
    const { rows } = await database.run(
      `select style_id from listings where locale = 'en-us' and words @@ to_tsquery('english', $1)`,
      [word],
    )
    return rows.map(({ style_id }) => style_id)
  }
  await database.exec(
    `update category_texts set name = 'Headgear' where category_id = '240300' and locale = 'en-us'`,
  )
  await inTransaction(database.query, (transaction) => categoriesChanged(transaction, ['240300']))

  expect(await found('headgear')).toEqual(['CAIRN003'])
})
