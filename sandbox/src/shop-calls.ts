import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { answerChallenge, authorisationOf } from './answer-challenge.ts'
import { cancelByKey, authorise, isNeverAnswered } from './authorise.ts'
import { inTransaction, type Db } from './database.ts'
import { readFaults } from './faults.ts'
import { idempotent } from './idempotent.ts'
import { capture, refund, voidPayment } from './money-movements.ts'
import { findPayment, findPaymentByKey, type Payment } from './payment.ts'
import {
  challengeAnswerRequest,
  authorisationRequest,
  keyRequest,
  movementRequest,
  payLaterRequest,
  tokenRequest,
  voidRequest,
  windowRequest,
} from './requests.ts'
import { isSame, signatureHeader, signRequest } from './signature.ts'
import { deleteToken, findFingerprint } from './tokens.ts'
import { openPayLater, openWindow } from './windows.ts'

export type ShopCallDeps = {
  db: Db
  secret: string
  origin: string
  shopOrigins: readonly string[]
  nowMs: () => number
}

type CallResult = { answer: unknown; isUnanswered?: boolean }

/** Longer than any client waits. */
const silenceMilliseconds = 120_000

/** The calls of the shop's server, each signed with the shared secret. */
export function addShopCalls(app: Hono, deps: ShopCallDeps): void {
  const { db, nowMs } = deps
  const answerOf = (payment: Payment | undefined) =>
    payment && authorisationOf(db, payment, deps.origin)
  const call = <Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    perform: (input: z.infer<Schema>) => CallResult,
  ) =>
    app.post(`/v1/${name}`, (context) =>
      handle(context, deps, (body) => {
        const input = schema.parse(JSON.parse(body))
        checkOpener(input, deps)
        return perform(input)
      }),
    )

  const windowUrlOf = (sessionId: string) => `${deps.origin}/window/${sessionId}`

  call('open-window', windowRequest, (input) => {
    const sessionId = openWindow(db, input, nowMs())
    return { answer: { sessionId, windowUrl: windowUrlOf(sessionId) } }
  })
  call('open-pay-later', payLaterRequest, (input) => {
    const request = { key: input.key, operation: 'open-pay-later', input }
    const session = idempotent(db, request, () => openPayLater(db, input, nowMs()))
    return { answer: { ...session, windowUrl: windowUrlOf(session.sessionId) } }
  })
  call('authorise', authorisationRequest, (input) => {
    const isUnanswered = !findPaymentByKey(db, input.key) && isNeverAnswered(db, input.token)
    const request = { key: input.key, operation: 'authorise', input }
    const reference = idempotent(db, request, () => authorise(db, input, nowMs()))
    return { answer: answerOf(findPayment(db, reference)), isUnanswered }
  })
  call('answer-challenge', challengeAnswerRequest, (input) => {
    const { key, reference } = input
    const request = { key, operation: 'answer-challenge', input }
    const { isCorrect } = idempotent(db, request, () => answerChallenge(db, input, nowMs()))
    const failedAnswer = { state: 'refused', reference, reason: 'challengeFailed' }
    return { answer: isCorrect ? answerOf(findPayment(db, reference)) : failedAnswer }
  })
  call('fingerprint', tokenRequest, ({ token }) => ({ answer: findFingerprint(db, token) }))
  call('delete-token', tokenRequest, ({ token }) => ({ answer: deleteToken(db, token) }))
  call('find', keyRequest, ({ key }) => ({ answer: answerOf(findPaymentByKey(db, key)) ?? null }))
  call('cancel', keyRequest, ({ key }) => ({
    answer: inTransaction(db, () => cancelByKey(db, { key, nowMs: nowMs() })),
  }))
  for (const [name, move] of Object.entries({ capture, refund })) {
    call(name, movementRequest, (input) => ({
      answer: idempotent(db, { key: input.key, operation: name, input }, () =>
        move(db, input, nowMs()),
      ),
    }))
  }
  call('void', voidRequest, (input) => ({
    answer: idempotent(db, { key: input.key, operation: 'void', input }, () =>
      voidPayment(db, input, nowMs()),
    ),
  }))
}

/** Checks the signature, applies faults, and then runs the call. */
async function handle(
  context: Context,
  { db, secret }: ShopCallDeps,
  perform: (body: string) => CallResult,
): Promise<Response> {
  const { raw, path } = context.req
  const body = await raw.text()
  const signature = context.req.header(signatureHeader) ?? ''
  if (!isSame(signature, signRequest(secret, { path, body }))) {
    return context.json({ problem: 'signature' }, 401)
  }
  const { slow = 0, down, silent } = readFaults(db)
  if (down) return context.json({ problem: 'down' }, 503)
  if (slow > 0) await sleep(slow, undefined, { ref: false })
  const { answer, isUnanswered = false } = perform(body)
  if (isUnanswered || silent) await silence(raw.signal)
  return context.json({ answer })
}

/** A page of another origin can neither open a window nor complete a challenge. */
function checkOpener(input: unknown, { shopOrigins }: ShopCallDeps): void {
  const opener = typeof input === 'object' && input !== null && 'origin' in input && input.origin
  if (typeof opener === 'string' && !shopOrigins.includes(opener))
    throw new OpenerUnknownError(opener)
}

export class OpenerUnknownError extends Error {
  override name = 'OpenerUnknownError'
}

const silence = (signal: AbortSignal) =>
  sleep(silenceMilliseconds, undefined, { ref: false, signal })
