import { z } from 'zod'
import { itemId, orderNumber, returnNumber } from '../fields/identifiers.ts'
import { quantity, singleLine } from '../fields/inputs.ts'
import { emailInput } from '../fields/person.ts'
import { call } from '../wire/call.ts'
import {
  order,
  orderSummary,
  orderTicket,
  orderVerificationCode,
  ownOrder,
  returnReason,
} from './order.ts'

const pdf = z.instanceof(Uint8Array)

/** The ticket gives access to an order from any session, and without one. */
const orderTicketQuery = z.object({ st: orderTicket.optional() })

export const readOrder = call({
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}',
  summary: 'Read one of the shopper’s orders.',
  description: 'A guest reads the order in the session that placed it, or with the ticket `st`.',
  policy: 'ownOrder',
  rate: 'read',
  repeat: 'safe',
  query: orderTicketQuery,
  params: z.object({ orderId: orderNumber }),
  answer: ownOrder,
  refuses: ['pastOrderNotFound'],
})

export const downloadInvoice = call({
  method: 'POST',
  path: '/consumers-v3/consumer/purchase/invoice/download',
  summary: 'Download the invoice of an order.',
  description: 'Answers with a PDF.',
  policy: 'ownOrder',
  rate: 'document',
  repeat: 'safe',
  query: orderTicketQuery,
  body: z.object({ orderNumber }),
  answer: pdf,
  answerType: 'application/pdf',
  refuses: ['pastOrderNotFound'],
})

export const readOrderHistory = call({
  method: 'POST',
  path: '/consumers-v3/consumer/purchasehistory',
  summary: 'List the shopper’s orders, newest first.',
  description: 'Orders of guests are listed once they are linked to the account at sign-in.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  body: z.object({
    start: z.int().min(0).max(100_000).default(0),
    count: z.int().min(1).max(50).default(10),
  }),
  answer: z.object({ orders: z.array(orderSummary), total: z.int() }),
  refuses: [],
})

const trackingInput = z.object({ orderNumber: singleLine(40).min(1), email: emailInput.min(1) })

export const trackOrder = call({
  method: 'POST',
  path: '/consumers-v3/consumer/TrackOrder',
  summary: 'Read the status of an order by its number and email address.',
  description:
    'For guests without a session of the order. With the code of mailOrderCode, the answer has the ticket that opens the whole order.',
  policy: 'session',
  rate: 'guess',
  repeat: 'safe',
  body: trackingInput.extend({ code: orderVerificationCode.optional() }),
  answer: order
    .pick({ orderNumber: true, status: true, orderedAt: true, items: true, shipments: true })
    /** Only returned if the correct code from the mail is given. */
    .extend({ st: orderTicket.nullable() }),
  refuses: ['orderNotFound', 'orderEmailWrong', 'orderCodeWrong'],
})

export const mailOrderCode = call({
  method: 'POST',
  path: '/consumers-v3/consumer/TrackOrder/code',
  summary:
    'Mail a verification code to the address of the order, if there is such an order; with it, tracking gives access to the whole order.',
  description:
    'The answer does not reveal whether there is such an order. The code is valid for a limited time.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  body: trackingInput,
  answer: z.object({}),
  refuses: [],
})

export const cancelOrder = call({
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrder',
  summary: 'Cancel an order that has not been shipped.',
  description:
    'Possible until a shipment is sent. What was not charged yet is released, and the rest is refunded.',
  policy: 'ownOrder',
  rate: 'write',
  repeat: 'repeatable',
  query: orderTicketQuery,
  body: z.object({ orderNumber, reason: singleLine(200).optional() }),
  answer: order,
  refuses: ['pastOrderNotFound', 'orderAlreadyShipped'],
})

export const resendGiftCardEmail = call({
  method: 'POST',
  path: '/consumers-v3/consumer/resendGiftCardEmail',
  summary: 'Mail a digital gift card to its recipient again.',
  description: 'Only for orders with a digital gift card.',
  policy: 'ownOrder',
  rate: 'send',
  repeat: 'counted',
  query: orderTicketQuery,
  body: z.object({ orderNumber, itemId: itemId.optional() }),
  answer: z.object({}),
  refuses: ['pastOrderNotFound', 'itemNotAvailable'],
})

export const createReturnLabel = call({
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/returnLabel',
  summary: 'Announce a return and download its parcel label.',
  description:
    'Answers with a PDF. The items are refunded when they have arrived. readOrder lists the return with its number.',
  policy: 'ownOrder',
  rate: 'document',
  repeat: 'repeatable',
  query: z.object({ st: orderTicket.optional() }),
  params: z.object({ orderId: orderNumber }),
  body: z.object({
    /** Requests the label of an existing return. */
    returnNumber: returnNumber.optional(),
    /** Without items, everything that can still be returned. */
    items: z
      .array(z.object({ itemId, qty: quantity, reason: returnReason.optional() }))
      .min(1)
      .max(100)
      .optional(),
    /** A repeated request with the same key does not create a second return. */
    key: z.uuid().optional(),
  }),
  answer: z.instanceof(Uint8Array),
  answerType: 'application/pdf',
  refuses: ['pastOrderNotFound', 'itemNotAvailable', 'returnNotCreated'],
})

export const withdrawReturn = call({
  method: 'POST',
  path: '/consumers-v3/consumer/return/{orderId}/withdraw',
  summary: 'Withdraw an announced return that has not been received.',
  description: 'The shopper keeps the items.',
  policy: 'ownOrder',
  rate: 'write',
  repeat: 'repeatable',
  query: z.object({ st: orderTicket.optional() }),
  params: z.object({ orderId: orderNumber }),
  body: z.object({ returnNumber }),
  answer: order,
  refuses: ['pastOrderNotFound', 'returnUnknown', 'returnReceived'],
})
