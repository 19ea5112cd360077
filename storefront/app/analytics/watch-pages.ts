import type { Cart } from '@cairn/contract/cart/cart'
import { cartState } from '../cart/state/cart-store.ts'
import type { LastOrder } from '../cart/state/last-order.ts'
import { isAllowed } from '../platform/consent.ts'
import { type PageType, pageTypeOf } from '../platform/page/page-type.ts'
import { track } from '../platform/tracked-events.ts'
import { countPurchase } from './counted-purchases.ts'
import {
  createCheckoutEvents,
  descriptionIn,
  type PageData,
  productEvents,
  purchaseOf,
  viewCart,
} from './page-events.ts'
import { trackedAddress } from './tracked-address.ts'

type Router = NonNullable<typeof globalThis.__reactRouterDataRouter>

/** The data of the page that is shown; null if its loader has found nothing. */
export function shownData(): PageData | null {
  // oxlint-disable-next-line no-underscore-dangle -- the name that the router has chosen
  const router = globalThis.__reactRouterDataRouter
  return router ? dataOf(router.state) : {}
}

function dataOf({ matches, loaderData }: Router['state']): PageData | null {
  const id = matches.at(-1)?.route.id
  const data: unknown = id === undefined ? undefined : loaderData[id]
  return data === null ? null : Object(data)
}

/** Tracks the page that is shown, and each that the visitor navigates to without a new document. */
export function watchPages() {
  // oxlint-disable-next-line no-underscore-dangle -- the name that the router has chosen
  const router = globalThis.__reactRouterDataRouter
  if (!router) return
  const trackContent = createContentTracker()
  let shownAddress: string | undefined
  const report = () => {
    const { state } = router
    if (!state.initialized || state.navigation.state !== 'idle') return
    const { pathname, search } = state.location
    const address = `${pathname}${search}`
    if (address === shownAddress) return
    const isFirst = shownAddress === undefined
    shownAddress = address
    const data = dataOf(state)
    const page_path = trackedAddress(pathname, '')
    if (!isFirst || globalThis.pageAnalytics?.view?.page_path !== page_path)
      track({
        event: 'page_view',
        page_type: typeOf(state, data),
        page_path,
        locale: document.documentElement.dataset['locale'] ?? '',
      })
    if (data) trackContent(pageTypeOf(pathname, ''), data)
  }
  report()
  router.subscribe(report)
}

function typeOf({ errors, location }: Router['state'], data: PageData | null): PageType {
  const type = pageTypeOf(location.pathname, data ? descriptionIn(data) : '')
  const isMissing = errors !== null || data?.isMissing || (data === null && type === 'PLP')
  return isMissing ? 'Error' : type
}

/** Tracks what pages of some types show. */
function createContentTracker() {
  const checkoutEvents = createCheckoutEvents(hasReturnedToCheckout())
  let cart: Cart | undefined
  const trackers: Partial<Record<PageType, (data: PageData) => unknown>> = {
    PLP: trackProducts,
    Search: trackProducts,
    PDP: trackProducts,
    Cart: trackCartView,
    Checkout: ({ view }) => {
      if (!view) return
      ;({ cart } = view)
      for (const event of checkoutEvents(view)) track(event)
    },
    'Order Confirmation': ({ order }) => trackPurchase(order, cart),
  }
  return (type: PageType, data: PageData) => trackers[type]?.(data)
}

function trackProducts(data: PageData) {
  for (const event of productEvents(data)) track(event)
}

/** The browser may have rebuilt the cart that the page was rendered with. */
async function trackCartView({ content }: PageData) {
  const view = (await content)?.view
  const cart = cartState().cart ?? (view && 'cart' in view ? view.cart : undefined)
  if (cart) track(viewCart(cart))
}

async function trackPurchase(shown: LastOrder | null | undefined, cart: Cart | undefined) {
  const order = shown ?? (await import('../cart/state/last-order.ts')).readLastOrder()
  if (!order || !isAllowed('performanceAndAnalytics')) return
  if (countPurchase(order.orderNumber)) track(purchaseOf(order, cart))
}

/** Whether the document was reloaded, or opened from the checkout, for example after the page of a bank. */
function hasReturnedToCheckout(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isOpened =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  return !isOpened || document.referrer.includes('/checkout')
}
