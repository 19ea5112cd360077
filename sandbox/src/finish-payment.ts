import type { Db } from './database.ts'
import { queueEvent } from './events.ts'
import { findPayment, type Payment, paymentsDue, restOf, savePayment } from './payment.ts'

/** Sets the final state of a payment and stores its event. */
export function finishPayment(db: Db, payment: Payment, nowMs: number): void {
  savePayment(db, { ...payment, due_at: null })
  queueEvent(
    db,
    {
      kind: payment.state === 'authorised' ? 'authorised' : 'refused',
      key: payment.key,
      orderNumber: payment.order_number,
      reference: payment.reference,
      amount: payment.amount,
    },
    nowMs,
  )
}

export type VoidRequest = { key: string; nowMs: number }

/** Closes a payment and releases what was authorised and not captured. */
export function releasePayment(db: Db, payment: Payment, { key, nowMs }: VoidRequest): void {
  const rest = restOf(payment)
  const isFullyReleased = payment.captured === 0
  savePayment(db, {
    ...payment,
    released: payment.released + rest,
    due_at: null,
    ...(isFullyReleased && { state: 'refused', reason: 'voided' }),
  })
  queueEvent(
    db,
    {
      kind: 'voided',
      key,
      orderNumber: payment.order_number,
      reference: payment.reference,
      amount: rest,
    },
    nowMs,
  )
}

/** Settles pending payments that are due, and fails expired challenges. */
export function finishDuePayments(db: Db, nowMs: number): void {
  for (const { reference } of paymentsDue(db, nowMs)) {
    const payment = findPayment(db, reference)
    if (payment?.state === 'pending') finishPayment(db, { ...payment, state: 'authorised' }, nowMs)
    if (payment?.state === 'challenge') {
      finishPayment(db, { ...payment, state: 'refused', reason: 'challengeFailed' }, nowMs)
    }
  }
}
