import { textIn } from '../platform/typed-text.ts'
import { data, redirect } from 'react-router'
import { pageContext } from '../platform/page-context.ts'
import { renewingSession } from '../platform/server-session.ts'
import type { Route } from './+types/orders-route.ts'
import { type Acted, type OrderDeed, orderDeeds } from './orders-view.ts'
import { ticketIn } from './read-orders.server.ts'
import { chosenPieces } from './return-reasons.ts'
import { trackWith } from './track.server.ts'
import type { Tracking } from './tracking.ts'

type Asked = Pick<Route.ActionArgs, 'context' | 'params' | 'url'>

/** Finds the order, mails a code for it, or opens it with one. */
export async function track({ context, params }: Asked, form: FormData) {
  const { intent, typed } = typedIn(form)
  const { commerce } = context.get(pageContext)
  const done = await trackWith(commerce, intent, typed)
  if (done.st === null) return actedWith({ tracked: done.tracked }, done.status)
  const { orderNumber } = typed
  throw redirect(`/${params.locale}/orders/${orderNumber.toUpperCase()}?st=${done.st}`, 303)
}

function typedIn(form: FormData): { intent: string; typed: Tracking } {
  const text = (name: string) => textIn(form, name)
  const typed = {
    orderNumber: text('orderNumber'),
    email: text('email'),
    code: text('code').replaceAll(' ', ''),
  }
  return { intent: text('intent'), typed }
}

/** What can be done with an order, also without scripts. */
export async function actOnOrder({ context, url }: Asked, orderNumber: string, form: FormData) {
  const { commerce } = context.get(pageContext)
  const query = { st: ticketIn(url) }
  const itemId = String(form.get('itemId') ?? '')
  const deeds = {
    cancel: () => commerce.cancelOrder({ query, body: { orderNumber } }),
    withdraw: () =>
      commerce.withdrawReturn({
        query,
        params: { orderId: orderNumber },
        body: { returnNumber: String(form.get('returnNumber') ?? '') },
      }),
    sendCard: () => commerce.resendGiftCardEmail({ query, body: { orderNumber, itemId } }),
  }
  const intent = String(form.get('intent'))
  if (!isDeed(intent)) throw data(null, { status: 400 })
  const done = await renewingSession<unknown>(commerce, deeds[intent])
  if (done.ok) return actedWith({ outcome: { done: intent, refused: undefined } })
  const { message, status } = done.refusal
  return actedWith({ outcome: { done: undefined, refused: message } }, status)
}

const isDeed = (intent: string): intent is OrderDeed => orderDeeds.some((deed) => deed === intent)

/** Makes a return, and goes on to the order with it. */
export async function sendBack(asked: Asked, orderNumber: string, form: FormData) {
  const { context, params, url } = asked
  const { commerce } = context.get(pageContext)
  const items = chosenPieces(form)
  if (items.length === 0) {
    return actedWith({ outcome: { done: undefined, refused: undefined, isEmpty: true } }, 400)
  }
  const st = ticketIn(url)
  const key = String(form.get('key') ?? '') || undefined
  const named = { params: { orderId: orderNumber }, query: { st } }
  const made = await renewingSession(commerce, () =>
    commerce.createReturnLabel({ ...named, body: { items, key } }),
  )
  if (!made.ok) {
    const { message, status } = made.refusal
    return actedWith({ outcome: { done: undefined, refused: message } }, status)
  }
  const read = await renewingSession(commerce, () => commerce.readOrder(named))
  const newest = read.ok ? read.value.returns[0]?.returnNumber : undefined
  const query = new URLSearchParams({ ...(st && { st }), ...(newest && { return: newest }) })
  throw redirect(`/${params.locale}/orders/${orderNumber}?${query}`, 303)
}

const actedWith = (acted: Acted, status = 200) => data(acted, { status })
