import { DatabaseSilent, isUnavailable } from './is-unavailable.ts'

type Needs = {
  /** Asks the smallest question; fails in its own time when no answer comes. */
  probe: () => Promise<unknown>
  fellSilent: () => void
}

/** Asks, and stops waiting when nothing is heard of the database any more. */
export type Listening = <Value>(ask: () => Promise<Value>) => Promise<Value>

// Counted in ticks and not by the clock: a process that was held up itself blames nobody.
const tickMilliseconds = 100
const ticksBeforeProbe = 3
const ticksBeforeSilence = 8

/**
 * Tells a database that is gone from one that is slow. A question may wait for a lock or a disk;
 * but when nobody has heard anything for most of a second, not even the answer to the smallest
 * question, all who wait are told, and whoever asks is told at once until a probe is answered again.
 */
export function noticeSilence({ probe, fellSilent }: Needs): Listening {
  const waiting = new Set<(error: DatabaseSilent) => void>()
  let quiet = 0
  let isSilent = false
  let isProbing = false
  let timer: NodeJS.Timeout | undefined

  function heard() {
    quiet = 0
    isSilent = false
  }

  async function askOnce() {
    isProbing = true
    await probe().then(heard, () => {})
    isProbing = false
  }

  function tick() {
    if (waiting.size === 0 && !isSilent) return rest()
    quiet += 1
    if (quiet >= ticksBeforeProbe && !isProbing) void askOnce()
    if (quiet === ticksBeforeSilence) giveUp()
  }

  function giveUp() {
    isSilent = true
    fellSilent()
    for (const tell of waiting) tell(new DatabaseSilent())
    waiting.clear()
  }

  function rest() {
    clearInterval(timer)
    timer = undefined
    quiet = 0
  }

  return async function listen<Value>(ask: () => Promise<Value>): Promise<Value> {
    if (isSilent) throw new DatabaseSilent()
    timer ??= setInterval(tick, tickMilliseconds).unref()
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    waiting.add(reject)
    ask()
      .finally(() => waiting.delete(reject))
      .then(
        (value) => {
          heard()
          resolve(value)
        },
        (error: unknown) => {
          if (!isUnavailable(error)) heard()
          reject(error)
        },
      )
    return promise
  }
}
