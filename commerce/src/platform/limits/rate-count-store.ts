import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type Counter, windowSeconds } from './rate-limits.ts'

type Count = { key: string; count: number; secondsLeft: number }

/** Counts in the database, for limits that hold across all nodes. */
export const createSharedCounter =
  (database: Database): Counter =>
  async (rateClass, { caller, address }) => {
    const addressKey = `${rateClass} address ${address}`
    const callerKey = caller === undefined ? undefined : `${rateClass} caller ${digest(caller)}`
    const keys = [addressKey, ...(callerKey === undefined ? [] : [callerKey])].toSorted()
    const { rows } = await sql<Count>`
      insert into rate_counts (key, window_start, count)
      select key, date_bin(${`${windowSeconds} seconds`}::interval, now(), 'epoch'), 1
      from unnest(${keys}::text[]) as key
      on conflict (key, window_start) do update set count = rate_counts.count + 1
      returning key, count,
        ceil(extract(epoch from window_start + ${`${windowSeconds} seconds`}::interval - now()))::int
          as "secondsLeft"`.execute(database)
    const countOf = (key: string | undefined) => rows.find((row) => row.key === key)?.count ?? 0
    return {
      caller: countOf(callerKey),
      address: countOf(addressKey),
      secondsLeft: rows[0]?.secondsLeft ?? windowSeconds,
    }
  }

/** The caller is identified by a token, and tokens must not be stored. */
const digest = (caller: string) => createHash('sha256').update(caller).digest('base64url')

export async function forgetOldCounts(database: Database): Promise<void> {
  await database
    .deleteFrom('rate_counts')
    .where('window_start', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute()
}
