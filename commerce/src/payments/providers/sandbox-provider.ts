import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type PaymentProvider, ProviderUnavailable } from './provider.ts'

export type SandboxSettings = {
  /** The URL at which the shop's server reaches the sandbox. */
  url: string
  secret: string
  send?: (request: Request) => Promise<Response>
  timeoutMilliseconds?: number
}

/** Leaves time to answer the shopper within ten seconds. */
const defaultTimeoutMilliseconds = 8_000
const signatureHeader = 'x-sandbox-signature'

/** The sandbox shows all its windows in a frame. */
const opensAs = z.literal('frame').default('frame')
const providerWindow = z.object({ sessionId: z.string(), windowUrl: z.string(), opensAs })
const payLaterSession = providerWindow.extend({
  clientToken: z.string(),
  categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
})
const reference = z.string()
const declineReason = z.enum([
  'declined',
  'suspicious',
  'expired',
  'unknownToken',
  'challengeFailed',
  'voided',
])
const authorisation = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('authorised'),
    reference,
    amount: z.int(),
    card: z.object({ brand: z.string(), last4: z.string() }).optional(),
  }),
  z.object({
    state: z.literal('challenge'),
    reference,
    sessionId: z.string(),
    challengeUrl: z.string(),
    opensAs,
  }),
  z.object({ state: z.literal('pending'), reference }),
  z.object({ state: z.literal('refused'), reference, reason: declineReason }),
])
const movementResult = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done') }),
  z.object({ state: z.literal('refused'), reason: z.string() }),
])
const webhook = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['authorised', 'refused', 'voided', 'captured', 'refunded']),
      key: z.string(),
      orderNumber: z.string(),
      reference,
      amount: z.int(),
    }),
  ),
})

export function sandboxProvider(settings: SandboxSettings): PaymentProvider {
  const request = createRequester(settings)
  return {
    name: 'sandbox',
    offers: ['card', 'wallet', 'payLater'],
    openWindow: request('open-window', providerWindow),
    findCard: async () => undefined,
    fingerprintOf: async (token) =>
      (await request('fingerprint', z.string().nullable())({ token })) ?? undefined,
    deleteToken: async (token) => {
      await request('delete-token', z.null())({ token })
    },
    openPayLater: request('open-pay-later', payLaterSession),
    authorise: request('authorise', authorisation),
    answerChallenge: request('answer-challenge', authorisation),
    find: async (key) => (await request('find', authorisation.nullable())({ key })) ?? undefined,
    cancelByKey: request('cancel', movementResult),
    capture: request('capture', movementResult),
    void: request('void', movementResult),
    refund: request('refund', movementResult),
    readEvents: ({ body, header }) => {
      const expected = sign(settings.secret, `webhook\n${body}`)
      const isSigned = isSameSignature(header(signatureHeader) ?? '', expected)
      return isSigned ? webhook.parse(JSON.parse(body)).events : undefined
    },
  }
}

/** Without an answer it is unknown whether the money moved (`ProviderUnavailable`). A 4xx answer is a bug of the shop. */
function createRequester({
  url: address,
  secret,
  send = fetch,
  timeoutMilliseconds = defaultTimeoutMilliseconds,
}: SandboxSettings) {
  return <Answer extends z.ZodType>(name: string, schema: Answer) =>
    async (requestBody: object): Promise<z.infer<Answer>> => {
      const path = `/v1/${name}`
      const body = JSON.stringify(requestBody)
      const request = new Request(`${address}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: sign(secret, `request\n${path}\n${body}`),
        },
        body,
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      const { status, text } = await send(request)
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch((cause: unknown) => {
          throw new ProviderUnavailable(`${name}: no answer`, { cause, isUnsent: isUnsent(cause) })
        })
      if (status >= 500) throw new ProviderUnavailable(`${name}: ${status}`)
      if (status !== 200) throw new Error(`The sandbox refuses ${name}: ${status} ${text}`)
      return schema.parse(z.object({ answer: z.unknown() }).parse(JSON.parse(text)).answer)
    }
}

/** Errors that occur before the request is sent. */
const unsentErrorCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && unsentErrorCodes.has(String(cause.code))
}

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

function isSameSignature(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
