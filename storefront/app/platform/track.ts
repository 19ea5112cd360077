declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** What tools that count read, if there are any. */
    dataLayer?: TrackedEvent[]
  }
}

export type TrackedEvent = { event: string } & Readonly<Record<string, string>>

/** Kept in the page, and sent nowhere by us. */
export function track(event: TrackedEvent) {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
