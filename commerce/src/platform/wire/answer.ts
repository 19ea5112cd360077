import { headers } from '@cairn/contract/headers'
import { answerFinished } from '../kept/finished.ts'
import type { Asked } from './asked.ts'
import { textOf } from './given-again.ts'
import { errorAnswer, type RefusedCall } from './refused-call.ts'
import { sharedBody } from './shared-body.ts'

const secondsToRetry = 2

/** What is answered is somebody's own: no cache keeps it. */
function answerHeaders(asked: Asked, type: string): Headers {
  const answer = new Headers({
    'content-type': type,
    'cache-control': 'private, no-store',
    [headers.correlationId]: asked.correlationId,
    [headers.transactionId]: asked.transactionId,
  })
  for (const cookie of asked.cookies.changes()) answer.append('set-cookie', cookie)
  return answer
}

/** A document goes out as it is, under the type that its call declares. */
export function answerOf(value: unknown, asked: Asked, type = 'application/json'): Response {
  const body = value instanceof Uint8Array ? new Uint8Array(value) : textOf(value)
  return new Response(body, { headers: answerHeaders(asked, type) })
}

/** What everybody gets alike: caches on the way may keep it for a moment, for clients that have a key. */
export function sharedAnswerOf(value: unknown, asked: Asked, request: Request): Promise<Response> {
  const answer = new Headers({
    'cache-control': 'public, max-age=5',
    vary: `${headers.accessKey}, ${headers.siteId}`,
    [headers.correlationId]: asked.correlationId,
    [headers.transactionId]: asked.transactionId,
  })
  return answerFinished(sharedBody(value), request, { headers: answer })
}

export function refusalAnswerOf(refused: RefusedCall, asked: Asked): Response {
  const { status, body } = errorAnswer(refused, asked)
  const answer = answerHeaders(asked, 'application/json')
  if (refused.allow) answer.set('allow', refused.allow)
  const { seconds } = refused.refusal.data
  if (status === 429 || status === 503) answer.set('retry-after', String(seconds ?? secondsToRetry))
  return new Response(JSON.stringify(body), { status, headers: answer })
}
