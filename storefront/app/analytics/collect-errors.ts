import type { sendReport } from './send-report.ts'

declare global {
  /** What has failed on this page, until the code that reports it is loaded. */
  var pageFailures: Event[] | undefined
}

/** The events that tell of failures. The last one is that of `fail`. */
export const failureEvents = ['error', 'unhandledrejection', 'cairn:failure'] as const

type Rules = { send: typeof sendReport; events: readonly string[]; max: number }

/**
 * Keeps what fails before `error-reports.ts` is loaded. If the visitor leaves before that, perhaps because a script cannot
 * be loaded, the files are reported in which it has happened. Pages contain the text of this function, so it uses nothing
 * from outside.
 */
export function collectErrors({ send, events, max }: Rules): void {
  const failures: Event[] = (globalThis.pageFailures = [])
  window.fail = (detail) => void dispatchEvent(new CustomEvent(events.at(-1) ?? '', { detail }))
  const keep = (failure: Event) => {
    const isOther = failure.target instanceof HTMLImageElement || failures.length >= max
    if (!isOther) failures.push(failure)
  }
  for (const event of events) addEventListener(event, keep, true)
  addEventListener('pagehide', () => {
    if (!globalThis.pageFailures || !failures[0]) return
    globalThis.pageFailures = undefined
    const errors = failures.map((failure) => {
      const { type, filename, target } = Object(failure)
      const url = filename || target.src || target.href
      return {
        kind: filename ? 'script' : url ? 'file' : 'rejection',
        message: /\/assets\/[\w.-]+/.exec(url)?.[0] ?? type,
        path: `/${document.documentElement.dataset['locale']}`,
      }
    })
    send('/fapi/errors/ingest', { errors })
  })
}
