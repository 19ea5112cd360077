import type { PoolConfig } from 'pg'
import { createDatabase } from '../connection/create-database.ts'
import { columnTypes, openPool } from '../connection/pool.ts'
import type { OpenDatabase } from '../database.ts'
import type { DataDirectoryLock } from './data-directory-lock.ts'
import { startEmbeddedEngine } from './embedded-engine.ts'

type EmbeddedSettings = {
  connectTimeoutMs?: number | undefined
  /** Released after the database is closed. */
  lock?: DataDirectoryLock
}

export async function openEmbedded(
  directory: string,
  { connectTimeoutMs = 15_000, lock }: EmbeddedSettings = {},
): Promise<OpenDatabase> {
  const engine = await startEmbeddedEngine(directory)
  const pool = openPool({
    stream: engine.socket,
    types: columnTypes,
    user: 'postgres',
    // PGlite has a single session, so transactions run one after the other.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeoutMs,
    busyMessage:
      `The embedded database has one connection, and it was not released for ` +
      `${connectTimeoutMs / 1000} s: a transaction is slow, or it queries the database itself and ` +
      `waits for its own end`,
  } satisfies PoolConfig & { busyMessage: string })
  const database = createDatabase(pool, 'embedded', async () => {
    await pool.end()
    await engine.stop()
    await lock?.release()
  })
  return lock ? { ...database, commandServer: lock.commandServer } : database
}
