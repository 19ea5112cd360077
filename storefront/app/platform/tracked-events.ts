import { isAllowed } from './consent.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** The event queue that analytics tools read. */
    dataLayer?: TrackedEvent[]
  }
}

type TrackedEvent = { event: string } & Readonly<Record<string, string | undefined>>

/** Adds the event to the page's queue, if the visitor allows that. The shop itself sends it nowhere. */
export function track(event: TrackedEvent) {
  if (!isAllowed('performanceAndAnalytics')) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
