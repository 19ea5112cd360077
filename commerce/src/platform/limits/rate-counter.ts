import type { RateClass } from '@cairn/contract/wire/call'
import type { OpenDatabase } from '../database/database.ts'
import { createSharedCounter } from './rate-count-store.ts'
import { type Counter, rateLimitVerdict, windowSeconds } from './rate-limits.ts'

/** Limits against guessing and abuse hold across all nodes. All other calls are counted per process. */
const sharedClasses = new Set<RateClass>(['token', 'credentials', 'guess', 'send'])

/** With the embedded database there is only one process, so its memory is enough. */
export function createCounter(database: OpenDatabase): Counter {
  const inMemory = createMemoryCounter()
  if (database.engine === 'embedded') return inMemory
  const shared = createSharedCounter(database.query)
  return async (rateClass, from) => {
    const localCounts = await inMemory(rateClass, from)
    // A caller who exceeds the limit in this process needs no further count in the database.
    const isLocalEnough =
      !sharedClasses.has(rateClass) || rateLimitVerdict(rateClass, localCounts) === 'tooMany'
    return isLocalEnough ? localCounts : shared(rateClass, from)
  }
}

/** Limits the memory: above this number of keys in a window the oldest counts are dropped. */
const maxKeys = 100_000

/** Counts within this process, in windows of a minute on a monotonic clock. */
export function createMemoryCounter(now: () => number = () => performance.now()): Counter {
  const windowLength = windowSeconds * 1000
  let started = now()
  let callers = new Map<string, number>()
  let addresses = new Map<string, number>()

  return async (rateClass, { caller, address }) => {
    if (now() - started >= windowLength) {
      started = now()
      callers = new Map()
      addresses = new Map()
    }
    return {
      caller: caller === undefined ? 0 : bump(callers, `${rateClass} ${caller}`),
      address: bump(addresses, `${rateClass} ${address}`),
      secondsLeft: Math.ceil((started + windowLength - now()) / 1000),
    }
  }
}

function bump(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  if (count === 1 && counts.size >= maxKeys) dropOldest(counts)
  counts.set(key, count)
  return count
}

function dropOldest(counts: Map<string, number>) {
  const [oldest] = counts.keys()
  if (oldest !== undefined) counts.delete(oldest)
}
