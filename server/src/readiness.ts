import { setTimeout as sleep } from 'node:timers/promises'

const patienceMilliseconds = 900

/** Asked by many, asked of the database once at a time; a database that stays silent is away. */
export function createReadiness(ping: () => Promise<void>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  const answers = () =>
    ping()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asked = undefined))
  return () => Promise.race([(asked ??= answers()), sleep(patienceMilliseconds, false)])
}
