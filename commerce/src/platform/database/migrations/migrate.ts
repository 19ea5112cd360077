import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isTooSlow } from '../database-errors.ts'
import type { Connection, OpenDatabase } from '../database.ts'

// An arbitrary number that must never change.
const lockKey = 20_411_977
const maxAttempts = 120

/** Applies the pending migrations. Several nodes may call it at once, beside running ones. */
export async function migrate(
  database: Pick<OpenDatabase, 'withConnection' | 'engine'>,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  return database.withConnection(async (connection) => {
    // A migration may run for minutes, but must not block requests.
    await connection.exec('set statement_timeout = 0; set lock_timeout = 0')
    if (database.engine === 'postgres') await lockMigrations(connection)
    try {
      return await applyMissing(connection, migrations)
    } finally {
      if (database.engine === 'postgres')
        await connection.run('select pg_advisory_unlock($1)', [lockKey])
    }
  })
}

// Polled, because `create index concurrently` waits for all older transactions, and a transaction that
// waits for this lock would be one of them.
async function lockMigrations(connection: Connection) {
  for (;;) {
    const { rows } = await connection.run('select pg_try_advisory_lock($1) as mine', [lockKey])
    if (rows[0]?.['mine'] === true) return
    await sleep(100)
  }
}

async function applyMissing(connection: Connection, migrations: Migration[]): Promise<string[]> {
  await connection.exec(`
    create table if not exists migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await connection.run('select name, sha256 from migrations')
  const applied = new Map(rows.map((row) => [row['name'], row['sha256']]))
  const changedMigration = migrations.find(
    ({ name, hash }) => applied.has(name) && applied.get(name) !== hash,
  )
  if (changedMigration)
    throw new Error(
      `The migration ${changedMigration.name} was changed after it had been applied. ` +
        `Restore it, and put the change into a new file.`,
    )
  const pending = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of pending) await applyWithRetries(connection, migration)
  return pending.map(({ name }) => name)
}

/** Times out soon if a table is locked, so that waiting queries can proceed, and retries. */
async function applyWithRetries(connection: Connection, migration: Migration) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(connection, migration)
    } catch (error) {
      await connection.exec('rollback')
      if (attempt === maxAttempts || !isTooSlow(error))
        throw new Error(`The migration ${migration.name} failed`, { cause: error })
    }
    await sleep(200 + Math.random() * 300)
  }
}

async function apply(connection: Connection, { name, sql, hash }: Migration) {
  const record = () =>
    connection.run('insert into migrations (name, sha256) values ($1, $2)', [name, hash])
  if (isConcurrent(sql)) {
    await dropUnfinishedIndexes(connection)
    await connection.exec(sql)
    await record()
    return
  }
  await connection.exec("begin; set local lock_timeout = '300ms'")
  await connection.exec(sql)
  await record()
  await connection.exec('commit')
}

/** Such a statement must be alone in its file because it cannot run in a transaction. */
const isConcurrent = (sql: string): boolean => /\bconcurrently\b/i.test(sql)

// An interrupted `create index concurrently` leaves an invalid index, which `if not exists` would accept.
async function dropUnfinishedIndexes(connection: Connection) {
  const { rows } = await connection.run(
    `select format('drop index concurrently %s', i.indexrelid::regclass) as statement
     from pg_index i join pg_class c on c.oid = i.indexrelid
     join pg_namespace n on n.oid = c.relnamespace
     where not i.indisvalid and n.nspname = 'public'`,
  )
  for (const row of rows) await connection.exec(String(row['statement']))
}

export type Migration = { name: string; sql: string; hash: string }

const home = fileURLToPath(new URL('../../../../migrations', import.meta.url))

/** The numbered files of `commerce/migrations`, in their order. */
export function readMigrations(directory = home): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted()
  const numbers = names.map((name) => name.slice(0, 3))
  const duplicate = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (duplicate) throw new Error(`Two migrations have the number ${duplicate} in ${directory}`)
  return names.map((name) => {
    const sql = readFileSync(join(directory, name), 'utf8')
    return { name, sql, hash: hashOf(sql) }
  })
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
