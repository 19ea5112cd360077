import { Kysely, PostgresDialect } from 'kysely'
import type { Connection, OpenDatabase } from './database.ts'
import type { LendingPool, Lent } from './pool.ts'
import type { Tables } from './tables.ts'

export function databaseOn(
  pool: LendingPool,
  engine: OpenDatabase['engine'],
  closeAll: () => Promise<void>,
): OpenDatabase {
  const dialect = new PostgresDialect({
    pool: { connect: pool.connect as never, end: async () => {}, options: {} },
  })
  const withConnection: OpenDatabase['withConnection'] = async (work) => {
    const lent = await pool.connect()
    try {
      return await work(connectionOn(lent))
    } finally {
      await lent.exec('rollback; reset all').then(
        () => lent.release(),
        () => lent.release(true),
      )
    }
  }
  const once = async <Value>(work: (connection: Connection) => Promise<Value>) => {
    const lent = await pool.connect()
    try {
      return await work(connectionOn(lent))
    } catch (error) {
      // A failure amid several statements may leave a transaction open.
      await lent.exec('rollback').catch(() => {})
      throw error
    } finally {
      lent.release()
    }
  }
  let closing: Promise<void> | undefined
  return {
    query: new Kysely<Tables>({ dialect }),
    engine,
    withConnection,
    run: (sql, parameters) => once((connection) => connection.run(sql, parameters)),
    exec: (sql) => once((connection) => connection.exec(sql)),
    ping: () => once(async (connection) => void (await connection.run('select 1'))),
    close: () => (closing ??= closeAll()),
  }
}

function connectionOn(lent: Lent): Connection {
  return {
    run: async (sql, parameters) => ({ rows: (await lent.query(sql, parameters)).rows }),
    // Several statements are answered with a result each.
    exec: async (sql) => ({ rows: [await lent.exec(sql)].flat().flatMap(({ rows }) => rows) }),
  }
}
