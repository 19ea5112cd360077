import { columnTypes } from './column-types.ts'
import { holdDataDirectory } from './data-directory-lock.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { databaseOn } from './database-on.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPool } from './pool.ts'

export type DatabaseSettings = {
  /** A PostgreSQL server; without one the embedded database in `dataDir` is used. */
  url?: string | undefined
  dataDir?: string | undefined
  poolSize?: number
  /** How long to wait for a connection before the database counts as away. */
  connectTimeoutMs?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
}

/** Opens the database, as it is: `migrate` brings it up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  if (settings.url) return openPostgres(settings.url, settings)
  if (!settings.dataDir) throw new Error('Neither DATABASE_URL nor DATA_DIR says where the data is')
  const hold = await holdDataDirectory(settings.dataDir)
  try {
    const directory = await prepareDataDirectory(settings.dataDir)
    return await openEmbedded(directory, { connectTimeoutMs: settings.connectTimeoutMs, hold })
  } catch (error) {
    await hold.release()
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
    // As in the embedded one, whatever the server's own is. Nothing here runs so long that compiling
    // it first would pay, and guesses at how long make the server try. Nor does planning pay again
    // for each set of values: it takes a statement of a cart twenty times as long as doing it.
    options: '-c TimeZone=UTC -c jit=off -c plan_cache_mode=force_generic_plan',
    statement_timeout: statementTimeout,
    // For one that went silent amid a statement while others are heard.
    query_timeout: statementTimeout + 1000,
    lock_timeout: settings.lockTimeoutMs ?? 3000,
    idle_in_transaction_session_timeout: statementTimeout,
    mayFallSilent: true,
    whenBusy: `No connection to PostgreSQL became free within ${connectTimeout} ms`,
  })
  return databaseOn(pool, 'postgres', () => pool.end())
}
