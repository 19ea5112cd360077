import type { Database } from '../database/database.ts'
import { type ChangeCursor, readChangeCursor, readChanges } from './change-store.ts'

type PollSettings = {
  intervalMs: number
  onChange: (tags: readonly string[]) => void
  /** Called once per outage, not at every failed attempt. */
  onOutage: (error: unknown) => void
}

/** Polls the database for changes made by any node, and continues after an outage of the database. */
export async function pollChanges(
  database: Database,
  { intervalMs, onChange, onOutage }: PollSettings,
) {
  let cursor: ChangeCursor = await readChangeCursor(database)
  let isAway = false
  let timer: NodeJS.Timeout | undefined
  let currentPoll: Promise<void> = Promise.resolve()
  let isStopped = false

  async function poll() {
    try {
      const changes = await readChanges(database, cursor)
      cursor = changes.cursor
      isAway = false
      if (changes.tags.length > 0) onChange(changes.tags)
    } catch (error) {
      if (!isAway && !isStopped) onOutage(error)
      isAway = true
    }
  }
  function scheduleNext() {
    if (isStopped) return
    timer = setTimeout(() => {
      currentPoll = poll().then(scheduleNext)
    }, intervalMs)
  }
  scheduleNext()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await currentPoll
    },
  }
}
