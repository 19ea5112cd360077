import { findByAttempt, findWaiting, type WaitingOrder } from '../orders/open-orders-store.ts'
import { attemptKeyOf } from '../orders/new-order.ts'
import { giveUp, settleOrder } from '../orders/settle-order-store.ts'
import { moveMoney } from '../orders/move-money-store.ts'
import { refuseAfterwards } from '../orders/refused-money-store.ts'
import { rethrow, unhindered, type Warn } from '../platform/jobs/warn.ts'
import { type Authorisation, type PaymentEvent, ProviderAway } from '../payments/provider.ts'
import type { Till } from './placing-store.ts'

/** A request that is still on its way is left alone; a shopper before a challenge takes longer. */
const seconds = { untilLookedAt: 12, untilGivenUp: 30, untilChallengeEnds: 900 }

/**
 * Settles what nobody came back for, and moves the money that is still to be moved. However many
 * stand before a challenge, they take no time from the others; nor does one that fails.
 */
export async function sweepOrders(till: Till, warn: Warn = rethrow): Promise<void> {
  for (const state of ['pending', 'challenged'] as const) {
    const waiting = { state, seconds: seconds.untilLookedAt }
    for (const order of await findWaiting(till.database, waiting)) {
      const about = { orderId: order.orderId }
      await unhindered(warn, { about, work: () => settleAgain(till, order) })
    }
  }
  await moveMoney(till, warn)
}

/** The provider is asked what became of it: it may have happened, or never arrived. */
async function settleAgain(till: Till, order: WaitingOrder): Promise<void> {
  const said = await whatBecameOf(till, order)
  if (isUnfinished(said) && hasTime(order, said)) return
  if (typeof said === 'string' || isUnfinished(said)) await giveUp(till, order)
  else await settleOrder(till, order, said)
}

type Said = Authorisation | 'away' | 'nothing'

async function whatBecameOf({ provider }: Till, { attemptKey }: WaitingOrder): Promise<Said> {
  try {
    return (await provider.find(attemptKey)) ?? 'nothing'
  } catch (error) {
    if (error instanceof ProviderAway) return 'away'
    throw error
  }
}

const isUnfinished = (said: Said) =>
  said === 'away' ||
  (said !== 'nothing' && (said.state === 'challenge' || said.state === 'pending'))

/** Whoever was never shown the challenge will not solve it. */
const hasTime = ({ state, secondsOld }: WaitingOrder, said: Said): boolean => {
  if (state === 'challenged') return secondsOld <= seconds.untilChallengeEnds
  const isUnseen = said !== 'away' && said !== 'nothing' && said.state === 'challenge'
  return !isUnseen && secondsOld <= seconds.untilGivenUp
}

/** What the provider tells by itself, often and in any order: what decides an order is done. */
export async function hearEvent(
  till: Till,
  { kind, key, orderNumber, reference, amount }: PaymentEvent,
): Promise<void> {
  if (kind === 'captureFailed' || kind === 'refundFailed' || kind === 'voidFailed') {
    return refuseAfterwards(till.database, { key, kind })
  }
  if (kind !== 'authorised' && kind !== 'refused') return
  const order = await findByAttempt(till.database, attemptKeyOf(orderNumber))
  // What was placed was paid for, and says no more to it.
  if (!order || order.state === 'placed') return
  await settleOrder(
    till,
    order,
    kind === 'authorised'
      ? { state: kind, reference, amount }
      : { state: kind, reference, reason: 'declined' },
  )
}
