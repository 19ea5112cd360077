import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import {
  basketId,
  consumerId,
  favoriteId,
  orderNumber,
  saveForLaterId,
  storeId,
} from './identifiers.ts'
import { typedEmail } from './person.ts'
import { line } from './text.ts'

export const consumerType = z.enum(['GUEST', 'REGISTERED', 'EMPLOYEE'])

export type ConsumerType = z.infer<typeof consumerType>

export const session = z.object({
  consumerId,
  consumerNo: z.string(),
  consumerType,
  memberId: z.string().nullable(),
  /** An opaque handle that names the session and opens nothing: the tokens travel in cookies. */
  refreshToken: z.string(),
  isEmployeeDiscountTCAccepted: z.boolean(),
  basketId: basketId.nullable(),
  favorites: z.object({ favoriteId: favoriteId.nullable(), favStoreId: storeId.nullable() }),
  usid: z.uuid(),
  accessExpiresAt: z.iso.datetime(),
  refreshExpiresAt: z.iso.datetime(),
})
export type SessionAnswer = z.infer<typeof session>

/** What the code challenge is made of: RFC 7636's letters. */
const unreserved = z
  .string()
  .regex(/^[\w.~-]{20,128}$/)
  .meta({ examples: ['b3f1c2d4e5a697887766554433221100aabbccddeef'] })

const guestToken = z.object({ type: z.literal('Guest') })
const refreshedToken = z.object({ type: z.literal('Refresh') })
const registeredToken = z.object({
  type: z.literal('Registered'),
  authorizationCode: unreserved,
  codeVerifier: unreserved.min(32),
  guestObjects: z
    .object({
      basketId: basketId.nullish(),
      favoriteId: favoriteId.nullish(),
      saveForLaterId: saveForLaterId.nullish(),
    })
    .default({}),
  orderNo: orderNumber.optional(),
  st: line(128).optional(),
  action: z.literal('postLogin').optional(),
})

export const requestToken = call({
  method: 'POST',
  path: '/token/v2/auth/token',
  summary: 'Open a guest session, refresh the session, or exchange an authorisation code for one.',
  policy: 'anyone',
  rate: 'token',
  repeat: 'repeatable',
  body: z.discriminatedUnion('type', [guestToken, refreshedToken, registeredToken]),
  answer: session,
  refuses: [
    'cannotAuthorize',
    'codeInvalid',
    'verifierMismatch',
    'tokenDuplicated',
    'challengeRequired',
  ],
})

export const signIn = call({
  method: 'POST',
  path: '/consumers-v3/auth/signin',
  summary: 'Prove who one is; answers with a code to exchange for a session.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    type: z.literal('Registered'),
    username: typedEmail.min(1),
    password: z.string().min(1).max(200),
    codeChallenge: unreserved.min(43),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ authorizationCode: z.string() }),
  refuses: [
    'emailMalformed',
    'credentialsInvalid',
    'lastAttempt',
    'userLocked',
    'accountLocked',
    'cannotAuthorize',
    'signInAway',
    'captchaFailed',
    'customerListUnknown',
    'challengeRequired',
  ],
})

export const signOut = call({
  method: 'POST',
  path: '/consumers-v3/consumer/auth/signout',
  summary: 'End the session.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ refreshToken: line(128).optional() }),
  answer: z.object({}),
  refuses: [],
})

export const agentSignIn = call({
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  summary: 'Open an in-store session for a member of the store staff.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    storeId,
    employeeId: line(20).min(1),
    pin: z
      .string()
      .regex(/^\d{4,8}$/)
      .meta({ examples: ['4242'] }),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: session.extend({
    storeId,
    storeName: z.string(),
    storeEmployeeId: z.string(),
    storeEmployeeName: z.string(),
  }),
  refuses: [
    'agentCredentialsInvalid',
    'userLocked',
    'signInAway',
    'employeeStoreNotFound',
    'captchaFailed',
    'challengeRequired',
  ],
})
