import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Data that a node keeps in memory, in the version of a revision. */
export type Snapshot<Value> = (revision: string, reader: Database) => Promise<Value>

/**
 * For data that changes rarely and is read often. The caller passes the revision that the database has
 * now. If the cached value has another revision, it is read again.
 */
export function cachedByRevision<Value extends { revision: string }>(
  read: (reader: Database) => Promise<Value>,
): Snapshot<Value> {
  let cached: Value | undefined
  return async (revision, reader) => {
    // Concurrent callers do not share a read: it could wait for a transaction that waits for this caller.
    if (cached?.revision !== revision) cached = await read(reader)
    return cached
  }
}

/** A SQL expression for the current revision of a snapshot. */
export const snapshotRevision = (name: 'goods' | 'delivery') => sql<string>`(
  select revision::text from snapshot_revisions where snapshot = ${sql.lit(name)})`
