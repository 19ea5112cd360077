import { createHash } from 'node:crypto'
import type { RateClass } from '@cairn/contract/wire/call'
import { sql } from 'kysely'
import type { OpenDatabase, Database } from '../database/database.ts'
import { rawQuery } from '../database/queries/raw-query.ts'
import { type Counter, decideRateLimit, windowSeconds } from './rate-limits.ts'

/** Limits against guessing and abuse hold across all nodes. All other calls are counted per process. */
const sharedClasses = new Set<RateClass>(['token', 'credentials', 'guess', 'send'])

/** With the embedded database there is only one process, so its memory is enough. */
export function createCounter(database: OpenDatabase): Counter {
  const inMemory = createMemoryCounter()
  if (database.engine === 'embedded') return inMemory
  const countShared = createSharedCounter(database.query)
  return async (rateClass, client) => {
    const localCounts = await inMemory(rateClass, client)
    // A caller who exceeds the limit in this process needs no further count in the database.
    const isLocalEnough =
      !sharedClasses.has(rateClass) || decideRateLimit(rateClass, localCounts) === 'tooMany'
    return isLocalEnough ? localCounts : countShared(rateClass, client)
  }
}

/** Limits the memory: above this number of keys in a window the oldest counts are dropped. */
const maxKeys = 100_000

/** Counts within this process, in windows of a minute on a monotonic clock. */
export function createMemoryCounter(nowMs: () => number = () => performance.now()): Counter {
  const windowLength = windowSeconds * 1000
  let started = nowMs()
  let callers = new Map<string, number>()
  let networks = new Map<string, number>()

  return async (rateClass, { caller, network }) => {
    if (nowMs() - started >= windowLength) {
      started = nowMs()
      callers = new Map()
      networks = new Map()
    }
    return {
      caller: caller === undefined ? 0 : increment(callers, `${rateClass} ${caller}`),
      network: increment(networks, `${rateClass} ${network}`),
      secondsLeft: Math.ceil((started + windowLength - nowMs()) / 1000),
    }
  }
}

function increment(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  if (count === 1 && counts.size >= maxKeys) dropOldest(counts)
  counts.set(key, count)
  return count
}

function dropOldest(counts: Map<string, number>) {
  const [oldest] = counts.keys()
  if (oldest !== undefined) counts.delete(oldest)
}

/** Counts in the database, for limits that hold across all nodes. */
export const createSharedCounter =
  (database: Database): Counter =>
  async (rateClass, { caller, network }) => {
    const networkKey = `${rateClass} address ${network}`
    const callerKey = caller === undefined ? undefined : `${rateClass} caller ${digest(caller)}`
    const keys = [networkKey, ...(callerKey === undefined ? [] : [callerKey])].toSorted()
    const rows = await rawQuery({ key: 'text', count: 'number', secondsLeft: 'number' })`
      insert into rate_counts (key, window_start, count)
      select key, date_bin(${`${windowSeconds} seconds`}::interval, now(), 'epoch'), 1
      from unnest(${keys}::text[]) as key
      on conflict (key, window_start) do update set count = rate_counts.count + 1
      returning key, count,
        ceil(extract(epoch from window_start + ${`${windowSeconds} seconds`}::interval - now()))::int
          as "secondsLeft"`.many(database)
    const countOf = (key: string | undefined) => rows.find((row) => row.key === key)?.count ?? 0
    return {
      caller: countOf(callerKey),
      network: countOf(networkKey),
      secondsLeft: rows[0]?.secondsLeft ?? windowSeconds,
    }
  }

/** The caller is identified by a token, and tokens must not be stored. */
const digest = (caller: string) => createHash('sha256').update(caller).digest('base64url')

export async function deleteOldRateCounts(database: Database): Promise<void> {
  await database
    .deleteFrom('rate_counts')
    .where('window_start', '<', sql<Date>`now() - interval '10 minutes'`)
    .execute()
}
