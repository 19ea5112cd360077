import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMilliseconds = 900

/** Concurrent requests share one ping. A database that does not respond in time is not ready. */
export function createReadinessProbe(ping: () => Promise<void>): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined
  const probe = () =>
    ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pending = undefined))
  return () => Promise.race([(pending ??= probe()), sleep(timeoutMilliseconds, false)])
}
