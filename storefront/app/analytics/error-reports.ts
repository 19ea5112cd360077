import type { NewBrowserError } from '@cairn/contract/analytics/browser-error-calls'
import { maxErrors } from '@cairn/contract/analytics/browser-errors'
import { onConsentChange } from '../platform/consent-changes.ts'
import { failureEvents } from './collect-errors.ts'
import { reportOf } from './failure-report.ts'
import { sendReport } from './send-report.ts'

/** Failures within this time are sent together. */
const delayMilliseconds = 1_000

type PageError = { report: NewBrowserError; isSent: boolean; count: number }

/**
 * Reports what has failed on this page, and what fails from now on: at most ten errors, each of them once. Without consent
 * they wait, and are forgotten with the page.
 */
export function reportErrors(): void {
  const errors = new Map<string, PageError>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    timer = undefined
    const unsent = [...errors.values()].filter(({ isSent }) => !isSent)
    if (unsent.length === 0) return
    const reports = unsent.map(({ report, count }) => ({ ...report, count }))
    if (!sendReport('/fapi/errors/ingest', { errors: reports })) return
    for (const error of unsent) error.isSent = true
  }

  function add(failure: Event) {
    const report = reportOf(failure, location.pathname)
    if (!report) return
    const { kind, name, message, call, stack = '' } = report
    const key = JSON.stringify([kind, name, message, call, stack.split('\n', 1)])
    const known = errors.get(key)
    if (known) known.count += 1
    else if (errors.size < maxErrors) {
      errors.set(key, { report, isSent: false, count: 1 })
      timer ??= setTimeout(send, delayMilliseconds)
    }
  }

  const collected = globalThis.pageFailures ?? []
  globalThis.pageFailures = undefined
  for (const failure of collected) add(failure)
  for (const event of failureEvents) addEventListener(event, add, true)
  addEventListener('pagehide', send)
  onConsentChange(send)
}
