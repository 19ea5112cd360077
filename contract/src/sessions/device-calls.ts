import { z } from 'zod'
import { call } from '../wire/call.ts'

const sessionId = z
  .uuid()
  .meta({ examples: ['5e551000-0000-4000-8000-000000000001'] })
  .describe('The id of a session in the list of the shopper. It grants no access.')

export const readOwnSessions = call({
  method: 'GET',
  path: '/consumers-v3/consumer/sessions',
  summary: 'List the devices on which the shopper is signed in.',
  description: 'One entry for each session of the account that has not ended, the last used first.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    sessions: z.array(
      z.object({
        sessionId,
        isCurrent: z.boolean(),
        isInStore: z.boolean(),
        device: z.string().nullable(),
        network: z.string().nullable(),
        signedInAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
      }),
    ),
  }),
  refuses: [],
})

export const endOwnSession = call({
  method: 'DELETE',
  path: '/consumers-v3/consumer/sessions/{sessionId}',
  summary: 'Sign the shopper out on one device.',
  description: 'A session that has ended, or is not one of the account, changes nothing.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ sessionId }),
  answer: z.object({}),
  refuses: [],
})

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/consumers-v3/consumer/sessions',
  summary: 'Sign the shopper out on all other devices.',
  description: 'Ends every session of the account but the one of the call.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  answer: z.object({}),
  refuses: [],
})
