import type { Server } from 'node:net'
import type { Kysely, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What stores take. A transaction is one too, so a store need not know which it was given. */
export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

export type Row = Record<string, unknown>

/** One session of the database, for what a pooled query cannot do. */
export type Connection = {
  run: (sql: string, parameters?: readonly unknown[]) => Promise<{ rows: Row[] }>
  /** Any number of statements at once, without parameters; answers their rows in a row. */
  exec: (sql: string) => Promise<{ rows: Row[] }>
}

export type OpenDatabase = Connection & {
  query: Database
  engine: 'embedded' | 'postgres'
  /** Where command lines speak to whoever has the embedded database open. */
  door?: Server
  /** Lends a session, and the transaction settings made on it are gone afterwards. */
  withConnection: <Value>(work: (connection: Connection) => Promise<Value>) => Promise<Value>
  ping: () => Promise<void>
  close: () => Promise<void>
}
