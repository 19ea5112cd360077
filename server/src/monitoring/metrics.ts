import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallObserver } from '@cairn/commerce/platform/wire/perform'
import type { RequestContext } from '@cairn/commerce/platform/wire/request-context'
import { refusals } from '@cairn/contract/refusals/refusals'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Log } from './log.ts'

/** Calls are labelled with their declared name, so that a requested URL never becomes a label. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'cairn_call_seconds',
    help: 'How long calls of the contract took.',
    labelNames: ['call', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const pages = new Histogram({
    name: 'cairn_page_seconds',
    help: 'How long pages took.',
    labelNames: ['status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'cairn_failures_total',
    help: 'Errors that were nobody’s input: bugs and outages.',
    registers: [registry],
  })
  return { registry, calls, pages, failures }
}

export type Metrics = ReturnType<typeof createMetrics>

export type MetricsAccess = { token: string | undefined; isRealShop: boolean }

/** Metrics are useful to competitors: a real shop shows them to holders of the token only. */
export function checkMetricsAccess(
  { token, isRealShop }: MetricsAccess,
  authorization: string | undefined,
): 'open' | 'closed' | 'tokenCorrect' | 'tokenWrong' {
  if (token === undefined) return isRealShop ? 'closed' : 'open'
  return isEqual(authorization ?? '', `Bearer ${token}`) ? 'tokenCorrect' : 'tokenWrong'
}

const isEqual = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

const digest = (text: string) => createHash('sha256').update(text).digest()

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
      const level = levelOf(status)
      log[level](line, outcomes[level])
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
