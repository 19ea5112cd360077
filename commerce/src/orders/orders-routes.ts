import {
  cancelOrder,
  downloadInvoice,
  mailOrderCode,
  readOrder,
  readOrderHistory,
  trackOrder,
  createReturnLabel,
  withdrawReturn,
} from '@cairn/contract/orders/order-calls'
import { type Refusal, type Result, accept, refuse } from '@cairn/contract/refusals/result'
import type { InputOf, RefusalOf } from '@cairn/contract/wire/call'
import type { Database } from '../platform/database/database.ts'
import { inPdfTurn, renderPdf } from '../platform/pdf/render-pdf.ts'
import { serve } from '../platform/wire/serve.ts'
import { invoiceOf } from './documents/invoice.ts'
import { returnLabelOf } from './documents/return-label.ts'
import { cancelOrder as cancel } from './fulfilment/cancel-order-store.ts'
import type { OrderDeps } from './money/instruments-flow.ts'
import { readOrderPoints } from './money/order-points-store.ts'
import { orderAnswer, summaryAnswer } from './order-answer.ts'
import { issueOrderCode, redeemOrderCode } from './order-code-store.ts'
import { type OrderGuards, ticketOf } from './order-guard.ts'
import { findOrderByNumber, findOrderHistory } from './order-store.ts'
import type { Order } from './order.ts'
import { announceReturn, withdrawReturn as withdraw } from './returns/returns-store.ts'
import { countTrackingFailure, undoTrackingFailure } from './tracking-failures-store.ts'

type OrderRouteDeps = { orderDeps: OrderDeps; guards: OrderGuards; tokenSecret: string }

type TrackingDeps = OrderRouteDeps & {
  /** False where limits are switched off. */
  countsAttempts: boolean
}

export const ordersRoutes = ({ orderDeps, guards, tokenSecret, countsAttempts }: TrackingDeps) => [
  serve(readOrder, guards.ownOrder, async ({ access: { order } }) =>
    accept({
      ...orderAnswer(order, ticketOf(order.orderId, tokenSecret)),
      points: await readOrderPoints(orderDeps.database, order),
    }),
  ),

  serve(downloadInvoice, guards.ownOrder, ({ access: { order }, context }) =>
    inPdfTurn(context, async () => accept(await renderPdf(invoiceOf(order)))),
  ),

  serve(readOrderHistory, guards.shopper, async ({ access: { consumerId }, body }) => {
    const { orders, total } = await findOrderHistory(orderDeps.database, { consumerId, ...body })
    return accept({ orders: orders.map(summaryAnswer), total })
  }),

  serve(trackOrder, guards.session, async ({ body, context: { clientIp } }) => {
    const { database } = orderDeps
    if (countsAttempts) {
      const counted = await countTrackingFailure(database, clientIp)
      if (!counted.ok) return counted
    }
    const tracked = await findTrackedOrder(database, body)
    if (!tracked.ok) return tracked
    if (countsAttempts) await undoTrackingFailure(database, clientIp)
    const { orderId } = tracked.value
    const { code } = body
    if (code !== undefined) {
      const isRight = await redeemOrderCode(database, {
        orderId,
        code,
        secret: tokenSecret,
      })
      if (!isRight) return refuse('orderCodeWrong')
    }
    const { orderNumber, status, orderedAt, items, shipments } = orderAnswer(tracked.value, '')
    const st = code === undefined ? null : ticketOf(orderId, tokenSecret)
    return accept({ orderNumber, status, orderedAt, items, shipments, st })
  }),

  // The answer does not tell whether there is such an order.
  serve(mailOrderCode, guards.session, async ({ body }) => {
    const tracked = await findTrackedOrder(orderDeps.database, body)
    if (tracked.ok) await issueOrderCode(orderDeps.database, tracked.value.orderId)
    return accept({})
  }),

  serve(cancelOrder, guards.ownOrder, async ({ access: { order } }) => {
    const cancelled = await cancel(orderDeps, order.orderId)
    return cancelled.ok
      ? accept(orderAnswer(cancelled.value, ticketOf(order.orderId, tokenSecret)))
      : cancelled
  }),
]

async function findTrackedOrder(
  database: Database,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<Result<Order, Refusal<'orderNotFound' | 'orderEmailWrong'>>> {
  const order = await findOrderByNumber(database, orderNumber.trim().toUpperCase())
  if (order?.state !== 'placed') return refuse('orderNotFound')
  return isSameEmail(order.email, email) ? accept(order) : refuse('orderEmailWrong')
}

const isSameEmail = (stored: string | null, typed: string) =>
  stored !== null && stored.trim().toLowerCase() === typed.trim().toLowerCase()

export const returnsRoutes = ({ orderDeps, guards, tokenSecret }: OrderRouteDeps) => [
  // A return is only announced when its label can be rendered.
  serve(createReturnLabel, guards.ownOrder, ({ access: { order }, body, context }) =>
    inPdfTurn(context, () => renderReturnLabel(orderDeps, order, body)),
  ),

  serve(withdrawReturn, guards.ownOrder, async ({ access: { order }, body }) => {
    const { orderId } = order
    const withdrawn = await withdraw(orderDeps.database, orderId, body.returnNumber)
    return withdrawn.ok
      ? accept(orderAnswer(withdrawn.value, ticketOf(orderId, tokenSecret)))
      : withdrawn
  }),
]

async function renderReturnLabel(
  { database }: OrderDeps,
  order: Order,
  { returnNumber, items, key }: InputOf<typeof createReturnLabel>['body'],
): Promise<Result<Uint8Array<ArrayBuffer>, Refusal<RefusalOf<typeof createReturnLabel>>>> {
  if (returnNumber !== undefined) {
    const existing = order.returns.find((orderReturn) => orderReturn.returnNumber === returnNumber)
    const isActive = existing && existing.state !== 'withdrawn'
    return isActive
      ? accept(await renderPdf(returnLabelOf(order, existing)))
      : refuse('returnNotCreated')
  }
  const announced = await announceReturn(database, order.orderId, { items, key })
  if (!announced.ok) return announced
  const { order: after } = announced.value
  const created = after.returns.find(
    (orderReturn) => orderReturn.returnNumber === announced.value.returnNumber,
  )
  return created
    ? accept(await renderPdf(returnLabelOf(after, created)))
    : refuse('returnNotCreated')
}
