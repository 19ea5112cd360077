/* oxlint-disable unicorn/consistent-function-scoping -- pages contain the text of the function, which uses nothing from outside */
import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import type { sendDecision } from './send-decision.ts'
import type { trackedAddress } from './tracked-address.ts'
import type { decisionRequests, productViews, searchViews, viewEvents } from './view-events.ts'

/** What the page notes for the code that is loaded with the first interaction. */
export type PageDecisions = {
  /** Resolves to whether the events have to be sent again. Without consent they are dropped. */
  send: (events: readonly DecisionEvent[]) => Promise<boolean>
  /** Of the view of the page. */
  events: DecisionEvent[]
  /** Resolves when these were sent, to whether they have to be sent again. */
  first: Promise<boolean>
}

declare global {
  var pageDecisions: PageDecisions | undefined
}

type Rules = {
  idOf: () => string
  addressOf: typeof trackedAddress
  viewOf: typeof viewEvents
  requestsOf: typeof decisionRequests
  productsOf: typeof productViews
  searchesOf: typeof searchViews
  sendAs: typeof sendDecision
  randomOf: () => string
  changes: readonly string[]
}

/**
 * Sends what the decision engine learns of a page that is viewed, one second after it was loaded or its visitor has
 * allowed that, or when they leave it earlier. Pages contain the text of this function, so it uses nothing from outside.
 */
export function firstDecision(rules: Rules): void {
  const { idOf, addressOf, viewOf, requestsOf, productsOf, searchesOf, sendAs, randomOf, changes } =
    rules
  const events: DecisionEvent[] = []

  const addPlace = async () => {
    const permission = await navigator.permissions.query({ name: 'geolocation' })
    if (permission.state !== 'granted') return
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) =>
      events.push({
        eventType: 'Coordinates',
        latitude: Number(latitude.toFixed(2)),
        longitude: Number(longitude.toFixed(2)),
      }),
    )
  }

  const send: PageDecisions['send'] = (list) => sendAs(idOf(), list, randomOf)
  let sendFirst = () => {}
  const first = new Promise<boolean>((resolve) => {
    sendFirst = () => {
      if (!events[0]) return
      sendFirst = () => {}
      resolve(send(events))
    }
  })
  globalThis.pageDecisions = { send, events, first }

  const react = ({ type }: Event) => {
    if (!events[0] && idOf() !== '') {
      events.push(...viewOf(addressOf), ...requestsOf(), ...productsOf(), ...searchesOf())
      addPlace().catch(() => {})
      setTimeout(() => sendFirst(), 1000)
    }
    if (type === 'pagehide') sendFirst()
  }
  for (const type of ['load', 'pagehide', ...changes]) addEventListener(type, react)
}
