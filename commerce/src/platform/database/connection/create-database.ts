import { Kysely, PostgresDialect } from 'kysely'
import type { Connection, OpenDatabase } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { ConnectionPool, PooledConnection } from './pool.ts'

export function createDatabase(
  pool: ConnectionPool,
  engine: OpenDatabase['engine'],
  closeAll: () => Promise<void>,
): OpenDatabase {
  const dialect = new PostgresDialect({
    pool: { connect: pool.connect as never, end: async () => {}, options: {} },
  })
  const withConnection: OpenDatabase['withConnection'] = async (work) => {
    const connection = await pool.connect()
    try {
      return await work(connectionOn(connection))
    } finally {
      await connection.exec('rollback; reset all').then(
        () => connection.release(),
        () => connection.release(true),
      )
    }
  }
  const once = async <Value>(work: (connection: Connection) => Promise<Value>) => {
    const connection = await pool.connect()
    try {
      return await work(connectionOn(connection))
    } catch (error) {
      // A failure within several statements may leave a transaction open.
      await connection.exec('rollback').catch(() => {})
      throw error
    } finally {
      connection.release()
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

function connectionOn(connection: PooledConnection): Connection {
  return {
    run: async (sql, parameters) => ({ rows: (await connection.query(sql, parameters)).rows }),
    // Several statements have a result each.
    exec: async (sql) => ({
      rows: [await connection.exec(sql)].flat().flatMap(({ rows }) => rows),
    }),
  }
}
