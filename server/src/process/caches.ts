import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { pollChanges } from '@cairn/commerce/platform/cache/poll-changes'
import { createAnswerCache } from '@cairn/commerce/platform/wire/answer-cache'
import type { Log } from '../monitoring/log.ts'
import { createPageCache } from '../pages/page-cache.ts'

const clock = () => performance.now()

/** The caches of responses and pages of this process, invalidated by changes in the database. */
export async function openCaches(database: OpenDatabase, log: Log) {
  const answers = createAnswerCache(clock)
  const pages = createPageCache(clock)
  const subscription = await pollChanges(database.query, {
    intervalMs: 1000,
    onChange: (tags) => {
      answers.invalidate(tags)
      pages.invalidate(tags)
    },
    onOutage: (error) => log.warn({ err: error }, 'changes cannot be read at the moment'),
  })
  return { answers, pages, stop: subscription.stop }
}
