import type { CallObserver } from '@cairn/commerce/platform/wire/perform'
import type { RequestContext } from '@cairn/commerce/platform/wire/request-context'
import { refusals } from '@cairn/contract/refusals/refusals'
import { type Log, serializeError } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { SentryError } from './sentry-event.ts'
import type { Sentry } from './sentry.ts'

/** Where failures are reported. */
export type MonitoringSinks = { log: Log; metrics: Metrics; sentry: Sentry }

type FailureIds = {
  correlationId: string
  transactionId?: string
  /** The error code that the client was sent. */
  errorId?: string | undefined
}

/** Reports a bug or an outage. */
export function reportFailure(
  { log, metrics, sentry }: MonitoringSinks,
  error: unknown,
  ids: FailureIds,
) {
  metrics.failures.inc()
  log.error({ err: error, ...ids }, 'unexpected failure')
  sentry.report(serverError(error, ids))
}

type FailedJob = { name: string; id: string; attempt: number }

/** Reports an error of work in the background, which is repeated. */
export function reportJobFailure(
  { log, sentry }: MonitoringSinks,
  error: unknown,
  job?: FailedJob,
) {
  log.error({ err: error, job }, 'a job failed')
  sentry.report(serverError(error, { job: job?.name }))
}

function serverError(error: unknown, tags: SentryError['tags']): SentryError {
  const { type, message, code, stack = [] } = serializeError(error)
  return { platform: 'node', type, message, stack, tags: { ...tags, code } }
}

/** A refused call is caused by the client, an outage ends without intervention, and a failure has to be investigated. */
const levelOf = (status: number) => {
  if (status < 400) return 'debug'
  if (status < 500 || status === refusals.notImplemented.status) return 'info'
  return status === refusals.temporarilyUnavailable.status ? 'warn' : 'error'
}

const outcomes = {
  debug: 'call answered',
  info: 'call refused',
  warn: 'call not possible at the moment',
  error: 'call failed',
} as const

/** Counts every call, and logs it with its ids: refused and failed calls above the debug level. */
export function createCallObserver(monitoring: MonitoringSinks): CallObserver {
  const { log, metrics } = monitoring
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
      const level = levelOf(status)
      log[level](line, outcomes[level])
    },
    onFailure: (error, context, errorId) => {
      const { correlationId, transactionId } = context
      if (isClientAbort(error)) {
        abortedCalls.add(context)
        log.debug({ correlationId, transactionId }, 'the client left')
        return
      }
      reportFailure(monitoring, error, { errorId, correlationId, transactionId })
    },
  }
}

/** The error that Node reports when the client closes the connection. */
const isClientAbort = (error: unknown) =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET'
