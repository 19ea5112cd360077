import { headers } from '@cairn/contract/headers'
import type { Asked } from './asked.ts'
import { errorAnswer, type RefusedCall } from './refused-call.ts'

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

export const answerOf = (value: unknown, asked: Asked): Response =>
  new Response(JSON.stringify(value), { headers: answerHeaders(asked, 'application/json') })

export function refusalAnswerOf(refused: RefusedCall, asked: Asked): Response {
  const { status, body } = errorAnswer(refused, asked)
  const answer = answerHeaders(asked, 'application/json')
  if (refused.allow) answer.set('allow', refused.allow)
  const { seconds } = refused.refusal.data
  if (status === 429 || status === 503) answer.set('retry-after', String(seconds ?? secondsToRetry))
  return new Response(JSON.stringify(body), { status, headers: answer })
}
