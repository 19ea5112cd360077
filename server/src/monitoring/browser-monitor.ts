import type { BrowserMonitor } from '@cairn/commerce/analytics/analytics-routes'
import type { MonitoringSinks } from './failures.ts'

/** Counts what browsers measure; counts, logs and forwards the errors that they report. */
export const createBrowserMonitor = ({
  log,
  metrics,
  sentry,
}: MonitoringSinks): BrowserMonitor => ({
  measure({ name, page, duration }) {
    if (name === 'CLS') metrics.layoutShifts.observe({ page }, duration / 1000)
    else metrics.browser.observe({ name, page }, duration / 1000)
  },

  reportError({ stack = '', ...error }, correlationId) {
    const { kind, name, message, count, path, call, status, errorId, browser, locale } = error
    metrics.browserErrors.inc({ kind }, count)
    const frames = stack.split('\n').filter(Boolean)
    // Anybody can report anything, so a report is no failure of the server.
    log.warn({ ...error, stack: frames, correlationId }, 'a browser reported an error')
    sentry.report({
      platform: 'javascript',
      type: name ?? kind,
      message,
      stack: frames,
      tags: {
        kind,
        path,
        locale,
        browser,
        call,
        status: status?.toString(),
        errorId,
        correlationId,
      },
    })
  },
})
