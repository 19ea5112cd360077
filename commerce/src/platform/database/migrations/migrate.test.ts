import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openTestDatabase } from '../testing.ts'
import { migrate, hashOf, readMigrations, type Migration } from './migrate.ts'

let database: OpenDatabase
beforeEach(async () => {
  database = await openTestDatabase({ poolSize: 5 })
})
afterEach(() => database.close())

const file = (name: string, sql: string): Migration => ({ name, sql, hash: hashOf(sql) })
const tents = file('901-tents.sql', 'create table tents (id integer primary key)')
const pegs = file('902-pegs.sql', 'create table pegs (id integer); insert into pegs values (1)')

test('a new database has every migration of the project', async () => {
  expect(await migrate(database)).toEqual([])
  const { rows } = await database.run('select name from migrations order by name')
  expect(rows.map((row) => row['name'])).toEqual(readMigrations().map(({ name }) => name))
})

test('pending migrations are applied once, in order', async () => {
  expect(await migrate(database, [tents])).toEqual(['901-tents.sql'])
  expect(await migrate(database, [tents, pegs])).toEqual(['902-pegs.sql'])
  expect(await migrate(database, [tents, pegs])).toEqual([])
  expect((await database.run('select * from pegs')).rows).toEqual([{ id: 1 }])
})

test('many nodes starting at once apply each file once', async () => {
  const slow = file('901-slow.sql', 'create table slow (id integer); select pg_sleep(0.3)')
  const starts = Array.from({ length: 5 }, () => migrate(database, [slow, pegs]))
  const applied = (await Promise.all(starts)).flat()
  expect(applied.toSorted()).toEqual(['901-slow.sql', '902-pegs.sql'])
})

test('a file that was changed after it had been applied stops the start and is named', async () => {
  await migrate(database, [tents])
  const changedFile = file('901-tents.sql', 'create table tents (id bigint primary key)')
  await expect(migrate(database, [changedFile, pegs])).rejects.toThrow(
    'The migration 901-tents.sql was changed after it had been applied',
  )
  await expect(database.run('select from pegs')).rejects.toMatchObject({ code: '42P01' })
})

test('a file that fails is rolled back, named in the error, and can be repaired', async () => {
  const brokenFile = file('902-pegs.sql', 'create table pegs (id integer); select 1 / 0')
  await expect(migrate(database, [tents, brokenFile])).rejects.toThrow(
    'The migration 902-pegs.sql failed',
  )
  expect(await migrate(database, [tents, pegs])).toEqual(['902-pegs.sql'])
})

test('an index is built concurrently, and an invalid one is built again', async () => {
  await migrate(database, [tents])
  await database.run('insert into tents values (1), (2)')
  const index = 'create index concurrently if not exists tents_by_id on tents (id)'
  await database.exec(index)
  await database.exec(
    `update pg_index set indisvalid = false where indexrelid = 'tents_by_id'::regclass`,
  )
  expect(await migrate(database, [tents, file('903-index.sql', index)])).toEqual(['903-index.sql'])
  const { rows } = await database.run(
    `select indisvalid from pg_index where indexrelid = 'tents_by_id'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a migration that waits for a table does not block other queries', async ({ skip }) => {
  if (database.engine === 'embedded') skip('the embedded database has one connection')
  await migrate(database, [tents])
  const longestWait = { read: 0 }
  await database.withConnection(async (reader) => {
    await reader.exec('begin; select * from tents')
    const migration = migrate(database, [
      tents,
      file('903-colour.sql', 'alter table tents add colour text'),
    ])
    // Each of these would wait for the migration, and the migration for the reader.
    for (let attempts = 0; attempts < 3; attempts++) {
      await expect.poll(waitsForTable).toBe(true)
      const startedAt = performance.now()
      await database.run('select * from tents')
      longestWait.read = Math.max(longestWait.read, performance.now() - startedAt)
      await expect.poll(waitsForTable).toBe(false)
    }
    await reader.exec('commit')
    expect(await migration).toEqual(['903-colour.sql'])
  })
  // Other statements wait this long for a lock.
  expect(longestWait.read).toBeLessThan(3_000)
})

/** Whether a migration waits for a table of this database. */
async function waitsForTable(): Promise<boolean> {
  const { rows } = await database.run(
    `select from pg_locks join pg_database d on d.oid = database
     where datname = current_database() and locktype = 'relation' and not granted`,
  )
  return rows.length > 0
}

test('statements prepared before a migration still work after it', async () => {
  await migrate(database, [tents])
  await database.run('insert into tents values (1)')
  const read = () => database.run('select * from tents')
  for (let times = 0; times < 4; times++) await read()
  await migrate(database, [tents, file('903-size.sql', 'alter table tents add size integer')])
  for (let times = 0; times < 4; times++)
    expect((await read()).rows).toEqual([{ id: 1, size: null }])
})
