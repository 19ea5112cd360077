import { ingestMeasurements } from '@cairn/contract/analytics/analytics-calls'
import { type BrowserError, ingestErrors } from '@cairn/contract/analytics/browser-error-calls'
import { consentCodes } from '@cairn/contract/consent/consent'
import { accept } from '@cairn/contract/refusals/result'
import { allowsAll, type Visit } from '../consent/visit-consent.ts'
import { type Guard, serve } from '../platform/wire/serve.ts'
import {
  boundedMeasurement,
  type BrowserMeasurement,
  browserOf,
  scrubbedError,
} from './browser-reports.ts'

/** An error without personal data, and where it has happened. */
export type ReportedError = BrowserError & { browser: string; locale: string }

/** Where the reports of browsers go. */
export type BrowserMonitor = {
  measure: (measurement: BrowserMeasurement) => void
  /** The id is that of the failed call, otherwise that of the report. */
  reportError: (error: ReportedError, correlationId: string) => void
}

type AnalyticsDeps = { browserMonitor: BrowserMonitor; guards: { anyone: Guard<'anyone'> } }

export const analyticsRoutes = ({ browserMonitor, guards }: AnalyticsDeps) => [
  serve(ingestMeasurements, guards.anyone, async ({ body, context }) => {
    const measurements = allowsAnalytics(context) ? body.measureBatch : []
    for (const measurement of measurements) browserMonitor.measure(boundedMeasurement(measurement))
    return accept({})
  }),

  serve(ingestErrors, guards.anyone, async ({ body, context }) => {
    const { locale, userAgent, correlationId } = context
    for (const error of allowsAnalytics(context) ? body.errors : []) {
      browserMonitor.reportError(
        { ...scrubbedError(error), browser: browserOf(userAgent), locale },
        error.correlationId ?? correlationId,
      )
    }
    return accept({})
  }),
]

const allowsAnalytics = (visit: Visit): boolean =>
  allowsAll(visit, [consentCodes.performanceAndAnalytics])
