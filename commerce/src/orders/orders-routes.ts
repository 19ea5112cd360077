import { readOrder, readOrderHistory, trackOrder } from '@cairn/contract/orders'
import { accept, refuse } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import { findOrderByNumber, findOrdersOf } from './find-order-store.ts'
import { orderAnswer, summaryAnswer } from './order-answer.ts'
import { type OrderGuards, ticketOf } from './order-guard.ts'

export type OrderNeeds = { database: Database; guards: OrderGuards; tokenSecret: string }

export const ordersRoutes = ({ database, guards, tokenSecret }: OrderNeeds) => [
  serve(readOrder, guards.ownOrder, async ({ grant: { order } }) =>
    accept(orderAnswer(order, ticketOf(order.orderId, tokenSecret))),
  ),

  serve(readOrderHistory, guards.shopper, async ({ grant: { consumerId }, body }) => {
    const { orders, total } = await findOrdersOf(database, { consumerId, ...body })
    return accept({ orders: orders.map(summaryAnswer), total })
  }),

  serve(trackOrder, guards.session, async ({ body }) => {
    const order = await findOrderByNumber(database, body.orderNumber.trim().toUpperCase())
    if (order?.state !== 'placed') return refuse('orderNotFound')
    if (!isSameEmail(order.email, body.email)) return refuse('orderEmailWrong')
    const { orderNumber, status, orderedAt, items, shipments } = orderAnswer(order, '')
    return accept({ orderNumber, status, orderedAt, items, shipments })
  }),
]

const isSameEmail = (kept: string | null, typed: string) =>
  kept !== null && kept.trim().toLowerCase() === typed.trim().toLowerCase()
