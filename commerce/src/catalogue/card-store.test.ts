import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { questionsOf } from '../testing/questions.ts'
import { findCards } from './card-store.ts'
import { knownFilling } from '../testing/known-rows.ts'

const market = { siteId: 'CAIRN-US', locale: 'en-us' } as const

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ filling: knownFilling() })
})
afterAll(() => database.close())

test('cards come in the order they are asked for, as the colour that was named', async () => {
  const ids = ['CAIRN005', 'CAIRN001RWN', 'CAIRN001', 'CAIRN999', 'CAIRN001XXX', 'CAIRN011']
  const cards = await findCards(database.query, { market, ids })

  expect(cards.map(({ id }) => id)).toEqual([
    'CAIRN005MSS',
    'CAIRN001RWN',
    'CAIRN001BLK',
    'CAIRN011HTR',
  ])
})

test('any number of cards is one question to the database', async () => {
  const ids = ['CAIRN001', 'CAIRN002', 'CAIRN003']
  expect(await questionsOf(() => findCards(database.query, { market, ids }))).toBe(1)
})
