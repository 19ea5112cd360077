import type { CallObserver } from '@cairn/commerce/platform/wire/instrumented'
import type { RequestContext } from '@cairn/commerce/platform/wire/request-context'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Counts every call, and logs it with its ids: refused and failed calls above the debug level. */
export function createCallObserver(log: Log, metrics: Metrics): CallObserver {
  const abortedCalls = new WeakSet<RequestContext>()
  return {
    onAnswer: ({ call, status, errorId, milliseconds, context }) => {
      if (abortedCalls.has(context)) return
      metrics.calls.observe({ call, status: String(status) }, milliseconds / 1000)
      const { correlationId, transactionId } = context
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
    onFailure: (error, context) => {
      const { correlationId, transactionId } = context
      if (isClientAbort(error)) {
        abortedCalls.add(context)
        log.debug({ correlationId, transactionId }, 'the client left')
        return
      }
      metrics.failures.inc()
      log.error({ err: error, correlationId, transactionId }, 'unexpected failure')
    },
  }
}

/** The error that Node reports when the client closes the connection. */
const isClientAbort = (error: unknown) =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET'
