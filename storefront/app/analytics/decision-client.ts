import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import { onDecision } from '../content/audiences/decisions.ts'
import { visitorId } from '../content/audiences/visitor-id.ts'
import { randomId } from '../platform/calls/random-id.ts'
import { onConsentChange } from '../platform/consent-changes.ts'
import type { TrackedEvent } from '../platform/tracked-events.ts'
import { decisionEventOf, pageViewEvents } from './decision-events.ts'
import { createQueue } from './decision-queue.ts'

/**
 * Sends what happens on pages after they were viewed, and the views of pages that are opened without loading a document.
 * Returns the function that takes the tracked events, also those from before.
 */
export function startDecisions(): (event: TrackedEvent) => void {
  const page = globalThis.pageDecisions
  const queue = createQueue((events: readonly DecisionEvent[]) =>
    page ? page.send(events) : Promise.resolve(false),
  )
  addEventListener('online', queue.retry)
  addEventListener('pagehide', queue.leave)
  onConsentChange(() => {
    if (visitorId() === '') queue.clear()
  })
  const add = (event: DecisionEvent) => {
    if (visitorId() !== '') queue.add(event)
  }
  void page?.first?.then((hasFailed) => {
    if (hasFailed) page.events.forEach(add)
  })
  onDecision(({ experienceId, visitor }) => {
    if (!visitor.id || visitor.forced.length > 0) return
    const [experienceIds, audiences] = [[experienceId], [...visitor.audiences]]
    add({ eventType: 'DecisionRequest', requestId: randomId(), experienceIds, audiences })
  })
  return decisionSink(add, () => page?.events.find(isPlace))
}

const isPlace = ({ eventType }: DecisionEvent): boolean => eventType === 'Coordinates'

/** The first page that is viewed sends its own events: its view, its product and its search (`first-decision.ts`). */
function decisionSink(
  add: (event: DecisionEvent) => void,
  placeOf: () => DecisionEvent | undefined,
) {
  let path: string | undefined
  let isFirstPage = true
  return (tracked: TrackedEvent) => {
    if (tracked.event !== 'page_view') {
      if (isFirstPage && (tracked.event === 'view_item' || tracked.event === 'search')) return
      add(decisionEventOf(tracked))
      return
    }
    if (path !== undefined) {
      isFirstPage = false
      const place = placeOf()
      const events = [...pageViewEvents(tracked, path), ...(place ? [place] : [])]
      events.forEach(add)
    }
    path = tracked.page_path
  }
}
