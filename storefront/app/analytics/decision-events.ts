import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import type { EventNamed, TrackedEvent, TrackedItem } from '../platform/tracked-events.ts'

/** How many recommendations are counted at a time, whether a rail has as many or not. */
const impressionCount = 24

/** What the decision engine learns of an event of the shop, other than the view of a page. */
export function decisionEventOf(
  event: Exclude<TrackedEvent, { event: 'page_view' }>,
): DecisionEvent {
  switch (event.event) {
    case 'view_item':
      return {
        eventType: 'ProductDetailView',
        products: event.items.map(({ item_id: productId, item_variant: sku }) => ({
          productId,
          sku,
        })),
      }
    case 'search':
      return {
        eventType: 'SearchView',
        q: event.search_term.slice(0, 100),
        total: event.results,
      }
    case 'cart_changed':
      return { eventType: 'Cart', cartLines: linesOf(event) }
    case 'purchase':
      return {
        eventType: 'Purchase',
        orderNumber: event.transaction_id,
        purchaseLines: linesOf(event),
      }
    case 'recommendation_impressions':
      return {
        eventType: 'RecommendationImpressions',
        recTokens: event.rec_tokens.slice(0, impressionCount),
        count: impressionCount,
      }
    default:
      return { eventType: 'PageEvents', pageEvents: [event.event] }
  }
}

type BoughtLine = Extract<DecisionEvent, { eventType: 'Cart' }>['cartLines'][number]
type Lines = { currency: string; items: readonly TrackedItem[] }

const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const

function linesOf({ items, ...event }: Lines): BoughtLine[] {
  const currency = currencies.find((known) => known === event.currency)
  if (!currency) return []
  return items.flatMap(({ item_id: productId, item_variant: sku, price = 0, quantity = 1 }) =>
    sku === undefined ? [] : [{ productId, sku, quantity, unitPrice: price, currency }],
  )
}

const categoryIn = (path: string) => /\d{4,10}$/.exec(path)?.[0]

/** The page before this one is known by its path. */
export const pageViewEvents = (
  { page_type: pageType, page_path: path }: EventNamed<'page_view'>,
  previousPath: string,
): DecisionEvent[] => [
  {
    eventType: 'PageView',
    ...(pageType !== 'Other' && pageType !== 'Error' && { pageType }),
    url: location.origin + path,
    path,
    categoryId: pageType === 'PLP' ? categoryIn(path) : undefined,
  },
  { eventType: 'ScreenSize', width: innerWidth, height: innerHeight },
  { eventType: 'Language', language: document.documentElement.lang },
  { eventType: 'UserAgent', userAgent: navigator.userAgent },
  { eventType: 'Referrer', referrer: location.origin + previousPath },
]
