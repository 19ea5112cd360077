import { z } from 'zod'
import { call } from './call.ts'

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
  }),
  signature: z.string().max(128),
})
export type Challenge = z.infer<typeof challenge>

export const readChallenge = call({
  method: 'GET',
  path: '/fapi/bot-defence/challenge',
  summary: 'A challenge to solve after an answer that carried an appId.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: challenge,
  refuses: [],
})
