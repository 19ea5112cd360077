import { sql } from 'kysely'
import { Query } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordQueries } from '../../../testing/recorded-queries.ts'
import type { Database, OpenDatabase } from '../database.ts'
import { inTransaction } from '../in-transaction.ts'
import { openTestDatabase } from '../testing.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const divideTen = async (divisor: number, on: Database = database.query) =>
  (await sql<{ result: number }>`select 10 / ${divisor}::integer as result`.execute(on)).rows[0]
    ?.result

const divideInTransaction = (divisor: number) =>
  inTransaction(database.query, (transaction) => divideTen(divisor, transaction))

test('sends begin together with the first statement of the transaction', async () => {
  const divideTwice = () =>
    inTransaction(database.query, async (transaction) => [
      await divideTen(2, transaction),
      await divideTen(5, transaction),
    ])
  expect(await divideTwice()).toEqual([5, 2])
  expect(await recordQueries(divideTwice)).toHaveLength(3)
})

test('a statement that failed together with begin can be executed again, alone and in another transaction', async () => {
  for (const divisor of [5, 2]) {
    await expect(divideInTransaction(0)).rejects.toThrow('division by zero')
    expect(await divideTen(1)).toBe(10)
    expect(await divideInTransaction(divisor)).toBe(10 / divisor)
  }
})

test('a statement that could not be parsed is prepared once its table exists', async () => {
  const count = (on: Database) =>
    sql<{ rows: string }>`select count(*) as rows from later where id > ${0}`.execute(on)
  const countInTransaction = () =>
    inTransaction(database.query, async (on) => (await count(on)).rows)
  for (const _ of [1, 2, 3])
    await expect(countInTransaction()).rejects.toThrow('"later" does not exist')
  await database.exec('create table later (id integer)')
  expect(await countInTransaction()).toEqual([{ rows: 0 }])
  expect((await count(database.query)).rows).toEqual([{ rows: 0 }])
})

test('sends nothing for a transaction without statements', async () => {
  const queries = await recordQueries(() => inTransaction(database.query, async () => {}))
  expect(queries).toEqual([])
})

test('a statement that was sent with begin is rolled back with its transaction', async () => {
  await database.exec('create table sent (id integer)')
  const failing = inTransaction(database.query, async (transaction) => {
    await sql`insert into sent values (${1})`.execute(transaction)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await database.run('select id from sent')).rows).toEqual([])
})

test('the driver has the internal steps that are replaced', () => {
  const query = new Query('select $1', [1])
  expect(query).toMatchObject({
    prepare: expect.any(Function),
    handleCommandComplete: expect.any(Function),
  })
})

test('a statement without values runs in its transaction as well', async () => {
  await database.exec('create table few (id integer)')
  const failing = inTransaction(database.query, async (transaction) => {
    await sql`insert into few values (1)`.execute(transaction)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await database.run('select id from few')).rows).toEqual([])
})
