import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseBusy, DatabaseNotResponding, isUnavailable } from './database-errors.ts'
import type { OpenDatabase } from './database.ts'
import { inTransaction } from './in-transaction.ts'
import { openDatabase } from './open-database.ts'
import { openTestDatabase } from './testing.ts'

const poolSize = 2

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ connectTimeoutMs: 2_000, poolSize })
  await database.exec(`
    create table things (id integer primary key check (id > 0), name text unique);
    create table other_things (id integer)`)
})
afterAll(() => database.close())

const oneRow = async (text: string, parameters: unknown[] = []) =>
  (await database.run(text, parameters)).rows[0]

describe('values are converted the same way on both engines', () => {
  test('values from PostgreSQL', async () => {
    const row = await oneRow(`
      select 9007199254740991::bigint as most, sum(12345678901::bigint) as total,
             4.25::numeric as score, '2026-03-29 01:30:00.5+02'::timestamptz as at,
             '2026-03-29 01:30:00'::timestamp as local, '2026-03-29'::date as day,
             '{"a": [1, null]}'::jsonb as document, array[1, 2]::bigint[] as counts,
             array['a"b', null, 'c,d']::text[] as names, '\\xdead'::bytea as bytes,
             'b3b2d9a4-5e68-4c27-9a8b-7f7d8a1d7b57'::uuid as id, true as yes,
             null::bigint as nothing, '1 day 02:00'::interval as duration`)
    expect(row).toEqual({
      most: Number.MAX_SAFE_INTEGER,
      total: 12345678901,
      score: 4.25,
      at: new Date('2026-03-28T23:30:00.500Z'),
      local: new Date('2026-03-29T01:30:00Z'),
      day: '2026-03-29',
      document: { a: [1, null] },
      counts: [1, 2],
      names: ['a"b', null, 'c,d'],
      bytes: Buffer.from('dead', 'hex'),
      id: 'b3b2d9a4-5e68-4c27-9a8b-7f7d8a1d7b57',
      yes: true,
      nothing: null,
      duration: '1 day 02:00:00',
    })
  })

  test('values sent to PostgreSQL', async () => {
    const row = await oneRow(
      `select $1::bigint as amount, $2::timestamptz as at, $3::jsonb as document,
              $4::text[] as names, $5::bytea as bytes, $6::boolean as no, $7::text as nothing`,
      [
        123456789012,
        new Date('2026-03-28T23:30:00.123Z'),
        JSON.stringify([{ deep: 'Größe ☃' }]),
        ['a"b', 'c,d'],
        Buffer.from('dead', 'hex'),
        false,
        null,
      ],
    )
    expect(row).toEqual({
      amount: 123456789012,
      at: new Date('2026-03-28T23:30:00.123Z'),
      document: [{ deep: 'Größe ☃' }],
      names: ['a"b', 'c,d'],
      bytes: Buffer.from('dead', 'hex'),
      no: false,
      nothing: null,
    })
  })

  test('throws for a number that JavaScript cannot represent exactly', async () => {
    await expect(database.run('select 9007199254740993::bigint as n')).rejects.toThrow(RangeError)
    await expect(database.run('select array[9007199254740993] as n')).rejects.toThrow(RangeError)
    expect(await oneRow('select 1 as n')).toEqual({ n: 1 })
  })

  test('transfers large parameters and results completely', async () => {
    const text = 'snow '.repeat(400_000)
    const row = await oneRow('select $1::text as text, length($1::text) as length', [text])
    expect(row).toEqual({ text, length: text.length })
  })
})

test('the time zone of a session is UTC on every server', async () => {
  const row = await oneRow(`select '2026-03-29'::date::timestamptz as midnight`)
  expect(row).toEqual({ midnight: new Date('2026-03-29T00:00:00Z') })
})

test('a violated constraint is named in the error', async () => {
  await database.run('insert into things values (1, $1)', ['rope'])
  const insertion = database.run('insert into things values (2, $1)', ['rope'])
  await expect(insertion).rejects.toMatchObject({
    code: '23505',
    constraint: 'things_name_key',
    detail: 'Key (name)=(rope) already exists.',
    table: 'things',
  })
})

test('rolls a failed transaction back and reuses its connection', async () => {
  const failing = inTransaction(database.query, async (transaction) => {
    await sql`insert into things values (10, 'axe')`.execute(transaction)
    await sql`insert into things values (-1, 'nothing')`.execute(transaction)
  })
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  expect(await oneRow('select id from things where id = 10')).toBeUndefined()
})

test('exec returns the rows of all its statements and rolls all back on failure', async () => {
  const { rows } = await database.exec(
    'select 1 as a; select 2 as a union all select 3; begin; end',
  )
  expect(rows).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
  await expect(
    database.exec('insert into other_things values (1); select 1 / 0; select 2'),
  ).rejects.toMatchObject({ code: '22012' })
  await expect(
    database.exec('begin; insert into other_things values (1); select 1 / 0; commit'),
  ).rejects.toMatchObject({ code: '22012' })
  expect((await database.run('select * from other_things')).rows).toEqual([])
})

test('withConnection resets the settings of its session', async () => {
  await database.withConnection((connection) => connection.exec(`set work_mem = '7MB'; begin`))
  await database.withConnection(async (connection) => {
    const { rows } = await connection.run('show work_mem')
    expect(rows[0]?.['work_mem']).not.toBe('7MB')
  })
})

describe('a query on the database itself inside a transaction', () => {
  test('is refused at once', async () => {
    const misplaced = inTransaction(database.query, () => sql`select 1`.execute(database.query))
    await expect(misplaced).rejects.toThrow('Hand the transaction down')
  })

  test('is allowed after the transaction, even from a callback that was created inside', async () => {
    let after: Promise<unknown> | undefined
    await inTransaction(database.query, async (transaction) => {
      await sql`select 1`.execute(transaction)
      after = new Promise((done) => setTimeout(done, 50)).then(() => database.ping())
    })
    await expect(after).resolves.toBeUndefined()
  })

  test('joins the transaction that is passed to it', async () => {
    const failing = inTransaction(database.query, async (outer) => {
      await inTransaction(outer, (inner) =>
        sql`insert into things values (20, 'inner')`.execute(inner),
      )
      throw new Error('slipped')
    })
    await expect(failing).rejects.toThrow('slipped')
    expect(await oneRow('select from things where id = 20')).toBeUndefined()
  })
})

/** Takes every connection of the pool. Resolves to a function that returns them. */
async function takeAllConnections() {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const connections = database.engine === 'embedded' ? 1 : poolSize
  const uses: Promise<void>[] = []
  for (let taken = 0; taken < connections; taken++) {
    await new Promise<void>((resolve) => {
      uses.push(
        database.withConnection(() => {
          resolve()
          return isOver
        }),
      )
    })
  }
  return async () => {
    end()
    await Promise.all(uses)
  }
}

test('fails with an outage when no connection becomes free in time', async () => {
  const returnAll = await takeAllConnections()
  const failure = await database.ping().catch((error: unknown) => error)
  await returnAll()
  expect(String(failure)).toMatch(/one connection|became free/)
  expect(isUnavailable(failure)).toBe(true)
  await database.ping()
})

describe('a PostgreSQL that accepts connections and does not answer', () => {
  const openSilentServer = async (connectTimeoutMs: number) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socketAddress = server.address()
    const port = typeof socketAddress === 'object' ? socketAddress?.port : 0
    const url = `postgres://cairn@127.0.0.1:${port}/cairn`
    const silentDatabase = await openDatabase({ url, connectTimeoutMs })
    const failure = await silentDatabase.ping().catch((error: unknown) => error)
    await silentDatabase.close()
    server.close()
    return failure
  }

  test('counts as busy when the connection timeout is shorter than the watchdog', async () => {
    const refused = await openSilentServer(300)
    expect(refused).toBeInstanceOf(DatabaseBusy)
    expect(refused).not.toBeInstanceOf(DatabaseNotResponding)
  })

  test('counts as not responding before the connection timeout', async () => {
    expect(await openSilentServer(5_000)).toBeInstanceOf(DatabaseNotResponding)
  })
})
