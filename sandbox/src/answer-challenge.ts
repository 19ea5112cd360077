import { challengeOf, redeemProof } from './challenge.ts'
import type { Db } from './database.ts'
import { finishPayment } from './finish-payment.ts'
import { findPayment, type Payment, type PaymentState, type Reason } from './payment.ts'

export type Authorisation =
  | {
      state: 'authorised'
      reference: string
      amount: number
      card?: { brand: string; last4: string }
    }
  | { state: 'challenge'; reference: string; sessionId: string; challengeUrl: string }
  | { state: 'pending'; reference: string }
  | { state: 'refused'; reference: string; reason: Reason }

type Answer = { reference: string; proof: string }

/** The result must be the one that the page issued for this payment, and unused. */
export function answerChallenge(
  db: Db,
  { reference, proof }: Answer,
  nowMs: number,
): { isCorrect: boolean } {
  const payment = findPayment(db, reference)
  if (payment && redeemProof(db, reference, proof)) return { isCorrect: true }
  // An expired challenge cannot be completed, even with its page still open.
  if (payment?.state === 'challenge') {
    finishPayment(db, { ...payment, state: 'refused', reason: 'challengeFailed' }, nowMs)
  }
  return { isCorrect: false }
}

/** The state of a payment as the shop receives it. */
export function authorisationOf(db: Db, payment: Payment, origin: string): Authorisation {
  const { reference } = payment
  const answers: Record<PaymentState, () => Authorisation> = {
    authorised: () => ({
      state: 'authorised',
      reference,
      amount: payment.amount,
      ...cardOf(payment),
    }),
    pending: () => ({ state: 'pending', reference }),
    refused: () => ({ state: 'refused', reference, reason: payment.reason ?? 'declined' }),
    challenge: () => {
      const sessionId = challengeOf(db, reference)?.session_id ?? ''
      const challengeUrl = `${origin}/challenge/${sessionId}`
      return { state: 'challenge', reference, sessionId, challengeUrl }
    },
  }
  return answers[payment.state]()
}

const cardOf = ({ brand, last4 }: Payment) =>
  brand === null || last4 === null ? {} : { card: { brand, last4 } }
