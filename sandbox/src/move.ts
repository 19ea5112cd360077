import type { AskedMovement } from './asked.ts'
import { tell } from './events.ts'
import { done, type Moved, refuse } from './moved.ts'
import type { Books } from './open-books.ts'
import { findPayment, type Payment, restOf, savePayment } from './payment.ts'
import { letGo } from './settle.ts'

export function capture(books: Books, asked: AskedMovement, now: number): Moved {
  const payment = findPayment(books, asked.reference)
  if (payment?.state !== 'authorised') return refuse('notAuthorised')
  if (asked.amount > restOf(payment)) return refuse('moreThanAuthorised')
  savePayment(books, { ...payment, captured: payment.captured + asked.amount })
  tell(books, { kind: 'captured', ...about(payment, asked) }, now)
  return done
}

export function refund(books: Books, asked: AskedMovement, now: number): Moved {
  const payment = findPayment(books, asked.reference)
  if (!payment) return refuse('unknownPayment')
  if (asked.amount > payment.captured - payment.refunded) return refuse('moreThanCaptured')
  savePayment(books, { ...payment, refunded: payment.refunded + asked.amount })
  tell(books, { kind: 'refunded', ...about(payment, asked) }, now)
  return done
}

export function voidPayment(
  books: Books,
  asked: Pick<AskedMovement, 'key' | 'reference'>,
  now: number,
): Moved {
  const payment = findPayment(books, asked.reference)
  if (!payment) return refuse('unknownPayment')
  if (payment.state === 'refused') return done
  if (restOf(payment) === 0) return payment.released > 0 ? done : refuse('captured')
  letGo(books, payment, { key: asked.key, now })
  return done
}

const about = (payment: Payment, { key, amount }: AskedMovement) => ({
  key,
  amount,
  orderNumber: payment.order_number,
  reference: payment.reference,
})
