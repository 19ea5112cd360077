import type { Db } from './database.ts'
import { queueEvent } from './events.ts'
import { releasePayment } from './finish-payment.ts'
import { findPayment, type Payment, restOf, savePayment } from './payment.ts'
import type { MovementRequest } from './requests.ts'

export type MovementResult = { state: 'done' } | { state: 'refused'; reason: string }

export const done: MovementResult = { state: 'done' }
export const refuse = (reason: string): MovementResult => ({ state: 'refused', reason })

export function capture(db: Db, request: MovementRequest, nowMs: number): MovementResult {
  const payment = findPayment(db, request.reference)
  if (payment?.state !== 'authorised') return refuse('notAuthorised')
  if (request.amount > restOf(payment)) return refuse('moreThanAuthorised')
  savePayment(db, { ...payment, captured: payment.captured + request.amount })
  queueEvent(db, { kind: 'captured', ...eventFieldsOf(payment, request) }, nowMs)
  return done
}

export function refund(db: Db, request: MovementRequest, nowMs: number): MovementResult {
  const payment = findPayment(db, request.reference)
  if (!payment) return refuse('unknownPayment')
  if (request.amount > payment.captured - payment.refunded) return refuse('moreThanCaptured')
  savePayment(db, { ...payment, refunded: payment.refunded + request.amount })
  queueEvent(db, { kind: 'refunded', ...eventFieldsOf(payment, request) }, nowMs)
  return done
}

export function voidPayment(
  db: Db,
  request: Pick<MovementRequest, 'key' | 'reference'>,
  nowMs: number,
): MovementResult {
  const payment = findPayment(db, request.reference)
  if (!payment) return refuse('unknownPayment')
  if (payment.state === 'refused') return done
  if (restOf(payment) === 0) return payment.released > 0 ? done : refuse('captured')
  releasePayment(db, payment, { key: request.key, nowMs })
  return done
}

const eventFieldsOf = (payment: Payment, { key, amount }: MovementRequest) => ({
  key,
  amount,
  orderNumber: payment.order_number,
  reference: payment.reference,
})
