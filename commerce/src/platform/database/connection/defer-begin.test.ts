import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordQueries } from '../../../testing/recorded-queries.ts'
import type { Database, OpenDatabase } from '../database.ts'
import { startEmbeddedEngine } from '../embedded/embedded-engine.ts'
import { prepareMigratedTemplate } from '../embedded/template-directory.ts'
import { inTransaction } from '../in-transaction.ts'
import { openTestDatabase } from '../testing.ts'
import { columnTypes, openPool } from './pool.ts'

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

test('does not wait for the response to begin before it sends the first statement', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-begin-'))
  cpSync(await prepareMigratedTemplate(), directory, { recursive: true })
  const engine = await startEmbeddedEngine(directory)
  const events: string[] = []
  const pool = openPool({
    stream: () => recordTraffic(engine.socket(), events),
    types: columnTypes,
    user: 'postgres',
    busyMessage: 'busy',
  })
  try {
    const connection = await pool.connect()
    events.length = 0
    await connection.query('start transaction')
    await connection.query('select $1 as one', ['1'])
    await connection.query('commit')
    connection.release()
    const turns = events.filter((event, index) => event !== events[index - 1])
    expect(turns).toEqual(['request', 'response', 'request', 'response'])
  } finally {
    await pool.end()
    await engine.stop()
    rmSync(directory, { recursive: true })
  }
})

function recordTraffic(socket: Duplex, events: string[]): Duplex {
  const { write } = socket
  Object.defineProperty(socket, 'write', {
    value(this: Duplex, ...rest: Parameters<typeof write>) {
      events.push('request')
      return write.apply(this, rest)
    },
  })
  return socket.on('data', () => events.push('response'))
}

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

test('a statement without values runs in its transaction as well', async () => {
  await database.exec('create table few (id integer)')
  const failing = inTransaction(database.query, async (transaction) => {
    await sql`insert into few values (1)`.execute(transaction)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await database.run('select id from few')).rows).toEqual([])
})
