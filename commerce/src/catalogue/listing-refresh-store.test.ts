import { demoCatalogue } from '@cairn/demo/catalogue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { readChanges, readHorizon } from '../platform/kept/change-store.ts'
import { importIntoEmpty } from './catalogue-import-store.ts'
import { refreshListing } from './listing-refresh-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await importIntoEmpty(database.query, demoCatalogue())
})
afterAll(() => database.close())

const refresh = (styleIds: string[]) =>
  inTransaction(database.query, (transaction) => refreshListing(transaction, styleIds))

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

test('a refresh tells every node which lists have changed, the one that was left too', async () => {
  const before = await readHorizon(database.query)
  await database.exec(
    `update style_categories set category_id = '240103'
     where style_id = 'CAIRN003' and category_id = '240301'`,
  )
  await refresh(['CAIRN003'])

  const { tags } = await readChanges(database.query, before)
  expect(tags.toSorted()).toEqual(
    [
      'catalogue',
      'style:CAIRN003',
      'category:240000',
      'category:240100',
      'category:240103',
      'category:240300',
      'category:240301',
    ].toSorted(),
  )
})
