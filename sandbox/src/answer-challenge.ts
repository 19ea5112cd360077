import { challengeOf, spendProof } from './challenge.ts'
import type { Books } from './open-books.ts'
import { findPayment, type Payment, type PaymentState, type Reason } from './payment.ts'
import { settle } from './settle.ts'

export type Authorisation =
  | { state: 'authorised'; reference: string; amount: number }
  | { state: 'challenge'; reference: string; sessionId: string; challengeUrl: string }
  | { state: 'pending'; reference: string }
  | { state: 'refused'; reference: string; reason: Reason }

type Answer = { reference: string; proof: string }

/** What the shop hands in must be what the page gave, for this payment, and the first time. */
export function answerChallenge(
  books: Books,
  { reference, proof }: Answer,
  now: number,
): { isRight: boolean } {
  const payment = findPayment(books, reference)
  if (payment && spendProof(books, reference, proof)) return { isRight: true }
  // One that is not met any more: whoever holds its page may not make it good.
  if (payment?.state === 'challenge') {
    settle(books, { ...payment, state: 'refused', reason: 'challengeFailed' }, now)
  }
  return { isRight: false }
}

/** How a payment stands, as the shop is told. */
export function authorisationOf(books: Books, payment: Payment, origin: string): Authorisation {
  const { reference } = payment
  const answers: Record<PaymentState, () => Authorisation> = {
    authorised: () => ({ state: 'authorised', reference, amount: payment.amount }),
    pending: () => ({ state: 'pending', reference }),
    refused: () => ({ state: 'refused', reference, reason: payment.reason ?? 'declined' }),
    challenge: () => {
      const sessionId = challengeOf(books, reference)?.session_id ?? ''
      const challengeUrl = `${origin}/challenge/${sessionId}`
      return { state: 'challenge', reference, sessionId, challengeUrl }
    },
  }
  return answers[payment.state]()
}
