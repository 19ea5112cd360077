import { orderTicket } from '@cairn/contract/orders/order'
import { data, redirect } from 'react-router'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import { readAccountPlace } from '../content/reading/read-places.server.ts'
import type { HandledRefusal } from '../platform/calls/commerce.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { redirectGuest, redirectIfSignedOut } from '../sign-in/redirect-if-signed-out.server.ts'
import { pageCount, pageNumberIn } from '../ui/navigation/page-number.ts'
import type { Route } from './+types/orders-route.ts'
import type { OrdersView } from './orders-view.ts'

type PageRequest = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

const ordersPerPage = 10

export async function readHistory({ context, params, request, url }: PageRequest) {
  const shop = context.get(pageContext)
  const historyPage = { locale: params.locale, path: `/${params.locale}/orders` }
  redirectGuest(request, historyPage)
  const page = pageNumberIn(url.searchParams)
  const body = { start: (page - 1) * ordersPerPage, count: ordersPerPage }
  const [result, blocks] = await Promise.all([
    withRenewedSession(shop.commerce, () => shop.commerce.readOrderHistory({ body })),
    readAccountPlace(shop, { request, place: 'orders' }),
  ])
  if (result.ok) {
    const { orders, total } = result.value
    const count = pageCount(total, ordersPerPage)
    if (page > count) throw redirect(url.pathname)
    const shown = { orders, page: { current: page, count }, blocks }
    return viewOf({ kind: 'history', ...shown, hasFailed: false })
  }
  const { refusal } = result
  redirectIfSignedOut(refusal, historyPage)
  const empty = { orders: [], page: { current: page, count: 1 }, blocks }
  return viewOf({ kind: 'history', ...empty, hasFailed: true }, refusal.status)
}

/** The link may contain the order number, but nothing that gives access to the order. */
export const readTracking = ({ url }: PageRequest) =>
  viewOf({ kind: 'track', orderNumber: url.searchParams.get('order')?.slice(0, 40) ?? '' })

/** Reads the order in the URL. It is `null` if the shopper may not see it. */
export async function readConfirmation(request: PageRequest) {
  const orderId = request.url.searchParams.get('order')
  const [result, blocks] = await Promise.all([
    orderId ? readOrder(request, orderId) : undefined,
    readPageSlot(request.context.get(pageContext), {
      request: request.request,
      page: 'order-confirmation',
    }),
  ])
  return viewOf({ kind: 'confirmation', order: result?.ok ? result.value : null, blocks })
}

/** Access needs the session of the buyer or this ticket. */
export const ticketIn = (url: URL) => orderTicket.safeParse(url.searchParams.get('st')).data

function readOrder({ context, url }: PageRequest, orderId: string) {
  const { commerce } = context.get(pageContext)
  const orderCall = { params: { orderId }, query: { st: ticketIn(url) } }
  return withRenewedSession(commerce, () =>
    commerce.readOrder(orderCall, { pastOrderNotFound: 'showUnknown' }),
  )
}

export async function readOneOrder(request: PageRequest, orderId: string) {
  const result = await readOrder(request, orderId)
  if (!result.ok) return readFailure(result.refusal)
  const order = result.value
  const number = request.url.searchParams.get('return')
  const newReturn = order.returns.find(({ returnNumber }) => returnNumber === number)
  return viewOf({
    kind: 'order',
    order,
    hasFailed: false,
    newReturnNumber: newReturn?.returnNumber,
  })
}

export async function readReturn(request: PageRequest, orderId: string) {
  const result = await readOrder(request, orderId)
  if (!result.ok) return readFailure(result.refusal)
  return viewOf({ kind: 'return', order: result.value, requestKey: crypto.randomUUID() })
}

/** An invalid order number and a missing session are shown like an order that does not exist. */
function readFailure({ name, handling, status }: HandledRefusal) {
  const empty = { kind: 'order', order: null, newReturnNumber: undefined } as const
  return handling === 'showUnknown' || name === 'fieldsInvalid' || name === 'sessionMissing'
    ? viewOf({ ...empty, hasFailed: false }, 404)
    : viewOf({ ...empty, hasFailed: true }, status)
}

const viewOf = (view: OrdersView, status = 200) => data(view, { status })
