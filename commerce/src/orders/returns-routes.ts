import { createReturnLabel, withdrawReturn } from '@cairn/contract/returns'
import { accept, refuse } from '@cairn/contract/result'
import { serve } from '../platform/wire/serve.ts'
import { orderAnswer } from './order-answer.ts'
import { ticketOf } from './order-guard.ts'
import type { OrderNeeds } from './orders-routes.ts'
import { returnLabelOf } from './return-label.ts'
import { announceReturn, withdrawReturn as withdraw } from './returns-store.ts'

export const returnsRoutes = ({ books, guards, tokenSecret }: OrderNeeds) => [
  serve(createReturnLabel, guards.ownOrder, async ({ grant: { order }, body }) => {
    const { returnNumber, items: wanted, key } = body
    if (returnNumber !== undefined) {
      const known = order.returns.find((each) => each.returnNumber === returnNumber)
      const isLive = known && known.state !== 'withdrawn'
      return isLive ? accept(returnLabelOf(order, known)) : refuse('returnNotCreated')
    }
    const made = await announceReturn(books.database, order.orderId, { wanted, key })
    if (!made.ok) return made
    const { order: after } = made.value
    const known = after.returns.find((each) => each.returnNumber === made.value.returnNumber)
    return known ? accept(returnLabelOf(after, known)) : refuse('returnNotCreated')
  }),

  serve(withdrawReturn, guards.ownOrder, async ({ grant: { order }, body }) => {
    const { orderId } = order
    const withdrawn = await withdraw(books.database, orderId, body.returnNumber)
    return withdrawn.ok
      ? accept(orderAnswer(withdrawn.value, ticketOf(orderId, tokenSecret)))
      : withdrawn
  }),
]
