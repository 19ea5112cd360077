import { type Counter, windowSeconds } from './rate-limits.ts'

/** Past this many in a window the oldest are forgotten rather than the memory filled. */
const mostKept = 100_000

/** Counts within this process, in windows of a minute of a clock that nobody sets back. */
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
  if (count === 1 && counts.size >= mostKept) forgetOldest(counts)
  counts.set(key, count)
  return count
}

function forgetOldest(counts: Map<string, number>) {
  const [oldest] = counts.keys()
  if (oldest !== undefined) counts.delete(oldest)
}
