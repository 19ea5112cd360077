import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionsAsked } from '../../testing/questions.ts'
import type { Database, OpenDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { openTestDatabase } from './testing.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const tenth = async (by: number, on: Database = database.query) =>
  (await sql<{ tenth: number }>`select 10 / ${by}::integer as tenth`.execute(on)).rows[0]?.tenth

const inOne = (by: number) => inTransaction(database.query, (transaction) => tenth(by, transaction))

test('what opens a transaction travels with the first thing asked in it', async () => {
  const both = () =>
    inTransaction(database.query, async (transaction) => [
      await tenth(2, transaction),
      await tenth(5, transaction),
    ])
  expect(await both()).toEqual([5, 2])
  expect(await questionsAsked(both)).toHaveLength(3)
})

test('a question that failed in an opening can be asked again, by itself and in another', async () => {
  for (const by of [5, 2]) {
    await expect(inOne(0)).rejects.toThrow('division by zero')
    expect(await tenth(1)).toBe(10)
    expect(await inOne(by)).toBe(10 / by)
  }
})

test('one that was not even understood is understood once it can be', async () => {
  const count = (on: Database) =>
    sql<{ rows: string }>`select count(*) as rows from later where id > ${0}`.execute(on)
  const counted = () => inTransaction(database.query, async (on) => (await count(on)).rows)
  for (const _ of [1, 2, 3]) await expect(counted()).rejects.toThrow('"later" does not exist')
  await database.exec('create table later (id integer)')
  expect(await counted()).toEqual([{ rows: 0 }])
  expect((await count(database.query)).rows).toEqual([{ rows: 0 }])
})

test('nothing is asked where nothing was wanted', async () => {
  const asked = await questionsAsked(() => inTransaction(database.query, async () => {}))
  expect(asked).toEqual([])
})

test('what has no values comes into its transaction as well', async () => {
  await database.exec('create table few (id integer)')
  const failing = inTransaction(database.query, async (transaction) => {
    await sql`insert into few values (1)`.execute(transaction)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await database.run('select id from few')).rows).toEqual([])
})
