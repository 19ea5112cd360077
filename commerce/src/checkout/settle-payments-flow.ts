import { accept, refuse } from '@cairn/contract/refusals/result'
import type { PaymentDeps } from '../orders/money/instruments-flow.ts'
import { moveMoney } from '../orders/money/move-money-flow.ts'
import { recordLateFailure } from '../orders/money/refused-movements-store.ts'
import { attemptKeyOf, type Order } from '../orders/order.ts'
import {
  findOrderByAttempt,
  findUnsettledOrder,
  takeUnsettledOrders,
  type WaitingOrder,
  failPayment,
  readOutcome,
  secondsUntilPendingFails,
  settleOrder,
} from '../orders/placing/settle-order-store.ts'
import {
  type Authorisation,
  type PaymentEvent,
  ProviderUnavailable,
} from '../payments/providers/provider.ts'
import { rethrow, type Warn, warnOnError } from '../platform/jobs/warn.ts'
import { hashOf } from '../platform/tokens.ts'

/** Orders that are younger may still be settled by their own request. */
const secondsUntilCheck = 12

/**
 * Settles orders that their requests left unsettled, and makes the remaining movements of money.
 * Challenged orders have a batch of their own, so that they do not delay the others.
 */
export async function settleUnsettledOrders(
  deps: PaymentDeps,
  warn: Warn = rethrow,
): Promise<void> {
  for (const state of ['pending', 'challenged'] as const) {
    const filter = { state, seconds: secondsUntilCheck }
    for (const order of await takeUnsettledOrders(deps.database, filter)) {
      const details = { orderId: order.orderId }
      await warnOnError(warn, { details, work: () => settleWaitingOrder(deps, order) })
    }
  }
  await moveMoney(deps, warn)
}

async function settleWaitingOrder(deps: PaymentDeps, order: WaitingOrder): Promise<void> {
  const status = await findPayment(deps, order)
  if (isUnfinished(status) && hasTime(order, status)) return
  if (typeof status === 'string' || isUnfinished(status)) await failPayment(deps, order)
  else await settleOrder(deps, order, status)
}

type PaymentStatus = Authorisation | 'unavailable' | 'nothing'

async function findPayment(
  { provider }: PaymentDeps,
  { attemptKey }: WaitingOrder,
): Promise<PaymentStatus> {
  try {
    return (await provider.find(attemptKey)) ?? 'nothing'
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'unavailable'
    throw error
  }
}

const isUnfinished = (status: PaymentStatus) =>
  status === 'unavailable' ||
  (status !== 'nothing' && (status.state === 'challenge' || status.state === 'pending'))

/** A challenge that the shopper was never shown will not be completed. */
const hasTime = (
  { state, secondsOld, challengeSeconds }: WaitingOrder,
  status: PaymentStatus,
): boolean => {
  if (state === 'challenged') return secondsOld <= challengeSeconds
  const isNeverShown =
    status !== 'unavailable' && status !== 'nothing' && status.state === 'challenge'
  return !isNeverShown && secondsOld <= secondsUntilPendingFails
}

/** Events of the provider may come several times and in any order. */
export async function applyPaymentEvent(
  deps: PaymentDeps,
  { kind, key, orderNumber, reference, amount }: PaymentEvent,
): Promise<void> {
  if (kind === 'captureFailed' || kind === 'refundFailed' || kind === 'voidFailed') {
    return recordLateFailure(deps.database, { key, kind })
  }
  if (kind !== 'authorised' && kind !== 'refused') return
  const order = await findOrderByAttempt(deps.database, attemptKeyOf(orderNumber))
  // A placed order is paid; further events do not change it.
  if (!order || order.state === 'placed') return
  await settleOrder(
    deps,
    order,
    kind === 'authorised'
      ? { state: kind, reference, amount }
      : { state: kind, reference, reason: 'declined' },
  )
}

/** Settles the order of a challenge with the result of the bank. Each challenge counts once. */
export async function completeChallenge(
  deps: PaymentDeps,
  order: Order,
  { sessionId, proof }: { sessionId: string; proof: string },
) {
  const challenge = order.payment?.challenge ?? null
  if (challenge?.sessionId !== sessionId) return refuse('paymentFailed')
  const unsettled = await findUnsettledOrder(deps.database, order.orderId)
  // An event of the provider may have settled the order since it was read.
  if (!unsettled) return accept(await readOutcome(deps, order.orderId))
  const { reference } = unsettled
  if (reference === null) return refuse('paymentFailed')
  const key = `${attemptKeyOf(order.orderNumber)}-${hashOf(proof).slice(0, 16)}`
  const request = { key, reference, proof }
  try {
    return accept(await settleOrder(deps, unsettled, await deps.provider.answerChallenge(request)))
  } catch (error) {
    if (error instanceof ProviderUnavailable) return refuse('temporarilyUnavailable')
    throw error
  }
}
