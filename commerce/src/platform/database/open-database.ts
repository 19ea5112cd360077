import { createDatabase } from './connection/create-database.ts'
import { columnTypes, openPool } from './connection/pool.ts'
import type { OpenDatabase } from './database.ts'
import { lockDataDirectory } from './embedded/data-directory-lock.ts'
import { prepareDataDirectory } from './embedded/data-directory.ts'
import { openEmbedded } from './embedded/open-embedded.ts'

export type DatabaseSettings = {
  /** The URL of a PostgreSQL server. Without it the embedded database in `dataDir` is used. */
  url?: string | undefined
  dataDir?: string | undefined
  poolSize?: number
  /** How long to wait for a connection before the database counts as unavailable. */
  connectTimeoutMs?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
}

/** Opens the database without migrating it. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.url) return openPostgres(settings.url, settings)
  if (!settings.dataDir) throw new Error('Neither DATABASE_URL nor DATA_DIR says where the data is')
  const lock = await lockDataDirectory(settings.dataDir)
  try {
    const directory = await prepareDataDirectory(settings.dataDir)
    return await openEmbedded(directory, { connectTimeoutMs: settings.connectTimeoutMs, lock })
  } catch (error) {
    await lock.release()
    throw error
  }
}

function openPostgres(url: string, settings: DatabaseSettings): OpenDatabase {
  const statementTimeout = settings.statementTimeoutMs ?? 10_000
  const connectTimeout = settings.connectTimeoutMs ?? 3000
  const pool = openPool({
    connectionString: url,
    types: columnTypes,
    max: settings.poolSize ?? 10,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1800,
    keepAlive: true,
    application_name: 'cairn',
    // The same time zone as the embedded database. No statement runs long enough for just-in-time
    // compilation to pay off. Planning a cart statement takes twenty times as long as executing it,
    // so one generic plan is used for all values.
    options: '-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_generic_plan',
    statement_timeout: statementTimeout,
    // For a single connection that stops responding during a statement.
    query_timeout: statementTimeout + 1000,
    lock_timeout: settings.lockTimeoutMs ?? 3000,
    idle_in_transaction_session_timeout: statementTimeout,
    hasWatchdog: true,
    busyMessage: `No connection to PostgreSQL became free within ${connectTimeout} ms`,
  })
  return createDatabase(pool, 'postgres', () => pool.end())
}
