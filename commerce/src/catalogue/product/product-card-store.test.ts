import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { sampleTemplateRows } from '../../testing/sample-rows.ts'
import { findProductCards } from './product-card-store.ts'

const market = { siteId: 'CAIRN-US', locale: 'en-us' } as const

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ rows: sampleTemplateRows() })
})
afterAll(() => database.close())

test('cards are returned in the requested order, in the requested colours', async () => {
  const ids = ['CAIRN005', 'CAIRN001RWN', 'CAIRN001', 'CAIRN999', 'CAIRN001XXX', 'CAIRN011']
  const cards = await findProductCards(database.query, { market, ids })

  expect(cards.map(({ id }) => id)).toEqual([
    'CAIRN005MSS',
    'CAIRN001RWN',
    'CAIRN001BLK',
    'CAIRN011HTR',
  ])
})

test('a free gift has a card without a price', async () => {
  const ids = ['CAIRN007SNW', 'CAIRN007', 'CAIRN001BLK']
  const cards = await findProductCards(database.query, { market, ids })
  expect(cards.map(({ id, price }) => [id, price?.lowCurrent])).toEqual([
    ['CAIRN007SNW', undefined],
    ['CAIRN007SNW', undefined],
    ['CAIRN001BLK', 320],
  ])
})

test('any number of cards takes one query', async () => {
  const ids = ['CAIRN001', 'CAIRN002', 'CAIRN003']
  expect(await countQueries(() => findProductCards(database.query, { market, ids }))).toBe(1)
})
