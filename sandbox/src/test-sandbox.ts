import { createSandbox, type SandboxSettings } from './sandbox.ts'
import { signatureHeader, signRequest } from './signature.ts'

export const secret = 'what shop and sandbox share in tests'
export const origin = 'http://127.0.0.1:3001'
export const shopOrigin = 'http://localhost:3000'
export const operatorKey = 'the key of its operator'
export const opener = { locale: 'en-us', origin: shopOrigin }

/** Any answer; a test states what it expects. */
type AnswerFields = Record<
  'outcome' | 'token' | 'threeDS2Result' | 'reference' | 'windowUrl' | 'challengeUrl',
  string
> & { categories: unknown }

export const read = async (answer: Response) => (await answer.json()) as AnswerFields

export const authoriseRequest = (token: string) => ({
  key: 'CRN-100200-1',
  orderNumber: 'CRN-100200',
  kind: 'card',
  token,
  amount: 12_900,
  currency: 'USD',
  ...opener,
})

export type WebhookRequest = { body: string; signature: string }

/** A sandbox with a clock that the test sets, and a shop that records its webhooks. */
export function openTestSandbox(more: Partial<SandboxSettings> = {}) {
  const deliveredRequests: WebhookRequest[] = []
  const failures: unknown[] = []
  const shop = { answers: 204 }
  let time = Date.parse('2026-11-20T12:00:00Z')
  const sandbox = createSandbox({
    file: ':memory:',
    secret,
    operatorKey,
    origin,
    shopOrigins: [shopOrigin],
    post: {
      url: `${shopOrigin}/fapi/payments/events`,
      send: async (request) => {
        const signature = request.headers.get(signatureHeader) ?? ''
        deliveredRequests.push({ body: await request.text(), signature })
        return new Response(null, { status: shop.answers })
      },
    },
    onError: (error) => void failures.push(error),
    nowMs: () => time,
    ...more,
  })
  const answer = (request: Request, socketIp = '127.0.0.1') => sandbox.answer(request, socketIp)
  const call = (name: string, input: object, init: RequestInit = {}) => {
    const [path, body] = [`/v1/${name}`, JSON.stringify(input)]
    const headers = { [signatureHeader]: signRequest(secret, { path, body }) }
    return answer(new Request(`${origin}${path}`, { method: 'POST', headers, body, ...init }))
  }
  const answerOf = async (name: string, input: object) =>
    ((await (await call(name, input)).json()) as { answer: AnswerFields }).answer
  return {
    ...sandbox,
    answer,
    shop,
    delivered: deliveredRequests,
    failures,
    ask: call,
    answerOf,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    authorise: (token: string, input: object = {}) =>
      answerOf('authorise', { ...authoriseRequest(token), ...input }),
    /** Sends a form as a page of the sandbox does. */
    post: (
      path: string,
      body: string | URLSearchParams | FormData,
      headers: Record<string, string> = {},
    ) =>
      answer(
        new Request(`${origin}${path}`, { method: 'POST', body, headers: { origin, ...headers } }),
      ),
    get: (path: string) => answer(new Request(`${origin}${path}`)),
    switchFaults: (faults: object, key = operatorKey) =>
      answer(
        new Request(`${origin}/operator/faults`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${key}` },
          body: JSON.stringify(faults),
        }),
      ),
  }
}

export type TestSandbox = ReturnType<typeof openTestSandbox>
