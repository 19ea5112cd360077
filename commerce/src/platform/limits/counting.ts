import type { RateClass } from '@cairn/contract/call'
import type { OpenDatabase } from '../database/database.ts'
import { createSharedCounter } from './rate-count-store.ts'
import { createMemoryCounter } from './count-in-memory.ts'
import { type Counter, judge } from './rate-limits.ts'

/** What somebody tries in order to get in must hold across nodes; the rest is counted where it happens. */
const countedTogether = new Set<RateClass>(['token', 'credentials', 'guess', 'send'])

/** The embedded database has one node, whose memory is all there is to know. */
export function createCounter(database: OpenDatabase): Counter {
  const here = createMemoryCounter()
  if (database.engine === 'embedded') return here
  const together = createSharedCounter(database.query)
  return async (rateClass, from) => {
    const seenHere = await here(rateClass, from)
    // Whoever is over the limit here is so everywhere, and writes nothing more down.
    const isEnough = !countedTogether.has(rateClass) || judge(rateClass, seenHere) === 'tooMany'
    return isEnough ? seenHere : together(rateClass, from)
  }
}
