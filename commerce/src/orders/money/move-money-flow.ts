import { type MovementResult, ProviderUnavailable } from '../../payments/providers/provider.ts'
import { warnOnError, type Warn } from '../../platform/jobs/warn.ts'
import type { PaymentDeps } from './instruments-flow.ts'
import { keyOfAttempt } from './payment-movement.ts'
import {
  bookMovement,
  findLostPayments,
  findPaymentsToVoid,
  findRequestedMovements,
  markVoided,
  type PaymentToVoid,
  type RequestedMovement,
} from './payment-movements-store.ts'
import { refuseMovement, refuseVoid } from './refused-movements-store.ts'

/**
 * Makes the captures and refunds that are still to be made, and releases authorisations that no
 * order needs. One that fails does not stop the others.
 */
export async function moveMoney(deps: PaymentDeps, warn: Warn): Promise<void> {
  const { database } = deps
  for (const { attemptKey } of await findLostPayments(database)) {
    await warnOnError(warn, {
      details: { attemptKey },
      work: () => cancelLostPayment(deps, attemptKey),
    })
  }
  for (const payment of await findPaymentsToVoid(database)) {
    const { attemptKey } = payment
    await warnOnError(warn, { details: { attemptKey }, work: () => voidPayment(deps, payment) })
  }
  for (const movement of await findRequestedMovements(database)) {
    const { movementKey } = movement
    await warnOnError(warn, { details: { movementKey }, work: () => makeMovement(deps, movement) })
  }
}

/** The payment may have been made, may still be on its way, or may never have arrived. */
async function cancelLostPayment(deps: PaymentDeps, attemptKey: string): Promise<void> {
  const result = await answerOrUnavailable(() => deps.provider.cancelByKey({ key: attemptKey }))
  await recordVoid(deps, result, { attemptKey, from: 'lost' })
}

async function voidPayment(
  deps: PaymentDeps,
  { attemptKey, reference, attempts }: PaymentToVoid,
): Promise<void> {
  const key = keyOfAttempt(`${attemptKey}-void`, attempts)
  const result = await answerOrUnavailable(() => deps.provider.void({ key, reference }))
  await recordVoid(deps, result, { attemptKey, from: 'voiding' })
}

async function recordVoid(
  { database }: PaymentDeps,
  result: MovementResult | 'unavailable',
  attempt: { attemptKey: string; from: 'lost' | 'voiding' },
): Promise<void> {
  if (result === 'unavailable') return
  if (result.state === 'refused') await refuseVoid(database, { ...attempt, reason: result.reason })
  else await markVoided(database, attempt)
}

async function makeMovement(
  { database, provider }: PaymentDeps,
  movement: RequestedMovement,
): Promise<void> {
  const { movementKey, attempts, reference, amount, kind } = movement
  const key = keyOfAttempt(movementKey, attempts)
  const result = await answerOrUnavailable(() => provider[kind]({ key, reference, amount }))
  if (result === 'unavailable') return
  if (result.state === 'done') await bookMovement(database, movement)
  else await refuseMovement(database, { key, kind, reason: result.reason })
}

async function answerOrUnavailable<Answer>(
  request: () => Promise<Answer>,
): Promise<Answer | 'unavailable'> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ProviderUnavailable) return 'unavailable'
    throw error
  }
}
