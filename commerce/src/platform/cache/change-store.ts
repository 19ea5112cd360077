import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
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
  const { rows } = await sql<{ tags: string[]; cursor: ChangeCursor }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
           coalesce((select array_agg(distinct tag) from changes, unnest(tags) tag
                     where transaction_id >= ${since}::xid8), '{}') as tags`.execute(database)
  const [row] = rows
  if (!row) throw new Error('the query for changes returned no row')
  return row
}

export async function readChangeCursor(database: Database): Promise<ChangeCursor> {
  const { rows } = await sql<{ cursor: ChangeCursor }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`.execute(database)
  return rows[0]?.cursor ?? '0'
}

export async function deleteOldChanges(database: Database): Promise<void> {
  await sql`delete from changes where recorded_at < now() - interval '1 hour'`.execute(database)
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
