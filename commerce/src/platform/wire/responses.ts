import type { Call } from '@cairn/contract/wire/call'
import { headers } from '@cairn/contract/wire/headers'
import { encodeBody, type EncodedBody, respondEncoded } from '../cache/encoded-response.ts'
import { errorResponse, type RefusedCall } from './refused-call.ts'
import type { RequestContext } from './request-context.ts'

const secondsToRetry = 2

type AnswerKind = Pick<Call, 'answerType' | 'answerStatus'>

/** The answer belongs to one client, so caches must not store it. */
function answerHeaders(context: RequestContext, type: string): Headers {
  const answer = new Headers({
    'content-type': type,
    'cache-control': 'private, no-store',
    [headers.correlationId]: context.correlationId,
    [headers.transactionId]: context.transactionId,
  })
  for (const cookie of context.cookies.changes()) answer.append('set-cookie', cookie)
  return answer
}

/** Answers with JSON, with the bytes of a document, or without content, as its call declares. */
export function answerResponse(
  value: unknown,
  context: RequestContext,
  { answerType, answerStatus: status }: AnswerKind = {},
): Response {
  const answer = answerHeaders(context, answerType ?? 'application/json')
  if (status !== undefined) {
    answer.delete('content-type')
    return new Response(null, { status, headers: answer })
  }
  const body = value instanceof Uint8Array ? new Uint8Array(value) : jsonOf(value)
  answer.set('content-length', String(Buffer.byteLength(body)))
  return new Response(body, { headers: answer })
}

/** For an answer that is the same for all clients: HTTP caches may keep it for a few seconds, per access key. */
export function publicAnswerResponse(
  value: unknown,
  context: RequestContext,
  request: Request,
): Promise<Response> {
  const answer = new Headers({
    'cache-control': 'public, max-age=5',
    vary: `${headers.accessKey}, ${headers.siteId}`,
    [headers.correlationId]: context.correlationId,
    [headers.transactionId]: context.transactionId,
  })
  return respondEncoded(encodeJsonOnce(value), request, { headers: answer })
}

export function refusalResponse(refusedCall: RefusedCall, context: RequestContext): Response {
  const { status, body } = errorResponse(refusedCall, context)
  const answer = answerHeaders(context, 'application/json')
  if (refusedCall.allow) answer.set('allow', refusedCall.allow)
  const { seconds } = refusedCall.refusal.data
  if (status === 429 || status === 503) answer.set('retry-after', String(seconds ?? secondsToRetry))
  const text = JSON.stringify(body)
  answer.set('content-length', String(Buffer.byteLength(text)))
  return new Response(text, { status, headers: answer })
}

const bodies = new WeakMap<object, EncodedBody>()

const encodeJson = (value: unknown) =>
  encodeBody(Buffer.from(JSON.stringify(value)), 'application/json')

/** Serialises and compresses a cached answer only once, for as long as the value lives. */
function encodeJsonOnce(value: unknown): EncodedBody {
  if (typeof value !== 'object' || value === null) return encodeJson(value)
  const cached = bodies.get(value)
  if (cached) return cached
  const body = encodeJson(value)
  bodies.set(value, body)
  return body
}

const texts = new WeakMap<object, Buffer<ArrayBuffer> | null>()

/** Marks an immutable value that is sent more than once, so that it is serialised only once. */
export function memoizeJson<Value extends object>(value: Value): Value {
  texts.set(value, null)
  return value
}

function jsonOf(value: unknown): string | Buffer<ArrayBuffer> {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const cached = texts.get(value)
  if (cached !== null) return cached ?? JSON.stringify(value)
  const text = Buffer.from(JSON.stringify(value))
  texts.set(value, text)
  return text
}
