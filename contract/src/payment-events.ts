import { z } from 'zod'
import { call } from './call.ts'

/** Its body is the provider's own: who knows the provider reads it, after its signature. */
export const receivePaymentEvents = call({
  method: 'POST',
  path: '/fapi/payments/events',
  summary: 'What the payment provider has to say, signed by it.',
  policy: 'provider',
  rate: 'webhook',
  repeat: 'repeatable',
  answer: z.object({}),
  refuses: [],
})
