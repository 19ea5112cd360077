import { randomBytes } from 'node:crypto'
import type { CardBehaviour } from './card-behaviour.ts'
import { isPast } from './card-number.ts'
import { openChallenge } from './challenge.ts'
import type { Db } from './database.ts'
import { type VoidRequest, releasePayment, finishPayment } from './finish-payment.ts'
import { done, type MovementResult, refuse } from './money-movements.ts'
import { findPaymentByKey, type Payment, type Reason, savePayment } from './payment.ts'
import type { AuthorisationRequest } from './requests.ts'
import { findInstrument, type PaymentInstrument } from './tokens.ts'

const maxChallengeSeconds = 10 * 60
const pendingMilliseconds = 3_000

type AuthorisationResult = Pick<Payment, 'state' | 'reason'>

/** Authorises as the behaviour of the card says. Returns the reference of the payment. */
export function authorise(db: Db, request: AuthorisationRequest, nowMs: number): string {
  const instrument = findInstrument(db, request.token)
  const result = isCancelled(db, request.key)
    ? refused('voided')
    : resultFor(request, instrument, nowMs)
  const payment: Payment = {
    ...result,
    reference: `pay_${randomBytes(15).toString('hex')}`,
    key: request.key,
    order_number: request.orderNumber,
    kind: request.kind,
    brand: instrument?.brand ?? null,
    last4: instrument?.last4 ?? null,
    amount: request.amount,
    currency: request.currency,
    captured: 0,
    released: 0,
    refunded: 0,
    created_at: nowMs,
    due_at: dueAt(result, request, nowMs),
  }
  savePayment(db, payment)
  if (payment.state === 'challenge') openChallenge(db, payment, request)
  if (payment.state === 'authorised' || payment.state === 'refused')
    finishPayment(db, payment, nowMs)
  return payment.reference
}

const refused = (reason: Reason): AuthorisationResult => ({ state: 'refused', reason })

function resultFor(
  request: AuthorisationRequest,
  instrument: PaymentInstrument | undefined,
  nowMs: number,
): AuthorisationResult {
  if (!instrument || instrument.kind !== request.kind) return refused('unknownToken')
  const { expiryMonth, expiryYear } = instrument
  const hasExpired =
    expiryMonth !== null &&
    expiryYear !== null &&
    isPast({ month: expiryMonth, year: expiryYear }, new Date(nowMs))
  return hasExpired ? refused('expired') : resultByBehaviour[instrument.behaviour]
}

const resultByBehaviour: Record<CardBehaviour, AuthorisationResult> = {
  approve: { state: 'authorised', reason: null },
  unanswered: { state: 'authorised', reason: null },
  challenge: { state: 'challenge', reason: null },
  pending: { state: 'pending', reason: null },
  decline: refused('declined'),
  suspicious: refused('suspicious'),
  expired: refused('expired'),
}

/** A challenge ends no later than the time for which the shop holds the order. */
function dueAt(
  { state }: AuthorisationResult,
  { challengeSeconds = maxChallengeSeconds }: AuthorisationRequest,
  nowMs: number,
): number | null {
  if (state === 'challenge') return nowMs + Math.min(maxChallengeSeconds, challengeSeconds) * 1000
  return state === 'pending' ? nowMs + pendingMilliseconds : null
}

/** Whether the payment is authorised without any response. */
export const isNeverAnswered = (db: Db, token: string): boolean =>
  findInstrument(db, token)?.behaviour === 'unanswered'

/** Voids the payment with this key, and refuses a later authorisation with it. */
export function cancelByKey(db: Db, request: VoidRequest): MovementResult {
  db.prepare('insert or ignore into cancelled_keys values (?)').run(request.key)
  const payment = findPaymentByKey(db, request.key)
  if (!payment || payment.state === 'refused') return done
  if (payment.captured > 0) return refuse('captured')
  releasePayment(db, payment, request)
  return done
}

const isCancelled = (db: Db, key: string): boolean =>
  db.prepare('select 1 from cancelled_keys where key = ?').get(key) !== undefined
