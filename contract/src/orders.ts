import { z } from 'zod'
import { address } from './address.ts'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { itemId, orderNumber, productId } from './identifiers.ts'
import { ownOrder, order, orderCode, orderSummary, orderTicket } from './order-entity.ts'
import { personName, phone, typedEmail } from './person.ts'
import { line, prose } from './text.ts'

const pdf = z.instanceof(Uint8Array)

/** Opens an order to whoever has it, where the session is not the one that ordered. */
const ticketed = z.object({ st: orderTicket.optional() })

export const readOrder = call({
  method: 'GET',
  path: '/consumers-v3/consumer/purchase/{orderId}',
  summary: 'An order of one’s own.',
  policy: 'ownOrder',
  rate: 'read',
  repeat: 'safe',
  query: ticketed,
  params: z.object({ orderId: orderNumber }),
  answer: ownOrder,
  refuses: ['pastOrderNotFound'],
})

export const downloadInvoice = call({
  method: 'POST',
  path: '/consumers-v3/consumer/purchase/invoice/download',
  summary: 'The invoice of an order.',
  policy: 'ownOrder',
  rate: 'write',
  repeat: 'safe',
  query: ticketed,
  body: z.object({ orderNumber }),
  answer: pdf,
  answerType: 'application/pdf',
  refuses: ['pastOrderNotFound'],
})

export const readOrderHistory = call({
  method: 'POST',
  path: '/consumers-v3/consumer/purchasehistory',
  summary: 'The shopper’s orders, the newest first.',
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

const tracking = z.object({ orderNumber: line(40).min(1), email: typedEmail.min(1) })

export const trackOrder = call({
  method: 'POST',
  path: '/consumers-v3/consumer/TrackOrder',
  summary: 'Where an order is, for whoever knows its number and its email.',
  policy: 'session',
  rate: 'guess',
  repeat: 'safe',
  body: tracking.extend({ code: orderCode.optional() }),
  answer: order
    .pick({ orderNumber: true, status: true, orderedAt: true, items: true, shipments: true })
    /** Only for the code that came by mail. */
    .extend({ st: orderTicket.nullable() }),
  refuses: ['orderNotFound', 'orderEmailWrong', 'orderCodeWrong'],
})

export const mailOrderCode = call({
  method: 'POST',
  path: '/consumers-v3/consumer/TrackOrder/code',
  summary: 'Mails a code to whoever ordered: with it, tracking opens all of the order.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  body: tracking,
  answer: z.object({}),
  refuses: ['orderNotFound', 'orderEmailWrong'],
})

export const cancelOrder = call({
  method: 'POST',
  path: '/consumers-v3/consumer/CancelOrder',
  summary: 'Cancel an order that is not yet on its way.',
  policy: 'ownOrder',
  rate: 'write',
  repeat: 'repeatable',
  query: ticketed,
  body: z.object({ orderNumber, reason: line(200).optional() }),
  answer: order,
  refuses: ['pastOrderNotFound', 'orderHasLeft'],
})

export const resendGiftCardEmail = call({
  method: 'POST',
  path: '/consumers-v3/consumer/resendGiftCardEmail',
  summary: 'Mail a digital gift card to its receiver once more.',
  policy: 'ownOrder',
  rate: 'send',
  repeat: 'counted',
  query: ticketed,
  body: z.object({ orderNumber, itemId: itemId.optional() }),
  answer: z.object({}),
  refuses: ['pastOrderNotFound', 'itemNotAvailable'],
})

const photo = z.object({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  content: z.base64().max(60_000),
})

export const openWarrantyCase = call({
  method: 'POST',
  path: '/consumers-v3/consumer/warranty',
  summary: 'Ask for a repair or a replacement.',
  policy: 'session',
  rate: 'send',
  repeat: 'counted',
  body: z.object({
    firstName: personName.min(1),
    lastName: personName.min(1),
    email: typedEmail.min(1),
    phone: phone.optional(),
    productId: productId.optional(),
    product: line(120).min(1),
    orderNumber: line(40).optional(),
    boughtOn: z.iso.date().optional(),
    defect: prose(2_000).min(1),
    photos: z.array(photo).max(3).default([]),
    address,
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ caseNumber: z.string() }),
  refuses: ['emailMalformed', 'addressInvalid', 'captchaFailed'],
})
