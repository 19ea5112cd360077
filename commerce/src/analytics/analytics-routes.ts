import { ingestMeasurements } from '@cairn/contract/analytics/analytics-calls'
import { type BrowserError, ingestErrors } from '@cairn/contract/analytics/browser-error-calls'
import {
  allowedCodes,
  choiceFromText,
  consentCodes,
  consentCookie,
} from '@cairn/contract/consent/consent'
import { accept } from '@cairn/contract/refusals/result'
import type { RequestContext } from '../platform/wire/request-context.ts'
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

/** Also in a preview, whose pages say nothing about those of the shop. */
function allowsAnalytics({ site, cookies, hasPrivacyControl }: RequestContext): boolean {
  const choice = choiceFromText(cookies.get(consentCookie))
  const facts = { region: site.region, isPreview: false, choice, hasPrivacyControl }
  return allowedCodes(facts).includes(consentCodes.performanceAndAnalytics)
}
