import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordQueries } from '../../../testing/recorded-queries.ts'
import type { OpenDatabase } from '../database.ts'
import { inTransaction } from '../in-transaction.ts'
import { openTestDatabase } from '../testing.ts'
import { jsonbObject, jsonObject } from './json-object.ts'
import { preparedQuery, rawColumn, rawQuery } from './raw-query.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Location = { storeId: string; hours: readonly string[]; note: string | null }

test('returns the rows of a query', async () => {
  const rows = await rawQuery({ position: 'number', isLast: 'boolean' })`
    select n as position, n = 2 as "isLast" from generate_series(1, ${2}) n`.many(database.query)
  expect(rows).toEqual([
    { position: 1, isLast: false },
    { position: 2, isLast: true },
  ])
})

test('returns the first row or undefined, or requires one', async () => {
  const stores = rawQuery({ id: 'text' })`select store_id as id from stores where false`
  expect(await stores.first(database.query)).toBeUndefined()
  await expect(stores.one(database.query)).rejects.toThrow('The query returned no row')
  expect(await rawQuery({ n: 'number' })`select 1 as n`.one(database.query)).toEqual({ n: 1 })
})

test('every kind of column fits the type that PostgreSQL returns', async () => {
  const row = await rawQuery<{
    uuid: string
    sum: number
    at: Date
    content: Uint8Array
    ids: string[]
    counts: number[]
    body: { a: number }
    note: string | null
  }>({
    uuid: 'text',
    sum: 'number',
    at: 'instant',
    content: 'bytes',
    ids: 'text[]',
    counts: 'number[]',
    body: 'json',
    note: 'text | null',
  })`
    select gen_random_uuid() as uuid, 12::numeric as sum, now() as at, '\\x01'::bytea as content,
      array['a'] as ids, array[1::bigint] as counts, '{"a": 1}'::jsonb as body,
      null::text as note`.one(database.query)
  expect(row).toMatchObject({ sum: 12, ids: ['a'], counts: [1], body: { a: 1 }, note: null })
})

const location = rawQuery<Location>({ storeId: 'text', hours: 'json', note: 'text | null' })

test.each([
  [
    'a misspelt alias',
    sql`select store_id as "storeID"`,
    'storeId is missing; storeID is not declared',
  ],
  ['an alias without quotes', sql`select store_id as storeId`, 'storeId is missing'],
  ['an undeclared column', sql`select store_id as "storeId", name`, 'name is not declared'],
  ['another type', sql`select latitude as "storeId"`, 'storeId has the type 701'],
])('%s is found, even if there is no row', async (_, select, problem) => {
  const query = location`${select}, hours, null::text as note from stores where false`
  await expect(query.many(database.query)).rejects.toThrow(problem)
})

test('a null is found in a column that is declared without it', async () => {
  const query = rawQuery({ phone: 'text' })`select null::text as phone`
  await expect(query.many(database.query)).rejects.toThrow('phone is null')
})

test('the columns are also compared in a transaction and when the statement is prepared', async () => {
  const wrong = rawQuery({ id: 'text' })`select store_id as key from stores where city = ${'Rome'}`
  for (const _ of [1, 2, 3]) {
    await expect(
      inTransaction(database.query, (transaction) => wrong.many(transaction)),
    ).rejects.toThrow('id is missing')
  }
})

test('a prepared query has one text, and its columns are compared', async () => {
  const cities = preparedQuery<{ city: string }, { city: string; count: number }>({
    columns: { city: 'text' },
    parameters: ['city', 'count'],
    build: ({ city, count }) => sql`
      select ${city}::text as city from generate_series(1, ${count}::integer)`,
  })
  const queries = await recordQueries(async () => {
    expect(await cities(database.query, { city: 'Rome', count: 2 })).toHaveLength(2)
    expect(await cities(database.query, { city: 'Bern', count: 1 })).toEqual([{ city: 'Bern' }])
  })
  expect(
    new Set(queries.map((query) => JSON.stringify(query).replace(/true|false/, ''))).size,
  ).toBe(1)
  const misspelt = preparedQuery<{ city: string }, Record<never, never>>({
    columns: { city: 'text' },
    parameters: [],
    build: () => sql`select 'Rome' as town`,
  })
  await expect(misspelt(database.query, {})).rejects.toThrow('city is missing')
})

describe('a column of a builder query that is written as SQL', () => {
  const select = (column: ReturnType<ReturnType<typeof rawColumn>>) =>
    database.query.selectFrom('stores').select(['store_id', column]).execute()

  test('has its type compared with the result', async () => {
    expect(await select(rawColumn('isOpen', 'boolean')`not closed`)).toEqual([])
    await expect(select(rawColumn('opensAt', 'instant')`hours`)).rejects.toThrow('opensAt has the')
  })

  test('has one type for one name', () => {
    rawColumn('floor', 'number')
    expect(() => rawColumn('floor', 'text')).toThrow('floor is declared as number and as text')
  })
})

test.each([jsonObject, jsonbObject])('a JSON object has the fields of its type', async (object) => {
  type Floor = { name: string; area: number; note: string | null }
  const floor = object<Floor>({ name: 's.name', area: sql`${2} * 3`, note: sql`null` })
  const { body } = await rawQuery<{ body: Floor }>({ body: 'json' })`
    select ${floor} as body from (select 'ground' as name) s`.one(database.query)

  expect(body).toEqual({ name: 'ground', area: 6, note: null })
})
