import type { Database } from '../database/database.ts'
import { type Horizon, readChanges, readHorizon } from './change-store.ts'

type Following = {
  everyMilliseconds: number
  changed: (tags: readonly string[]) => void
  /** Told once of every outage, not at every try. */
  report: (error: unknown) => void
}

/** Asks the database again and again what has changed, also after it was away. */
export async function followChanges(
  database: Database,
  { everyMilliseconds, changed, report }: Following,
) {
  let horizon: Horizon = await readHorizon(database)
  let isAway = false
  let timer: NodeJS.Timeout | undefined
  let look: Promise<void> = Promise.resolve()
  let isStopped = false

  async function read() {
    try {
      const changes = await readChanges(database, horizon)
      horizon = changes.horizon
      isAway = false
      if (changes.tags.length > 0) changed(changes.tags)
    } catch (error) {
      if (!isAway && !isStopped) report(error)
      isAway = true
    }
  }
  function wait() {
    if (isStopped) return
    timer = setTimeout(() => {
      look = read().then(wait)
    }, everyMilliseconds)
  }
  wait()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await look
    },
  }
}
