import { accept, refuse } from '@cairn/contract/result'
import type { KnownOrder } from '../orders/known-order.ts'
import { attemptKeyOf } from '../orders/new-order.ts'
import { findOpenOrder } from '../orders/open-orders-store.ts'
import { settledAs, settleOrder } from '../orders/settle-order-store.ts'
import { ProviderAway } from '../payments/provider.ts'
import { hashOf } from '../platform/tokens.ts'
import type { Till } from './placing-store.ts'

type Proof = { sessionId: string; proof: string }

/** The outcome of a challenge counts for the order that it was asked for, and once. */
export async function handInProof(till: Till, known: KnownOrder, { sessionId, proof }: Proof) {
  const challenge = known.payment?.challenge ?? null
  if (challenge?.sessionId !== sessionId) return refuse('paymentFailed')
  const open = await findOpenOrder(till.database, known.orderId)
  if (!open) return accept(settledAs({ state: known.state, because: null, challenge }))
  const { reference } = open
  if (reference === null) return refuse('paymentFailed')
  const key = `${attemptKeyOf(known.orderNumber)}-${hashOf(proof).slice(0, 16)}`
  const request = { key, reference, proof }
  try {
    return accept(await settleOrder(till, open, await till.provider.answerChallenge(request)))
  } catch (error) {
    if (error instanceof ProviderAway) return refuse('awayForAMoment')
    throw error
  }
}
