import type { Watch } from '@cairn/commerce/platform/wire/api'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** A call is counted and, when it failed or was slow, written down with both of its ids. */
export function createWatch(log: Log, metrics: Metrics): Watch {
  return {
    answered: ({ call, status, errorId, milliseconds, asked }) => {
      metrics.calls.observe({ call, status: String(status) }, milliseconds / 1000)
      const { correlationId, transactionId } = asked
      const line = {
        call,
        status,
        errorId,
        milliseconds: Math.round(milliseconds),
        correlationId,
        transactionId,
      }
      if (status >= 500) log.error(line, 'call failed')
      else if (status >= 400) log.info(line, 'call refused')
      else log.debug(line, 'call answered')
    },
    failed: (error, { correlationId, transactionId }) => {
      metrics.failures.inc()
      log.error({ err: error, correlationId, transactionId }, 'unexpected failure')
    },
  }
}
