import type { Result } from '@cairn/contract/refusals/result'
import { data, redirect } from 'react-router'
import type { Commerce, HandledRefusal } from '../platform/calls/commerce.ts'
import { goOn, showMessage } from '../platform/calls/handling.ts'
import { withRenewedSession, withSession } from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import { pageContext } from '../platform/page/page-context.ts'
import type { Route } from './+types/orders-route.ts'
import { returnedItemsIn } from './order-returns.tsx'
import {
  type OrderAction,
  type OrderActionData,
  orderActions,
  findTrackingProblems,
  type TrackingForm,
  type TrackingState,
} from './orders-view.ts'
import { ticketIn } from './read-orders.server.ts'

type OrderRequest = Pick<Route.ActionArgs, 'context' | 'params' | 'url'>

/** Finds the order, sends a code for it by email, or opens it with the code. */
export async function trackOrder({ context, params }: OrderRequest, form: FormData) {
  const { intent, values } = trackingFormIn(form)
  const { commerce } = context.get(pageContext)
  const result = await runTrackingIntent(commerce, intent, values)
  if (result.st === null) return respond({ tracking: result.tracking }, result.status)
  const { orderNumber } = values
  throw redirect(`/${params.locale}/orders/${orderNumber.toUpperCase()}?st=${result.st}`, 303)
}

function trackingFormIn(form: FormData): { intent: string; values: TrackingForm } {
  const text = (name: string) => formText(form, name)
  const values = {
    orderNumber: text('orderNumber'),
    email: text('email'),
    code: text('code').replaceAll(' ', ''),
  }
  return { intent: text('intent'), values }
}

/** Cancels an order, withdraws a return or sends a gift card again. */
export async function actOnOrder(
  { context, url }: OrderRequest,
  orderNumber: string,
  form: FormData,
) {
  const { commerce } = context.get(pageContext)
  const query = { st: ticketIn(url) }
  const itemId = String(form.get('itemId') ?? '')
  const callByAction = {
    cancel: () =>
      commerce.cancelOrder(
        { query, body: { orderNumber } },
        { pastOrderNotFound: showMessage, orderAlreadyShipped: showMessage },
      ),
    withdraw: () =>
      commerce.withdrawReturn(
        {
          query,
          params: { orderId: orderNumber },
          body: { returnNumber: String(form.get('returnNumber') ?? '') },
        },
        {
          pastOrderNotFound: showMessage,
          returnUnknown: showMessage,
          returnReceived: showMessage,
        },
      ),
    sendCard: () =>
      commerce.resendGiftCardEmail(
        { query, body: { orderNumber, itemId } },
        { pastOrderNotFound: showMessage, itemNotAvailable: showMessage },
      ),
  }
  const intent = String(form.get('intent'))
  if (!isOrderAction(intent)) throw data(null, { status: 400 })
  const result = await withRenewedSession<unknown, HandledRefusal>(commerce, callByAction[intent])
  if (result.ok) return respond({ outcome: { completedAction: intent, errorMessage: undefined } })
  const { message, status } = result.refusal
  return respond({ outcome: { completedAction: undefined, errorMessage: message } }, status)
}

const isOrderAction = (intent: string): intent is OrderAction =>
  orderActions.some((action) => action === intent)

/** Creates a return and redirects to the order. */
export async function createReturn(request: OrderRequest, orderNumber: string, form: FormData) {
  const { context, params, url } = request
  const { commerce } = context.get(pageContext)
  const items = returnedItemsIn(form)
  if (items.length === 0) {
    return respond(
      { outcome: { completedAction: undefined, errorMessage: undefined, isEmpty: true } },
      400,
    )
  }
  const st = ticketIn(url)
  const key = String(form.get('key') ?? '') || undefined
  const orderCall = { params: { orderId: orderNumber }, query: { st } }
  const created = await withRenewedSession(commerce, () =>
    commerce.createReturnLabel(
      { ...orderCall, body: { items, key } },
      {
        pastOrderNotFound: showMessage,
        itemNotAvailable: showMessage,
        returnNotCreated: showMessage,
      },
    ),
  )
  if (!created.ok) {
    const { message, status } = created.refusal
    return respond({ outcome: { completedAction: undefined, errorMessage: message } }, status)
  }
  const result = await withRenewedSession(commerce, () =>
    commerce.readOrder(orderCall, { pastOrderNotFound: goOn }),
  )
  const newest = result.ok ? result.value.returns[0]?.returnNumber : undefined
  const query = new URLSearchParams({ ...(st && { st }), ...(newest && { return: newest }) })
  throw redirect(`/${params.locale}/orders/${orderNumber}?${query}`, 303)
}

const respond = (actionData: OrderActionData, status = 200) => data(actionData, { status })

/** The state to show, or the ticket that opens the order. */
type TrackingResult = { st: null; tracking: TrackingState; status: number } | { st: string }

async function runTrackingIntent(
  commerce: Commerce,
  intent: string,
  values: TrackingForm,
): Promise<TrackingResult> {
  const problems = findTrackingProblems(values, intent === 'open')
  const initial: TrackingState = {
    values,
    problems,
    order: null,
    isMailed: false,
    errorMessage: undefined,
  }
  if (problems.orderNumber || problems.email) return { st: null, tracking: initial, status: 400 }
  const lookup = await findOrder(commerce, values)
  if (!lookup.ok) {
    const { message, status } = lookup.refusal
    return { st: null, tracking: { ...initial, errorMessage: message }, status }
  }
  const foundState: TrackingState = { ...initial, order: lookup.value }
  if (intent === 'open') return openOrder(commerce, { ...foundState, isMailed: true })
  if (intent === 'mail') return mailCode(commerce, foundState)
  return { st: null, tracking: foundState, status: 200 }
}

type OrderLookup = Pick<TrackingForm, 'orderNumber' | 'email'> & { code?: string }

const findOrder = (commerce: Commerce, { orderNumber, email }: OrderLookup) =>
  withSession(commerce, () => commerce.trackOrder({ body: { orderNumber, email } }, trackHandlers))

const trackHandlers = {
  orderNotFound: showMessage,
  orderEmailWrong: showMessage,
  orderCodeWrong: showMessage,
}

async function openOrder(commerce: Commerce, tracking: TrackingState): Promise<TrackingResult> {
  if (tracking.problems.code) return { st: null, tracking, status: 400 }
  const result = await withSession(commerce, () =>
    commerce.trackOrder({ body: tracking.values }, trackHandlers),
  )
  if (result.ok && result.value.st !== null) return { st: result.value.st }
  return resultOf(result, tracking)
}

async function mailCode(commerce: Commerce, tracking: TrackingState): Promise<TrackingResult> {
  const { orderNumber, email } = tracking.values
  const result = await withSession(commerce, () =>
    commerce.mailOrderCode({ body: { orderNumber, email } }),
  )
  return resultOf(result, { ...tracking, isMailed: result.ok })
}

function resultOf(
  result: Result<unknown, HandledRefusal>,
  tracking: TrackingState,
): TrackingResult {
  if (result.ok) return { st: null, tracking, status: 200 }
  const { message, status } = result.refusal
  return { st: null, tracking: { ...tracking, errorMessage: message }, status }
}
