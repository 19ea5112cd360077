import { createReturnLabel, withdrawReturn } from '@cairn/contract/orders/order-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { serve } from '../../platform/wire/serve.ts'
import { returnLabelOf } from '../documents/return-label.ts'
import { orderAnswer } from '../order-answer.ts'
import { ticketOf } from '../order-guard.ts'
import type { OrderRouteDeps } from '../orders-routes.ts'
import { announceReturn, withdrawReturn as withdraw } from './returns-store.ts'

export const returnsRoutes = ({ orderDeps, guards, tokenSecret }: OrderRouteDeps) => [
  serve(createReturnLabel, guards.ownOrder, async ({ access: { order }, body }) => {
    const { returnNumber, items, key } = body
    if (returnNumber !== undefined) {
      const existing = order.returns.find(
        (orderReturn) => orderReturn.returnNumber === returnNumber,
      )
      const isActive = existing && existing.state !== 'withdrawn'
      return isActive
        ? accept(await renderPdf(returnLabelOf(order, existing)))
        : refuse('returnNotCreated')
    }
    const announced = await announceReturn(orderDeps.database, order.orderId, { items, key })
    if (!announced.ok) return announced
    const { order: after } = announced.value
    const created = after.returns.find(
      (orderReturn) => orderReturn.returnNumber === announced.value.returnNumber,
    )
    return created
      ? accept(await renderPdf(returnLabelOf(after, created)))
      : refuse('returnNotCreated')
  }),

  serve(withdrawReturn, guards.ownOrder, async ({ access: { order }, body }) => {
    const { orderId } = order
    const withdrawn = await withdraw(orderDeps.database, orderId, body.returnNumber)
    return withdrawn.ok
      ? accept(orderAnswer(withdrawn.value, ticketOf(orderId, tokenSecret)))
      : withdrawn
  }),
]
