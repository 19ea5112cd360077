import type { PoolConfig } from 'pg'
import { columnTypes } from './column-types.ts'
import { databaseOn } from './database-on.ts'
import type { Hold } from './data-directory-lock.ts'
import type { OpenDatabase } from './database.ts'
import { startEmbeddedEngine } from './embedded-engine.ts'
import { openPool } from './pool.ts'

type EmbeddedSettings = {
  connectTimeoutMs?: number | undefined
  /** Let go after the last byte is written. */
  hold?: Hold
}

export async function openEmbedded(
  directory: string,
  { connectTimeoutMs = 15_000, hold }: EmbeddedSettings = {},
): Promise<OpenDatabase> {
  const engine = await startEmbeddedEngine(directory)
  const pool = openPool({
    stream: engine.socket,
    types: columnTypes,
    user: 'postgres',
    // One connection, handed from one transaction to the next.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeoutMs,
    whenBusy:
      `The embedded database has one connection, and it was not given back for ` +
      `${connectTimeoutMs / 1000} s: something is slow inside a transaction, or asks the database ` +
      `itself there and waits for its own end`,
  } satisfies PoolConfig & { whenBusy: string })
  const database = databaseOn(pool, 'embedded', async () => {
    await pool.end()
    await engine.stop()
    await hold?.release()
  })
  return hold ? { ...database, door: hold.server } : database
}
