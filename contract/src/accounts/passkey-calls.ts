import { z } from 'zod'
import { singleLine } from '../fields/inputs.ts'
import { passwordInput } from '../fields/person.ts'
import { pkceString } from '../sessions/session-calls.ts'
import { call } from '../wire/call.ts'

/** Binary values of Web Authentication, in base64url without padding. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
    .meta({ examples: ['dGhlLWJ5dGVzLW9mLWEtcGFzc2tleQ'] })

const challenge = z.string().describe('Random bytes in base64url, which the passkey signs.')

const passkeyId = z
  .uuid()
  .meta({ examples: ['9a55ce75-0000-4000-8000-000000000001'] })
  .describe('The id of a passkey in the list of the shopper.')

const passkeyName = singleLine(60)
  .min(1)
  .meta({ examples: ['My phone'] })
  .describe('How the shopper calls the passkey.')

const timeout = z.int().describe('Milliseconds within which the challenge can be answered.')

const transports = z.array(z.string().regex(/^[\w-]{1,32}$/)).max(8)

export const readPasskeys = call({
  method: 'GET',
  path: '/consumers-v3/consumer/passkeys',
  summary: 'List the passkeys of the shopper.',
  description:
    'The newest first. In-store sessions are refused, as with the other calls for passkeys.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    passkeys: z.array(
      z.object({
        passkeyId,
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  refuses: [],
})

export const beginPasskey = call({
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys/options',
  summary: 'Check the password and answer with what a browser needs to create a passkey.',
  description:
    'The answer is for `PublicKeyCredential.parseCreationOptionsFromJSON` (Web Authentication, level 3). Its challenge is valid for five minutes, once, and in the session of the call. Send what the browser creates to addPasskey.',
  policy: 'shopper',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({ currentPassword: passwordInput }),
  answer: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge,
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout,
    excludeCredentials: z.array(
      z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
  refuses: ['currentPasswordWrong', 'userLocked', 'passkeysFull', 'challengeRequired'],
})

export const addPasskey = call({
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys',
  summary: 'Add a passkey that the browser has created.',
  description:
    'Answers the challenge of beginPasskey. The shopper is told by mail. The password remains.',
  policy: 'shopper',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    name: passkeyName,
    credential: z.object({
      id: base64url(1_400),
      rawId: base64url(1_400),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: base64url(8_000),
        attestationObject: base64url(16_000),
        transports: transports.default([]),
      }),
    }),
  }),
  answer: z.object({ passkeyId }),
  refuses: ['passkeyRefused', 'passkeysFull', 'challengeRequired'],
})

export const renamePasskey = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/passkeys/{passkeyId}',
  summary: 'Give a passkey another name.',
  description: 'A passkey that is not one of the account changes nothing.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ passkeyId }),
  body: z.object({ name: passkeyName }),
  answer: z.object({}),
  refuses: [],
})

export const removePasskey = call({
  method: 'DELETE',
  path: '/consumers-v3/consumer/passkeys/{passkeyId}',
  summary: 'Remove a passkey, so that nobody can sign in with it.',
  description:
    'A passkey that is not one of the account changes nothing. Sessions that it has opened remain; endOwnSession ends them.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ passkeyId }),
  answer: z.object({}),
  refuses: [],
})

export const beginPasskeySignIn = call({
  method: 'POST',
  path: '/consumers-v3/auth/passkey/options',
  summary: 'Answer with what a browser needs to sign in with a passkey.',
  description:
    'The answer is for `PublicKeyCredential.parseRequestOptionsFromJSON` (Web Authentication, level 3) and names no account. Its challenge is valid for five minutes, once, and in the session of the call. Send what the browser answers to signInWithPasskey.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  answer: z.object({
    rpId: z.string(),
    challenge,
    timeout,
    userVerification: z.literal('required'),
  }),
  refuses: ['challengeRequired'],
})

export const signInWithPasskey = call({
  method: 'POST',
  path: '/consumers-v3/auth/passkey',
  summary: 'Check the answer of a passkey and answer with an authorisation code.',
  description:
    'Takes the place of signIn: exchange the code with requestToken. Nothing says whether a refused passkey is unknown or its answer is wrong.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    codeChallenge: pkceString.min(43),
    credential: z.object({
      id: base64url(1_400),
      rawId: base64url(1_400),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: base64url(8_000),
        authenticatorData: base64url(8_000),
        signature: base64url(8_000),
        userHandle: base64url(100),
      }),
    }),
  }),
  answer: z.object({ authorizationCode: z.string() }),
  refuses: [
    'passkeyRefused',
    'accountLocked',
    'cannotAuthorize',
    'customerListUnknown',
    'challengeRequired',
  ],
})

/** The calls for passkeys. */
export const passkeyCalls = {
  readPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInWithPasskey,
}
