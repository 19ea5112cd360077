import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import type { trackedAddress } from './tracked-address.ts'

/** What a view of a page says about the page and its visitor. Pages contain the text of this function. */
export function viewEvents(addressOf: typeof trackedAddress): DecisionEvent[] {
  const { page_type: type, page_path: path = '' } = globalThis.pageAnalytics?.view ?? {}
  const pageType = type === 'Other' || type === 'Error' ? undefined : type
  const categoryId = type === 'PLP' ? /\d{4,10}$/.exec(path)?.[0] : undefined
  const events: DecisionEvent[] = [
    { eventType: 'PageView', pageType, url: location.origin + path, path, categoryId },
    { eventType: 'ScreenSize', width: innerWidth, height: innerHeight },
    { eventType: 'Language', language: document.documentElement.lang },
    { eventType: 'UserAgent', userAgent: navigator.userAgent },
  ]
  if (document.referrer) {
    const { origin, pathname } = new URL(document.referrer)
    events.push({ eventType: 'Referrer', referrer: origin + addressOf(pathname, '') })
  }
  return events
}

/**
 * Asks for the experiments that the page shows, if any. Of those that were shown to a visitor without an id, or that a test
 * of the page forces, it names none. Pages contain the text of this function too.
 */
export function decisionRequests(): DecisionEvent[] {
  const visitor = globalThis.visitorAtLoad
  const isCounted = visitor?.id && !visitor.forced[0]
  const blocks = isCounted ? document.querySelectorAll<HTMLElement>('[data-experiment]') : []
  const experienceIds = Array.from(
    blocks,
    (block): string => JSON.parse(block.dataset['experiment'] ?? '').experienceId,
  )
  const [requestId, audiences] = [String(Date.now()), [...(visitor?.audiences ?? [])]]
  return [{ eventType: 'DecisionRequest', requestId, experienceIds, audiences }]
}

/** The product of the page. Pages contain the text of this function too. */
export function productViews(): DecisionEvent[] {
  const { page_type: type, page_path: path = '' } = globalThis.pageAnalytics?.view ?? {}
  const productId = /[A-Z\d]{8,11}$/.exec(path)?.[0]
  if (type !== 'PDP' || productId === undefined) return []
  return [{ eventType: 'ProductDetailView', products: [{ productId }] }]
}

/** The search whose results the page shows. Pages contain the text of this function too. */
export function searchViews(): DecisionEvent[] {
  if (globalThis.pageAnalytics?.view?.page_type !== 'Search') return []
  const text = new URLSearchParams(location.search).get('q') ?? ''
  const q = text.replaceAll(/\S+@\S+/g, '@').trim()
  const count = document.querySelector('.listing-order output')?.textContent ?? ''
  const total = Number(count.replaceAll(/\D/g, ''))
  return q === '' ? [] : [{ eventType: 'SearchView', q: q.slice(0, 100), total }]
}
