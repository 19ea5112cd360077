import { randomBytes } from 'node:crypto'
import type { AskedAuthorisation } from './asked.ts'
import { isPast } from './card-number.ts'
import { openChallenge } from './challenge.ts'
import type { Manner } from './manner.ts'
import type { Books } from './open-books.ts'
import { type Payment, type Reason, savePayment } from './payment.ts'
import { type LetGo, letGo, settle } from './settle.ts'
import { type Moved, done, refuse } from './moved.ts'
import { findMeans, type Means } from './tokens.ts'

export const challengeMilliseconds = 10 * 60_000
const pendingMilliseconds = 3_000

type Verdict = Pick<Payment, 'state' | 'reason'>

/** Asks the bank, which here is a card's manner. Answers the payment's name. */
export function authorise(books: Books, asked: AskedAuthorisation, now: number): string {
  const means = findMeans(books, asked.token)
  const verdict = isAbandoned(books, asked.key) ? refused('voided') : judge(asked, means, now)
  const payment: Payment = {
    ...verdict,
    reference: `pay_${randomBytes(15).toString('hex')}`,
    key: asked.key,
    order_number: asked.orderNumber,
    kind: asked.kind,
    brand: means?.brand ?? null,
    last4: means?.last4 ?? null,
    amount: asked.amount,
    currency: asked.currency,
    captured: 0,
    released: 0,
    refunded: 0,
    made_at: now,
    due_at: dueAt(verdict, now),
  }
  savePayment(books, payment)
  if (payment.state === 'challenge') openChallenge(books, payment, asked)
  if (payment.state === 'authorised' || payment.state === 'refused') settle(books, payment, now)
  return payment.reference
}

const refused = (reason: Reason): Verdict => ({ state: 'refused', reason })

function judge(asked: AskedAuthorisation, means: Means | undefined, now: number): Verdict {
  if (!means || means.kind !== asked.kind) return refused('unknownToken')
  const { expiryMonth, expiryYear } = means
  const hasExpired =
    expiryMonth !== null &&
    expiryYear !== null &&
    isPast({ month: expiryMonth, year: expiryYear }, new Date(now))
  return hasExpired ? refused('expired') : byManner[means.manner]
}

const byManner: Record<Manner, Verdict> = {
  approve: { state: 'authorised', reason: null },
  late: { state: 'authorised', reason: null },
  challenge: { state: 'challenge', reason: null },
  pending: { state: 'pending', reason: null },
  decline: refused('declined'),
  suspicious: refused('suspicious'),
  expired: refused('expired'),
}

function dueAt({ state }: Verdict, now: number): number | null {
  if (state === 'challenge') return now + challengeMilliseconds
  return state === 'pending' ? now + pendingMilliseconds : null
}

/** Whether an answer to this will never arrive, though the money is there. */
export const isLate = (books: Books, token: string): boolean =>
  findMeans(books, token)?.manner === 'late'

/** Lets go of whatever a key has led to, and of what it may still lead to. */
export function abandon(books: Books, payment: Payment | undefined, asked: LetGo): Moved {
  books.prepare('insert or ignore into abandoned values (?)').run(asked.key)
  if (!payment || payment.state === 'refused') return done
  if (payment.captured > 0) return refuse('captured')
  letGo(books, payment, asked)
  return done
}

const isAbandoned = (books: Books, key: string): boolean =>
  books.prepare('select 1 from abandoned where key = ?').get(key) !== undefined
