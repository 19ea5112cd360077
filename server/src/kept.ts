import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { followChanges } from '@cairn/commerce/platform/kept/follow-changes'
import { createAnswers } from '@cairn/commerce/platform/wire/shared-answers'
import type { Log } from './log.ts'
import { createKeptPages } from './pages.ts'

const clock = () => performance.now()

/** What this node keeps of answers and pages, as long as the database tells of no change. */
export async function openKept(database: OpenDatabase, log: Log) {
  const answers = createAnswers(clock)
  const pages = createKeptPages(clock)
  const following = await followChanges(database.query, {
    everyMilliseconds: 1000,
    changed: (tags) => {
      answers.changed(tags)
      pages.changed(tags)
    },
    report: (error) => log.warn({ err: error }, 'changes cannot be followed for the moment'),
  })
  return { answers, pages, stop: following.stop }
}
