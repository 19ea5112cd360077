import type { Server } from 'node:net'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The parameter of store functions. It may be a transaction. */
export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

export type DatabaseRow = Record<string, unknown>

/** One database session, for raw SQL. */
export type Connection = {
  run: (sql: string, parameters?: readonly unknown[]) => Promise<{ rows: DatabaseRow[] }>
  /** Runs any number of statements without parameters and returns all their rows. */
  exec: (sql: string) => Promise<{ rows: DatabaseRow[] }>
}

export type OpenDatabase = Connection & {
  query: Database
  engine: 'embedded' | 'postgres'
  /** Receives operator commands for the process that has the embedded database open. */
  commandServer?: Server
  /** Runs the work on a session of its own. Settings and open transactions are reset afterwards. */
  withConnection: <Value>(work: (connection: Connection) => Promise<Value>) => Promise<Value>
  ping: () => Promise<void>
  close: () => Promise<void>
}
