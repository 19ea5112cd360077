import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import type { Tag } from './tag.ts'

/** Tells every node, once the transaction holds, that what is made of these has changed. */
export async function tellChange(transaction: Transaction, tags: Iterable<Tag>): Promise<void> {
  const named = [...new Set(tags)]
  if (named.length === 0) return
  await transaction.insertInto('changes').values({ tags: named }).execute()
}

/** Where a node has read up to. */
export type Horizon = string

export type Changes = { tags: string[]; horizon: Horizon }

/**
 * A transaction that began earlier may be told later: so a node reads again from the oldest one that
 * was still open, and meets some changes twice rather than any never.
 */
export async function readChanges(database: Database, since: Horizon): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           coalesce((select array_agg(distinct tag) from changes, unnest(tags) tag
                     where transaction_id >= ${since}::xid8), '{}') as tags`.execute(database)
  const [row] = rows
  if (!row) throw new Error('the database did not say where it stands')
  return row
}

export async function readHorizon(database: Database): Promise<Horizon> {
  const { rows } = await sql<{ horizon: Horizon }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(database)
  return rows[0]?.horizon ?? '0'
}

export async function clearChanges(database: Database): Promise<void> {
  await sql`delete from changes where told_at < now() - interval '1 hour'`.execute(database)
}
