import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

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
  return { registry, calls, pages, failures, ...browserMetrics(registry) }
}

/** What browsers report. The texts of the labels are from short lists. */
function browserMetrics(registry: Registry) {
  const registers = [registry]
  const browser = new Histogram({
    name: 'cairn_browser_seconds',
    help: 'How long pages took in browsers.',
    labelNames: ['name', 'page'] as const,
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  })
  const layoutShifts = new Histogram({
    name: 'cairn_browser_layout_shift',
    help: 'How much of a page has moved (cumulative layout shift).',
    labelNames: ['page'] as const,
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  })
  const browserErrors = new Counter({
    name: 'cairn_browser_errors_total',
    help: 'Errors that browsers have reported.',
    labelNames: ['kind'] as const,
    registers,
  })
  const sentryEvents = new Counter({
    name: 'cairn_sentry_events_total',
    help: 'Errors for Sentry: sent, failed, or dropped while it accepts none.',
    labelNames: ['outcome'] as const,
    registers,
  })
  return { browser, layoutShifts, browserErrors, sentryEvents }
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
