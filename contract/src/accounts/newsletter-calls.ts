import { z } from 'zod'
import { call } from '../wire/call.ts'

const linkToken = z
  .string()
  .regex(/^[\w-]{20,128}$/)
  .meta({ examples: ['a-token-of-the-link-of-a-mail'] })

export const confirmSubscription = call({
  method: 'POST',
  path: '/consumers-v3/consumer/subscription/confirm',
  summary: 'Confirm a newsletter with the token of a mailed link.',
  description:
    'The link of the mail that subscribe causes contains the token. It is valid for seven days, as long as the recipient does not unsubscribe. Nobody has to be signed in.',
  policy: 'anyone',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ token: linkToken }),
  answer: z.object({ isConfirmed: z.boolean() }),
  refuses: [],
})

export const unsubscribe = call({
  method: 'POST',
  path: '/consumers-v3/consumer/subscription/unsubscribe',
  summary: 'End a newsletter with the token of its unsubscribe link.',
  description:
    'Every newsletter, and every mail about one, has such a link. The token stands for the recipient and does not expire. Nobody has to be signed in. A repeated call changes nothing.',
  policy: 'anyone',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ token: linkToken }),
  answer: z.object({}),
  refuses: ['callUnknown'],
})
