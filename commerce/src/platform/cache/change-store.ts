import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import { rawColumn, rawQuery } from '../database/queries/raw-query.ts'
import type { CacheTag } from './cache-tags.ts'

/** Invalidates these cache tags on every node once the transaction has committed. */
export async function recordChange(
  transaction: Transaction,
  tags: Iterable<CacheTag>,
): Promise<void> {
  const unique = [...new Set(tags)]
  if (unique.length === 0) return
  await transaction.insertInto('changes').values({ tags: unique }).execute()
}

const oldestOpenTransaction = sql`pg_snapshot_xmin(pg_current_snapshot())::text`

/** The transaction id up to which a node has read the changes. */
type ChangeCursor = string

/**
 * The changes since `since` and the cursor for the next call. The cursor is the oldest transaction that
 * is still open, because that one may commit later. So some changes are returned twice and none is missed.
 */
export async function readChanges(
  database: Database,
  since: ChangeCursor,
): Promise<{ tags: string[]; cursor: ChangeCursor }> {
  return rawQuery({ tags: 'text[]', cursor: 'text' })`
    select ${oldestOpenTransaction} as cursor,
           coalesce((select array_agg(distinct tag) from changes, unnest(tags) tag
                     where transaction_id >= ${since}::xid8), '{}') as tags`.one(database)
}

export async function readChangeCursor(database: Database): Promise<ChangeCursor> {
  const { cursor } = await database
    .selectNoFrom(rawColumn('cursor', 'text')`${oldestOpenTransaction}`)
    .executeTakeFirstOrThrow()
  return cursor
}

export async function deleteOldChanges(database: Database): Promise<void> {
  await database
    .deleteFrom('changes')
    .where('recorded_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

type PollSettings = {
  intervalMs: number
  onChange: (tags: readonly string[]) => void
  /** Called once per outage, not at every failed attempt. */
  onOutage: (error: unknown) => void
}

/** Polls the database for changes made by any node, and continues after an outage of the database. */
export async function pollChanges(
  database: Database,
  { intervalMs, onChange, onOutage }: PollSettings,
) {
  let cursor: ChangeCursor = await readChangeCursor(database)
  let isAway = false
  let timer: NodeJS.Timeout | undefined
  let currentPoll: Promise<void> = Promise.resolve()
  let isStopped = false

  async function poll() {
    try {
      const changes = await readChanges(database, cursor)
      cursor = changes.cursor
      isAway = false
      if (changes.tags.length > 0) onChange(changes.tags)
    } catch (error) {
      if (!isAway && !isStopped) onOutage(error)
      isAway = true
    }
  }
  function scheduleNext() {
    if (isStopped) return
    timer = setTimeout(() => {
      currentPoll = poll().then(scheduleNext)
    }, intervalMs)
  }
  scheduleNext()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await currentPoll
    },
  }
}
