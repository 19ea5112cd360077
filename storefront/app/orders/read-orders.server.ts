import type { CallRefusal } from '@cairn/contract/client'
import { orderTicket } from '@cairn/contract/order-entity'
import { data, redirect } from 'react-router'
import { readAround } from '../content/read-around.server.ts'
import { pageContext } from '../platform/page-context.ts'
import { renewingSession } from '../platform/server-session.ts'
import { signInFirst } from '../sign-in/sign-in-first.server.ts'
import type { Route } from './+types/orders-route.ts'
import type { OrdersView } from './orders-view.ts'

type Asked = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

const ordersPerPage = 10

export async function readHistory({ context, params, url }: Asked) {
  const { commerce } = context.get(pageContext)
  const page = pageIn(url.searchParams)
  const body = { start: (page - 1) * ordersPerPage, count: ordersPerPage }
  const read = await renewingSession(commerce, () => commerce.readOrderHistory({ body }))
  if (read.ok) {
    const { orders, total } = read.value
    const count = Math.max(1, Math.ceil(total / ordersPerPage))
    if (page > count) throw redirect(url.pathname)
    return viewOf({ kind: 'history', orders, page: { current: page, count }, hasFailed: false })
  }
  const { status } = read.refusal
  signInFirst({ status, locale: params.locale, address: `/${params.locale}/orders` })
  const none = { orders: [], page: { current: page, count: 1 } }
  return viewOf({ kind: 'history', ...none, hasFailed: true }, status)
}

const pageShape = /^[1-9]\d{0,3}$/

function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return pageShape.test(text) ? Number(text) : 1
}

/** A link may bring the number; nothing that opens an order stands in it. */
export const readTracking = ({ url }: Asked) =>
  viewOf({ kind: 'track', orderNumber: url.searchParams.get('order')?.slice(0, 40) ?? '' })

/** The order that the address names, where it is one of whoever asks. */
export async function readConfirmation(asked: Asked) {
  const orderId = asked.url.searchParams.get('order')
  const [read, around] = await Promise.all([
    orderId ? readOrder(asked, orderId) : undefined,
    readAround(asked.context.get(pageContext), {
      request: asked.request,
      page: 'order-confirmation',
    }),
  ])
  return viewOf({ kind: 'confirmation', order: read?.ok ? read.value : null, around })
}

/** Whose order it is, their session says; or the ticket that they were given. */
export const ticketIn = (url: URL) => orderTicket.safeParse(url.searchParams.get('st')).data

const notOurs = new Set(['OHS4004', 'REQ400', 'REQ401'])

function readOrder({ context, url }: Asked, orderId: string) {
  const { commerce } = context.get(pageContext)
  const named = { params: { orderId }, query: { st: ticketIn(url) } }
  return renewingSession(commerce, () => commerce.readOrder(named))
}

export async function readOneOrder(asked: Asked, orderId: string) {
  const read = await readOrder(asked, orderId)
  if (!read.ok) return notRead(read.refusal)
  const order = read.value
  const number = asked.url.searchParams.get('return')
  const made = order.returns.find(({ returnNumber }) => returnNumber === number)
  return viewOf({ kind: 'order', order, hasFailed: false, madeReturn: made?.returnNumber })
}

/** Where it is said what of an order goes back. */
export async function readReturn(asked: Asked, orderId: string) {
  const read = await readOrder(asked, orderId)
  if (!read.ok) return notRead(read.refusal)
  return viewOf({ kind: 'return', order: read.value, requestKey: crypto.randomUUID() })
}

function notRead({ errorId, status }: CallRefusal) {
  const none = { kind: 'order', order: null, madeReturn: undefined } as const
  return notOurs.has(errorId)
    ? viewOf({ ...none, hasFailed: false }, 404)
    : viewOf({ ...none, hasFailed: true }, status)
}

const viewOf = (view: OrdersView, status = 200) => data(view, { status })
