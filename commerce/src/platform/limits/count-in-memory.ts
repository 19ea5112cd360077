import { type Counter, windowSeconds } from './rate-limits.ts'

/** Past this many callers in a window the oldest are forgotten rather than the memory filled. */
const mostCallers = 200_000

/** Counts within this process, in windows of a minute. */
export function createMemoryCounter(now: () => number = Date.now): Counter {
  let started = now()
  let counts = new Map<string, number>()

  const bump = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1
    if (counts.size >= mostCallers && !counts.has(key)) forgetOldest(counts)
    counts.set(key, count)
    return count
  }

  return async (rateClass, { caller, address }) => {
    const age = now() - started
    if (age >= windowSeconds * 1000) {
      started = now()
      counts = new Map()
    }
    return {
      caller: caller === undefined ? 0 : bump(`${rateClass} caller ${caller}`),
      address: bump(`${rateClass} address ${address}`),
      secondsLeft: Math.ceil((started + windowSeconds * 1000 - now()) / 1000),
    }
  }
}

function forgetOldest(counts: Map<string, number>) {
  const [oldest] = counts.keys()
  if (oldest !== undefined) counts.delete(oldest)
}
