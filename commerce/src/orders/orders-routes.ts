import {
  cancelOrder,
  downloadInvoice,
  mailOrderCode,
  readOrder,
  readOrderHistory,
  trackOrder,
} from '@cairn/contract/orders'
import { accept, refuse, type Refusal, type Result } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import { cancelOrder as cancel } from './after-sales-store.ts'
import { findOrderByNumber, findOrdersOf } from './find-order-store.ts'
import { invoiceOf } from './invoice.ts'
import type { KnownOrder } from './known-order.ts'
import { issueOrderCode, spendOrderCode } from './order-code-store.ts'
import { orderAnswer, summaryAnswer } from './order-answer.ts'
import { pointsOf } from './points-of-order-store.ts'
import type { Books } from './settle-order-store.ts'
import { type OrderGuards, ticketOf } from './order-guard.ts'

export type OrderNeeds = { books: Books; guards: OrderGuards; tokenSecret: string }

export const ordersRoutes = ({ books, guards, tokenSecret }: OrderNeeds) => [
  serve(readOrder, guards.ownOrder, async ({ grant: { order } }) =>
    accept({
      ...orderAnswer(order, ticketOf(order.orderId, tokenSecret)),
      points: await pointsOf(books.database, order),
    }),
  ),

  serve(downloadInvoice, guards.ownOrder, async ({ grant: { order } }) => accept(invoiceOf(order))),

  serve(readOrderHistory, guards.shopper, async ({ grant: { consumerId }, body }) => {
    const { orders, total } = await findOrdersOf(books.database, { consumerId, ...body })
    return accept({ orders: orders.map(summaryAnswer), total })
  }),

  serve(trackOrder, guards.session, async ({ body }) => {
    const tracked = await findTracked(books.database, body)
    if (!tracked.ok) return tracked
    const { orderId } = tracked.value
    const { code } = body
    if (code !== undefined) {
      const isRight = await spendOrderCode(books.database, { orderId, code, secret: tokenSecret })
      if (!isRight) return refuse('orderCodeWrong')
    }
    const { orderNumber, status, orderedAt, items, shipments } = orderAnswer(tracked.value, '')
    const st = code === undefined ? null : ticketOf(orderId, tokenSecret)
    return accept({ orderNumber, status, orderedAt, items, shipments, st })
  }),

  serve(mailOrderCode, guards.session, async ({ body }) => {
    const tracked = await findTracked(books.database, body)
    if (!tracked.ok) return tracked
    const isMailed = await issueOrderCode(books.database, tracked.value.orderId)
    return isMailed ? accept({}) : refuse('tooManyRequests', { seconds: secondsToAskAgain })
  }),

  serve(cancelOrder, guards.ownOrder, async ({ grant: { order } }) => {
    const isDone = order.shipments.every(({ status }) => status === 'Cancelled')
    const cancelled = isDone ? accept(order) : await cancel(books, order.orderId)
    return cancelled.ok
      ? accept(orderAnswer(cancelled.value, ticketOf(order.orderId, tokenSecret)))
      : cancelled
  }),
]

const secondsToAskAgain = 60 * 60

type Tracking = { orderNumber: string; email: string }

async function findTracked(
  database: Database,
  { orderNumber, email }: Tracking,
): Promise<Result<KnownOrder, Refusal<'orderNotFound' | 'orderEmailWrong'>>> {
  const order = await findOrderByNumber(database, orderNumber.trim().toUpperCase())
  if (order?.state !== 'placed') return refuse('orderNotFound')
  return isSameEmail(order.email, email) ? accept(order) : refuse('orderEmailWrong')
}

const isSameEmail = (kept: string | null, typed: string) =>
  kept !== null && kept.trim().toLowerCase() === typed.trim().toLowerCase()
