import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What Prometheus may ask for; each call by its declared path, never by what was typed. */
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
