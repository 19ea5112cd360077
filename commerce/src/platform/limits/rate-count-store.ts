import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type Counter, windowSeconds } from './rate-limits.ts'

type Count = { key: string; count: number; secondsLeft: number }

/** Counts in the database, for what has to hold whichever node is asked. */
export const createSharedCounter =
  (database: Database): Counter =>
  async (rateClass, { caller, address }) => {
    const ofAddress = `${rateClass} address ${address}`
    const ofCaller = caller === undefined ? undefined : `${rateClass} caller ${digest(caller)}`
    const keys = [ofAddress, ...(ofCaller === undefined ? [] : [ofCaller])].toSorted()
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
      caller: countOf(ofCaller),
      address: countOf(ofAddress),
      secondsLeft: rows[0]?.secondsLeft ?? windowSeconds,
    }
  }

/** A caller is known by a token, and tokens are kept nowhere. */
const digest = (caller: string) => createHash('sha256').update(caller).digest('base64url')

export async function forgetOldCounts(database: Database): Promise<void> {
  await database
    .deleteFrom('rate_counts')
    .where('window_start', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute()
}
