import { z } from 'zod'
import { call } from '../wire/call.ts'

export const captchaResponse = z
  .string()
  .max(4096)
  .regex(/^[\w+/=.:-]+$/)
  .meta({ examples: ['eyJzb2x2ZWQiOnRydWV9'] })
  .describe(
    'A solved challenge of readChallenge for this action, as JSON in base64. Mandatory only in shops that ask for a captcha, which refuse with AUT403 without it.',
  )

export const challengedAction = z
  .enum(['login', 'register', 'lookup', 'order', 'pay', 'address', 'case'])
  .describe('What a challenge is solved for. Its solution is accepted for this action only.')
export type ChallengedAction = z.infer<typeof challengedAction>

/** A signed proof-of-work challenge: expensive to solve, cheap to check. */
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
  description:
    'Solve the challenge and send the solution once: in the header `x-challenge-solution` after a refusal that carried an `appId`, or as `recaptcha_response` with the form of the action. It can be solved for ten minutes.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ action: challengedAction.optional() }),
  answer: challenge,
  refuses: [],
})
