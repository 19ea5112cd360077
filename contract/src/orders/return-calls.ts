import { z } from 'zod'
import { orderNumber } from '../fields/identifiers.ts'
import { currency } from '../fields/money.ts'
import { call } from '../wire/call.ts'
import { orderReturn } from './order.ts'

const ownReturn = orderReturn.omit({ items: true }).extend({ orderNumber, currency })

export const readOwnReturns = call({
  method: 'GET',
  path: '/consumers-v3/consumer/returns',
  summary: 'List the returns of all orders of the shopper, newest first.',
  description: 'At most a hundred. readOrder lists what an order’s returns contain.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ returns: z.array(ownReturn) }),
  refuses: [],
})
