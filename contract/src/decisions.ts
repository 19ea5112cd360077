import { z } from 'zod'
import { call } from './call.ts'
import { decisionEvent } from './decision-event.ts'
import { word } from './text.ts'

export const decide = call({
  method: 'POST',
  path: '/api/engine/v1/decide/{brand}',
  summary: 'Tell what happened on a page, and be told which variants to show.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'counted',
  params: z.object({ brand: word }),
  body: z.object({
    brand: word.optional(),
    customerId: word.optional(),
    channel: word.optional(),
    monetateId: word.optional(),
    events: z.array(decisionEvent).max(100),
  }),
  answer: z.object({
    monetateId: z.string(),
    actions: z.array(
      z.object({
        actionType: z.literal('experience'),
        experienceId: z.string(),
        /** None: the shopper sees the baseline. */
        variationKey: z.string().nullable(),
        requestId: z.string().nullable(),
      }),
    ),
  }),
  refuses: ['callUnknown'],
})
