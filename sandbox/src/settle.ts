import { tell } from './events.ts'
import type { Books } from './open-books.ts'
import { findPayment, type Payment, paymentsDue, restOf, savePayment } from './payment.ts'

/** The bank's last word on a payment, and the news of it. */
export function settle(books: Books, payment: Payment, now: number): void {
  savePayment(books, { ...payment, due_at: null })
  tell(
    books,
    {
      kind: payment.state === 'authorised' ? 'authorised' : 'refused',
      key: payment.key,
      orderNumber: payment.order_number,
      reference: payment.reference,
      amount: payment.amount,
    },
    now,
  )
}

export type LetGo = { key: string; now: number }

/** Nothing more comes of it: what was authorised and not taken is the shopper's again. */
export function letGo(books: Books, payment: Payment, { key, now }: LetGo): void {
  const rest = restOf(payment)
  const isOver = payment.captured === 0
  savePayment(books, {
    ...payment,
    released: payment.released + rest,
    due_at: null,
    ...(isOver && { state: 'refused', reason: 'voided' }),
  })
  tell(
    books,
    {
      kind: 'voided',
      key,
      orderNumber: payment.order_number,
      reference: payment.reference,
      amount: rest,
    },
    now,
  )
}

/** Banks that have not answered do so now, and challenges that nobody met are lost. */
export function settleDue(books: Books, now: number): void {
  for (const { reference } of paymentsDue(books, now)) {
    const payment = findPayment(books, reference)
    if (payment?.state === 'pending') settle(books, { ...payment, state: 'authorised' }, now)
    if (payment?.state === 'challenge') {
      settle(books, { ...payment, state: 'refused', reason: 'challengeFailed' }, now)
    }
  }
}
