import { z } from 'zod'
import {
  basketId,
  consumerId,
  favoriteId,
  orderNumber,
  saveForLaterId,
  storeId,
} from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { emailInput } from '../fields/person.ts'
import { call } from '../wire/call.ts'
import { captchaResponse } from './bot-defence-calls.ts'

export const consumerType = z.enum(['GUEST', 'REGISTERED', 'EMPLOYEE'])

export type ConsumerType = z.infer<typeof consumerType>

export const session = z.object({
  consumerId,
  consumerNo: z.string(),
  consumerType,
  memberId: z.string().nullable(),
  /** Identifies the session but grants no access: the tokens are in cookies. */
  refreshToken: z.string(),
  isEmployeeDiscountTCAccepted: z.boolean(),
  basketId: basketId.nullable(),
  favorites: z.object({ favoriteId: favoriteId.nullable(), favStoreId: storeId.nullable() }),
  usid: z.uuid(),
  accessExpiresAt: z.iso.datetime(),
  refreshExpiresAt: z.iso.datetime(),
})
export type SessionAnswer = z.infer<typeof session>

/** Code verifiers and challenges consist of the unreserved characters of RFC 7636. */
export const pkceString = z
  .string()
  .regex(/^[\w.~-]{20,128}$/)
  .meta({ examples: ['b3f1c2d4e5a697887766554433221100aabbccddeef'] })

const guestTokenRequest = z.object({ type: z.literal('Guest') })
const refreshTokenRequest = z.object({ type: z.literal('Refresh') })
const registeredTokenRequest = z.object({
  type: z.literal('Registered'),
  authorizationCode: pkceString,
  codeVerifier: pkceString.min(32),
  guestObjects: z
    .object({
      basketId: basketId.nullish(),
      favoriteId: favoriteId.nullish(),
      saveForLaterId: saveForLaterId.nullish(),
    })
    .default({}),
  orderNo: orderNumber.optional(),
  st: singleLine(128).optional(),
  action: z.literal('postLogin').optional(),
})

export const requestToken = call({
  method: 'POST',
  path: '/token/v2/auth/token',
  summary:
    'Open a guest session, refresh a session, or exchange an authorisation code for a session.',
  description:
    'The first call of every client. It sets the cookies with the access and the refresh token, which all other calls need. Repeat it with the type Refresh before `accessExpiresAt`.',
  policy: 'anyone',
  rate: 'token',
  repeat: 'repeatable',
  body: z.discriminatedUnion('type', [
    guestTokenRequest,
    refreshTokenRequest,
    registeredTokenRequest,
  ]),
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
  summary: 'Check the password and answer with an authorisation code.',
  description:
    'The first of two steps (PKCE, RFC 7636): create a random code verifier, send its hash as `codeChallenge`, and exchange the answered code with requestToken. Several wrong passwords lock the account for a while.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    type: z.literal('Registered'),
    username: emailInput.min(1),
    password: z.string().min(1).max(200),
    codeChallenge: pkceString.min(43),
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
    'signInUnavailable',
    'captchaFailed',
    'customerListUnknown',
    'challengeRequired',
  ],
})

export const signOut = call({
  method: 'POST',
  path: '/consumers-v3/consumer/auth/signout',
  summary: 'End the session.',
  description: 'Ends the session and removes its cookies. The next call needs a new session.',
  policy: 'session',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ refreshToken: singleLine(128).optional() }),
  answer: z.object({}),
  refuses: [],
})

export const agentSignIn = call({
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  summary: 'Open an in-store session for a member of the store staff.',
  description:
    'For devices in a store. The session belongs to the employee and the store; its carts can have price adjustments. readStores lists the stores.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    storeId,
    employeeId: singleLine(20).min(1),
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
    'signInUnavailable',
    'employeeStoreNotFound',
    'captchaFailed',
    'challengeRequired',
  ],
})
