import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type PaymentProvider, ProviderAway } from './provider.ts'

export type SandboxSettings = {
  /** Where the shop's server reaches it. */
  address: string
  secret: string
  send?: (request: Request) => Promise<Response>
  timeoutMilliseconds?: number
}

/** So that whoever pays has an answer within ten seconds. */
const timeout = 8_000
const signatureHeader = 'x-sandbox-signature'

/** All its windows lie within our page. */
const opensAs = z.literal('frame').default('frame')
const window = z.object({ sessionId: z.string(), windowUrl: z.string(), opensAs })
const payLater = window.extend({
  clientToken: z.string(),
  categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
})
const reference = z.string()
const refusedBecause = z.enum([
  'declined',
  'suspicious',
  'expired',
  'unknownToken',
  'challengeFailed',
  'voided',
])
const authorisation = z.discriminatedUnion('state', [
  z.object({ state: z.literal('authorised'), reference, amount: z.int() }),
  z.object({
    state: z.literal('challenge'),
    reference,
    sessionId: z.string(),
    challengeUrl: z.string(),
    opensAs,
  }),
  z.object({ state: z.literal('pending'), reference }),
  z.object({ state: z.literal('refused'), reference, reason: refusedBecause }),
])
const moved = z.discriminatedUnion('state', [
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

/** Speaks to the payment sandbox. */
export function sandboxProvider(settings: SandboxSettings): PaymentProvider {
  const ask = askerOf(settings)
  return {
    name: 'sandbox',
    offers: ['card', 'wallet', 'payLater'],
    openWindow: ask('open-window', window),
    findCard: async () => undefined,
    openPayLater: ask('open-pay-later', payLater),
    authorise: ask('authorise', authorisation),
    answerChallenge: ask('answer-challenge', authorisation),
    find: async (key) => (await ask('find', authorisation.nullable())({ key })) ?? undefined,
    abandon: ask('abandon', moved),
    capture: ask('capture', moved),
    void: ask('void', moved),
    refund: ask('refund', moved),
    readEvents: ({ body, header }) => {
      const wanted = sign(settings.secret, `webhook\n${body}`)
      const isSigned = isSame(header(signatureHeader) ?? '', wanted)
      return isSigned ? webhook.parse(JSON.parse(body)).events : undefined
    },
  }
}

/** Whatever is not an answer leaves open what happened; only what is our own mistake does not. */
function askerOf({
  address,
  secret,
  send = fetch,
  timeoutMilliseconds = timeout,
}: SandboxSettings) {
  return <Answer extends z.ZodType>(name: string, schema: Answer) =>
    async (asked: object): Promise<z.infer<Answer>> => {
      const path = `/v1/${name}`
      const body = JSON.stringify(asked)
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
          throw new ProviderAway(`${name}: no answer`, { cause, isUnsent: isUnsent(cause) })
        })
      if (status >= 500) throw new ProviderAway(`${name}: ${status}`)
      if (status !== 200) throw new Error(`The sandbox refuses ${name}: ${status} ${text}`)
      return schema.parse(z.object({ answer: z.unknown() }).parse(JSON.parse(text)).answer)
    }
}

/** Nobody took the call. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && neverConnected.has(String(cause.code))
}

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
