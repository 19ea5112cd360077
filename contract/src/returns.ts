import { z } from 'zod'
import { call } from './call.ts'
import { itemId, orderNumber, returnNumber } from './identifiers.ts'
import { order, orderTicket } from './order-entity.ts'
import { quantity } from './quantity.ts'
import { returnReason } from './return-entity.ts'

export const createReturnLabel = call({
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
  summary: 'Send items back: the label to stick on the parcel.',
  policy: 'ownOrder',
  rate: 'write',
  repeat: 'repeatable',
  query: z.object({ st: orderTicket.optional() }),
  params: z.object({ orderId: orderNumber }),
  body: z.object({
    /** The label of a return that was made before. */
    returnNumber: returnNumber.optional(),
    /** Without items, all that can still go back. */
    items: z
      .array(z.object({ itemId, qty: quantity, reason: returnReason.optional() }))
      .min(1)
      .max(100)
      .optional(),
    /** Asked again with the same key, it is the same return. */
    key: z.uuid().optional(),
  }),
  answer: z.instanceof(Uint8Array),
  answerType: 'application/pdf',
  refuses: ['pastOrderNotFound', 'itemNotAvailable', 'returnNotCreated'],
})

export const withdrawReturn = call({
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/withdraw',
  summary: 'Keep what was announced to go back, as long as it has not come.',
  policy: 'ownOrder',
  rate: 'write',
  repeat: 'repeatable',
  query: z.object({ st: orderTicket.optional() }),
  params: z.object({ orderId: orderNumber }),
  body: z.object({ returnNumber }),
  answer: order,
  refuses: ['pastOrderNotFound', 'returnUnknown', 'returnReceived'],
})
