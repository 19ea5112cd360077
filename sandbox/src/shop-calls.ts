import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { answerChallenge, authorisationOf } from './answer-challenge.ts'
import {
  askedAnswer,
  askedAuthorisation,
  askedKey,
  askedMovement,
  askedPayLater,
  askedVoid,
  askedWindow,
} from './asked.ts'
import { abandon, authorise, isLate } from './authorise.ts'
import { readFaults } from './faults.ts'
import { capture, refund, voidPayment } from './move.ts'
import { once } from './once.ts'
import { atomically, type Books } from './open-books.ts'
import { findPayment, findPaymentByKey, type Payment } from './payment.ts'
import { isSame, signatureHeader, signRequest } from './signature.ts'
import { openPayLater, openWindow } from './windows.ts'

export type ShopCallNeeds = {
  books: Books
  secret: string
  origin: string
  shopOrigins: readonly string[]
  now: () => number
}

type Outcome = { answer: unknown; isUnanswered?: boolean }

/** As long as a client could bear to wait, and longer. */
const silenceMilliseconds = 120_000

/** What the shop's server asks, each request signed with the secret that both know. */
export function addShopCalls(app: Hono, needs: ShopCallNeeds): void {
  const { books, now } = needs
  const standing = (payment: Payment | undefined) =>
    payment && authorisationOf(books, payment, needs.origin)
  const on = <Asked extends z.ZodType>(
    name: string,
    schema: Asked,
    perform: (asked: z.infer<Asked>) => Outcome,
  ) =>
    app.post(`/v1/${name}`, (context) =>
      take(context, needs, (body) => {
        const asked = schema.parse(JSON.parse(body))
        checkOpener(asked, needs)
        return perform(asked)
      }),
    )

  on('open-window', askedWindow, (asked) => {
    const sessionId = openWindow(books, asked, now())
    return { answer: { sessionId, windowUrl: `${needs.origin}/window/${sessionId}` } }
  })
  on('open-pay-later', askedPayLater, (asked) => {
    const request = { key: asked.key, operation: 'open-pay-later', asked }
    const session = once(books, request, () => openPayLater(books, asked, now()))
    const windowUrl = `${needs.origin}/window/${session.sessionId}`
    return { answer: { ...session, windowUrl } }
  })
  on('authorise', askedAuthorisation, (asked) => {
    const isFirst = !findPaymentByKey(books, asked.key)
    const request = { key: asked.key, operation: 'authorise', asked }
    const reference = once(books, request, () => authorise(books, asked, now()))
    const isUnanswered = isFirst && isLate(books, asked.token)
    return { answer: standing(findPayment(books, reference)), isUnanswered }
  })
  on('answer-challenge', askedAnswer, (asked) => {
    const { reference } = asked
    const request = { key: asked.key, operation: 'answer-challenge', asked }
    const { isRight } = once(books, request, () => answerChallenge(books, asked, now()))
    const failed = { state: 'refused', reference, reason: 'challengeFailed' }
    return { answer: isRight ? standing(findPayment(books, reference)) : failed }
  })
  on('find', askedKey, ({ key }) => ({ answer: standing(findPaymentByKey(books, key)) ?? null }))
  on('abandon', askedKey, (asked) => ({
    answer: atomically(books, () =>
      abandon(books, findPaymentByKey(books, asked.key), { ...asked, now: now() }),
    ),
  }))
  for (const [name, move] of Object.entries({ capture, refund })) {
    on(name, askedMovement, (asked) => ({
      answer: once(books, { key: asked.key, operation: name, asked }, () =>
        move(books, asked, now()),
      ),
    }))
  }
  on('void', askedVoid, (asked) => ({
    answer: once(books, { key: asked.key, operation: 'void', asked }, () =>
      voidPayment(books, asked, now()),
    ),
  }))
}

/** Signature, faults, then the thing itself. */
async function take(
  context: Context,
  { books, secret }: ShopCallNeeds,
  perform: (body: string) => Outcome,
): Promise<Response> {
  const { raw, path } = context.req
  const body = await raw.text()
  const signature = context.req.header(signatureHeader) ?? ''
  if (!isSame(signature, signRequest(secret, { path, body }))) {
    return context.json({ problem: 'signature' }, 401)
  }
  const { slow = 0, down, silent } = readFaults(books)
  if (down) return context.json({ problem: 'down' }, 503)
  if (slow > 0) await sleep(slow, undefined, { ref: false })
  const { answer, isUnanswered = false } = perform(body)
  if (isUnanswered || silent) await silence(raw.signal)
  return context.json({ answer })
}

/** A page of anybody else's opens no window and meets no challenge. */
function checkOpener(asked: unknown, { shopOrigins }: ShopCallNeeds): void {
  const opener = typeof asked === 'object' && asked !== null && 'origin' in asked && asked.origin
  if (typeof opener === 'string' && !shopOrigins.includes(opener)) throw new OpenerUnknown(opener)
}

export class OpenerUnknown extends Error {
  override name = 'OpenerUnknown'
}

const silence = (signal: AbortSignal) =>
  sleep(silenceMilliseconds, undefined, { ref: false, signal })
