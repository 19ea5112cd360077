import { z } from 'zod'
import { orderNumber } from '../fields/identifiers.ts'
import { passwordInput } from '../fields/person.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'

export const exportOwnData = call({
  method: 'GET',
  path: '/consumers-v3/consumer/data',
  summary: 'Export everything that the shop has stored about the shopper.',
  description:
    'By the parts of the shop and the names of what they store. Contains what was entered with the email address of the account, by a guest for example, only if the shopper has proved to read its mails. Not available in an in-store session.',
  policy: 'shopper',
  rate: 'document',
  repeat: 'safe',
  answer: z.object({
    exportedAt: z.iso.datetime(),
    data: z.record(z.string(), z.record(z.string(), z.array(z.unknown()))),
  }),
  refuses: [],
})

export const downloadOwnData = call({
  method: 'GET',
  path: '/consumers-v3/consumer/data/page',
  summary: 'Export the same data as a page to read.',
  description:
    'Answers with HTML in UTF-8 in the language of the locale. The page needs nothing else, so that it can be stored.',
  policy: 'shopper',
  rate: 'document',
  repeat: 'safe',
  answer: z.instanceof(Uint8Array),
  answerType: 'text/html',
  refuses: [],
})

const keptData = z.enum(['orders', 'points', 'codes'])
/** What remains of an erased person. */
export type KeptData = z.infer<typeof keptData>

export const readErasure = call({
  method: 'GET',
  path: '/consumers-v3/consumer/erasure',
  summary: 'Read what eraseAccount would keep, and what it waits for.',
  description: 'Nothing is erased. Not available in an in-store session.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    openOrders: z.array(orderNumber),
    kept: z.array(
      z.object({
        data: keptData,
        count: z.int().min(1),
        reason: z.enum(['taxLaw', 'abusePrevention']),
      }),
    ),
    isEmailVerified: z.boolean(),
  }),
  refuses: [],
})

export const eraseAccount = call({
  method: 'POST',
  path: '/consumers-v3/consumer/erasure',
  summary: 'Erase the account of the shopper with the current password.',
  description:
    'Erases everything but what readErasure names, ends all sessions and clears the cookies of this one. It is refused as long as an order is not delivered or a return is announced. A last mail confirms it. Not available in an in-store session.',
  policy: 'shopper',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    currentPassword: passwordInput,
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({}),
  refuses: [
    'currentPasswordWrong',
    'userLocked',
    'captchaFailed',
    'orderStillOpen',
    'challengeRequired',
  ],
})
