import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import { afterEach, beforeEach, vi } from 'vitest'
import { visitorId } from '../content/audiences/visitor-id.ts'
import { randomId } from '../platform/calls/random-id.ts'
import { consentEvents } from '../platform/consent-changes.ts'
import { startDecisions } from './decision-client.ts'
import { firstDecision } from './first-decision.ts'
import { sendDecision } from './send-decision.ts'
import { trackedAddress } from './tracked-address.ts'
import { decisionRequests, productViews, searchViews, viewEvents } from './view-events.ts'

type SentRequest = { url: string; init: RequestInit; events: DecisionEvent[] }

/** What the browser has sent to the decision engine. */
export const sent: SentRequest[] = []

/** The status of the next answers; 0 for a network that is not there. */
export const network = { status: 200 }

const { dataset } = document.documentElement
const listeners: (() => void)[] = []

/** Each test of a file has a page of its own, whose visitor allows decisions. */
export function usePages() {
  const startListening = globalThis.addEventListener
  beforeEach(() => {
    vi.useFakeTimers()
    sent.length = 0
    network.status = 200
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, init, events: JSON.parse(String(init.body)).events })
      const { status } = network
      if (status === 0) throw new TypeError('offline')
      return { status, text: async () => '' }
    })
    vi.spyOn(globalThis, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        startListening(type, listener)
        listeners.push(() => removeEventListener(type, listener))
      },
    )
    Object.assign(dataset, { locale: 'en-us', site: 'CAIRN-US', accessKey: 'the-key' })
    document.documentElement.lang = 'en-US'
    allow('performanceAndAnalytics', 'targeting')
    viewPage('Home', '/en-us')
  })
  afterEach(() => {
    for (const leave of listeners.splice(0)) leave()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    document.body.replaceChildren()
    document.cookie = 'cairn_visitor=; path=/; max-age=0'
    for (const name of ['visitorAtLoad', 'pageDecisions', 'pageAnalytics'])
      Reflect.deleteProperty(globalThis, name)
  })
}

export const allow = (...categories: string[]) => {
  dataset['allows'] = ['required', ...categories].join(' ')
}

export const view = (page_type: 'Home' | 'PLP' | 'PDP' | 'Search' | 'Other', page_path: string) =>
  ({ event: 'page_view', page_type, page_path, locale: 'en-us' }) as const

export function viewPage(...page: Parameters<typeof view>) {
  globalThis.pageAnalytics = {
    allowed: Promise.resolve(),
    view: view(...page),
    clicks: [],
    onClick: () => {},
  }
  history.replaceState(null, '', page[1])
}

/** The function as a page has it: from its text. */
const fromText = <Rule extends (...input: never[]) => unknown>(rule: Rule): Rule =>
  new Function(`return ${String(rule)}`)()

export function openPage() {
  fromText(firstDecision)({
    idOf: fromText(visitorId),
    addressOf: fromText(trackedAddress),
    viewOf: fromText(viewEvents),
    requestsOf: fromText(decisionRequests),
    productsOf: fromText(productViews),
    searchesOf: fromText(searchViews),
    sendAs: fromText(sendDecision),
    randomOf: fromText(randomId),
    changes: consentEvents,
  })
  dispatchEvent(new Event('load'))
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
export const sentEvents = () => sent.flatMap(({ events }) => events)

/** A page whose own events were sent, and whose client takes more. */
export async function usedPage() {
  openPage()
  const take = startDecisions()
  await pass(1_000)
  sent.length = 0
  return take
}
