import { z } from 'zod'
import { call } from './call.ts'

/** What somebody is about to do, for which a form asks for a solution of its own. */
export const challengedAction = z.enum(['login', 'register', 'order', 'pay', 'address', 'case'])
export type ChallengedAction = z.infer<typeof challengedAction>

/** A proof of work, signed by the core: finding the counter takes a moment, checking it none. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string().max(128),
    salt: z.string().max(128),
    cost: z.int().min(1).max(100_000),
    keyLength: z.int().min(1).max(64),
    keyPrefix: z.string().max(128),
    keySignature: z.string().max(128),
    expiresAt: z.int(),
    data: z.object({ action: challengedAction }).exactOptional(),
  }),
  signature: z.string().max(128),
})
export type Challenge = z.infer<typeof challenge>

export const readChallenge = call({
  method: 'GET',
  path: '/fapi/bot-defence/challenge',
  summary:
    'A challenge to solve: after an answer that carried an appId, or for a form that wants a captcha.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ action: challengedAction.optional() }),
  answer: challenge,
  refuses: [],
})
