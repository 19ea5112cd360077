import { cancelOrder, readOrder, readOrderHistory, trackOrder } from '@cairn/contract/orders'
import { accept, refuse } from '@cairn/contract/result'
import { serve } from '../platform/wire/serve.ts'
import { cancelOrder as cancel } from './after-sales-store.ts'
import { findOrderByNumber, findOrdersOf } from './find-order-store.ts'
import { orderAnswer, summaryAnswer } from './order-answer.ts'
import type { Books } from './settle-order-store.ts'
import { type OrderGuards, ticketOf } from './order-guard.ts'

export type OrderNeeds = { books: Books; guards: OrderGuards; tokenSecret: string }

export const ordersRoutes = ({ books, guards, tokenSecret }: OrderNeeds) => [
  serve(readOrder, guards.ownOrder, async ({ grant: { order } }) =>
    accept(orderAnswer(order, ticketOf(order.orderId, tokenSecret))),
  ),

  serve(readOrderHistory, guards.shopper, async ({ grant: { consumerId }, body }) => {
    const { orders, total } = await findOrdersOf(books.database, { consumerId, ...body })
    return accept({ orders: orders.map(summaryAnswer), total })
  }),

  serve(trackOrder, guards.session, async ({ body }) => {
    const order = await findOrderByNumber(books.database, body.orderNumber.trim().toUpperCase())
    if (order?.state !== 'placed') return refuse('orderNotFound')
    if (!isSameEmail(order.email, body.email)) return refuse('orderEmailWrong')
    const { orderNumber, status, orderedAt, items, shipments } = orderAnswer(order, '')
    return accept({ orderNumber, status, orderedAt, items, shipments })
  }),

  serve(cancelOrder, guards.ownOrder, async ({ grant: { order } }) => {
    const isDone = order.shipments.every(({ status }) => status === 'Cancelled')
    const cancelled = isDone ? accept(order) : await cancel(books, order.orderId)
    return cancelled.ok
      ? accept(orderAnswer(cancelled.value, ticketOf(order.orderId, tokenSecret)))
      : cancelled
  }),
]

const isSameEmail = (kept: string | null, typed: string) =>
  kept !== null && kept.trim().toLowerCase() === typed.trim().toLowerCase()
