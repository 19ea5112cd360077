import { maxErrors } from '@cairn/contract/analytics/browser-errors'
import { visitorId } from '../content/audiences/visitor-id.ts'
import { randomId } from '../platform/calls/random-id.ts'
import { consentEvents } from '../platform/consent-changes.ts'
import { pageTypeOf } from '../platform/page/page-type.ts'
import { collectErrors, failureEvents } from './collect-errors.ts'
import { firstDecision } from './first-decision.ts'
import { sendDecision } from './send-decision.ts'
import { sendReport } from './send-report.ts'
import { startGoogle } from './start-google.ts'
import { trackedAddress } from './tracked-address.ts'
import { decisionRequests, productViews, searchViews, viewEvents } from './view-events.ts'
import { viewPage } from './view-page.ts'
import { watchVitals } from './watch-vitals.ts'

/** A function that uses nothing from outside, and its only argument: an object with values and such functions. */
type Part = readonly [run: (rules: never) => void, rules: Readonly<Record<string, unknown>>]

/** What a page does with consent before anybody uses it, in this order. */
const parts: readonly Part[] = [
  [collectErrors, { send: sendReport, events: failureEvents, max: maxErrors }],
  [
    viewPage,
    { typeOf: pageTypeOf, addressOf: trackedAddress, startGoogle, changes: consentEvents },
  ],
  [watchVitals, { send: sendReport }],
  [
    firstDecision,
    {
      idOf: visitorId,
      addressOf: trackedAddress,
      viewOf: viewEvents,
      requestsOf: decisionRequests,
      productsOf: productViews,
      searchesOf: searchViews,
      sendAs: sendDecision,
      randomOf: randomId,
      changes: consentEvents,
    },
  ],
]

const textOf = (value: unknown): string =>
  typeof value === 'function' ? String(value) : JSON.stringify(value)

const callOf = ([run, rules]: Part): string =>
  `(${textOf(run)})({${Object.entries(rules)
    .map(([name, value]) => `${name}:${textOf(value)}`)
    .join()}})`

/** The same text on every page, so that one hash in the content security policy allows it. */
export const pageViewText: string = parts.map(callOf).join(';').replaceAll(/\n\s+/g, '\n')

/** After the description of the page, which it reads. */
export const pageViewScript = (nonce: string, measurementId: string | undefined): string =>
  `<script nonce="${nonce}"${measurementId === undefined ? '' : ` data-measurement-id="${measurementId}"`}>${pageViewText}</script>`
