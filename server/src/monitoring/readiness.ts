import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { probeWrites } from '@cairn/commerce/platform/database/write-probe-store'

const timeoutMilliseconds = 900
const writeIntervalMilliseconds = 1_000

/** Whether the database answers, and has accepted a write within the last second. */
export function createDatabaseReadiness(
  { ping, query }: Pick<OpenDatabase, 'ping' | 'query'>,
  clock: () => number,
): () => Promise<boolean> {
  let lastWrite: { at: number; result: Promise<void> } | undefined
  /** Anybody can request the readiness, so not every request writes. */
  function write(): Promise<void> {
    if (!lastWrite || clock() - lastWrite.at >= writeIntervalMilliseconds) {
      lastWrite = { at: clock(), result: probeWrites(query) }
    }
    return lastWrite.result
  }
  return createReadinessProbe(async () => void (await Promise.all([ping(), write()])))
}

/** Concurrent requests share one check. A database that does not respond in time is not ready. */
export function createReadinessProbe(check: () => Promise<void>): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined
  const probe = () =>
    check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pending = undefined))
  return () => Promise.race([(pending ??= probe()), sleep(timeoutMilliseconds, false)])
}
