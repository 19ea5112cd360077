import type { Minor } from '@cairn/contract/fields/money'
import { sql, type RawBuilder } from 'kysely'
import type { Authorisation, DeclineReason, PaidCard } from '../../payments/providers/provider.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { anyOf, rawQuery } from '../../platform/database/queries/raw-query.ts'
import { faultPoint } from '../../platform/faults.ts'
import { releaseClaims } from '../../promotions/claimed-uses-store.ts'
import type { OrderDeps } from '../money/instruments-flow.ts'
import type { FailureReason, OrderState } from '../order-states.ts'
import type { Challenge } from '../order.ts'
import { confirmOrder, failOrder } from './finish-order-store.ts'

/** An order whose payment is not decided. */
export type UnsettledOrder = {
  orderId: string
  attemptKey: string
  providerAmount: Minor
  holdsInstruments: boolean
  /** Missing if the request of the order has read it before it called the provider. */
  state?: OrderState
}

export type PaymentOutcome =
  | { state: 'placed'; card?: PaidCard | undefined }
  | { state: 'pending' }
  | { state: 'challenged'; challenge: Challenge }
  | { state: 'failed'; reason: FailureReason; basketId: string | undefined; isDeclined?: boolean }

/** Applies the provider's answer to an order. An order that was settled before stays as it is. */
export async function settleOrder(
  deps: OrderDeps,
  order: UnsettledOrder,
  authorisation: Authorisation,
): Promise<PaymentOutcome> {
  await faultPoint('order.answered')
  switch (authorisation.state) {
    case 'authorised':
      return authorisation.amount === order.providerAmount
        ? settleAsPlaced(deps, order, authorisation)
        : settleAsFailed(deps, order, {
            reason: 'paymentFailed',
            payment: 'voiding',
            reference: authorisation.reference,
          })
    case 'challenge':
      return settleAsChallenged(deps, order, authorisation)
    case 'refused':
      return settleAsFailed(deps, order, {
        reason: failureReasonFor(authorisation.reason),
        payment: 'refused',
        reference: authorisation.reference,
      })
    case 'pending':
      return settleAsPending(deps, order, authorisation)
  }
}

/** A payment that the provider has not decided fails after this time. */
export const secondsUntilPendingFails = 30

/** The reference tells that the order waits for the provider, and not only for its own request. */
async function settleAsPending(
  { database }: OrderDeps,
  { attemptKey }: UnsettledOrder,
  { reference }: Extract<Authorisation, { state: 'pending' }>,
): Promise<PaymentOutcome> {
  await database
    .updateTable('payment_attempts')
    .set({ reference })
    .where('attempt_key', '=', attemptKey)
    .where('state', '=', 'requested')
    .execute()
  return { state: 'pending' }
}

/** Fails an order without an answer of the provider. A late authorisation is voided. */
export const failPayment = (
  deps: OrderDeps,
  order: UnsettledOrder,
  payment: 'lost' | 'refused' = 'lost',
): Promise<PaymentOutcome> => settleAsFailed(deps, order, { reason: 'paymentFailed', payment })

const failureReasonFor = (reason: DeclineReason): FailureReason => {
  if (reason === 'suspicious') return 'paymentSuspicious'
  return reason === 'expired' ? 'cardExpiryInvalid' : 'paymentFailed'
}

async function settleAsPlaced(
  deps: OrderDeps,
  order: UnsettledOrder,
  { reference, card }: Extract<Authorisation, { state: 'authorised' }>,
): Promise<PaymentOutcome> {
  const { orderId, attemptKey, providerAmount: amount, holdsInstruments, state } = order
  const confirmed = await confirmOrder(deps.database, {
    orderId,
    authorised: { attemptKey, reference, amount, card },
    holdsInstruments,
    wasChallenged: state === 'challenged',
    instruments: deps.instruments,
  })
  await faultPoint('order.placed')
  if (!confirmed.ok)
    return settleAsFailed(deps, order, { reason: 'paymentFailed', payment: 'voiding', reference })
  return confirmed.value ? { state: 'placed', card } : readOutcome(deps, orderId)
}

type Failure = {
  reason: FailureReason
  payment: 'refused' | 'lost' | 'voiding'
  reference?: string
}

async function settleAsFailed(
  deps: OrderDeps,
  { orderId }: UnsettledOrder,
  failure: Failure,
): Promise<PaymentOutcome> {
  const { instruments } = deps
  const basketId = await failOrder(deps.database, { orderId, instruments, ...failure })
  await faultPoint('order.failed')
  return basketId === undefined
    ? readOutcome(deps, orderId)
    : {
        state: 'failed',
        reason: failure.reason,
        basketId,
        isDeclined: failure.payment === 'refused',
      }
}

async function settleAsChallenged(
  deps: OrderDeps,
  { orderId, attemptKey, holdsInstruments }: UnsettledOrder,
  { reference, sessionId, challengeUrl, opensAs }: Extract<Authorisation, { state: 'challenge' }>,
): Promise<PaymentOutcome> {
  const challenge = { challengeUrl, sessionId, opensAs }
  const isNow = await inTransaction(deps.database, async (transaction) => {
    const orderNumber = await markChallenged(transaction, {
      attemptKey,
      reference,
      challenge,
      orderId,
    })
    if (orderNumber === null) return false
    await releaseClaims(transaction, orderId)
    if (holdsInstruments) await deps.instruments.releaseClaims(transaction, orderNumber)
    return true
  })
  return isNow ? { state: 'challenged', challenge } : readOutcome(deps, orderId)
}

type ChallengedOrder = Pick<UnsettledOrder, 'orderId' | 'attemptKey'> & {
  reference: string
  challenge: Challenge
}

/** The number of the order, or null if it was settled before. */
async function markChallenged(
  transaction: Transaction,
  { orderId, attemptKey, reference, challenge }: ChallengedOrder,
): Promise<string | null> {
  const { orderNumber } = await rawQuery({ orderNumber: 'text | null' })`
    with waiting as (
      update orders set state = 'challenged' where order_id = ${orderId} and state = 'pending'
      returning order_id, order_number
    ), attempt as (
      update payment_attempts a
      set state = 'challenged', reference = ${reference}, checked_at = now(),
        challenge = ${JSON.stringify(challenge)}::jsonb
      from waiting where a.attempt_key = ${attemptKey}
    )
    select (select order_number from waiting) as "orderNumber"`.one(transaction)
  return orderNumber
}

type StoredOutcome = {
  state: OrderState
  reason: FailureReason | null
  challenge: Challenge | null
}

/** The outcome of an order that was settled before. */
export async function readOutcome(
  { database }: OrderDeps,
  orderId: string,
): Promise<PaymentOutcome> {
  const stored = await database
    .selectFrom('orders as o')
    .leftJoin('payment_attempts as a', 'a.order_id', 'o.order_id')
    .select(['o.state', 'o.refusal_reason as reason', 'a.challenge'])
    .where('o.order_id', '=', orderId)
    .$narrowType<Pick<StoredOutcome, 'reason' | 'challenge'>>()
    .executeTakeFirst()
  return stored
    ? outcomeOf(stored)
    : { state: 'failed', reason: 'paymentFailed', basketId: undefined }
}

export function outcomeOf({ state, reason, challenge }: StoredOutcome): PaymentOutcome {
  if (state === 'failed') {
    return { state, reason: reason ?? 'paymentFailed', basketId: undefined }
  }
  return state === 'challenged' && challenge
    ? { state, challenge }
    : { state: state === 'placed' ? 'placed' : 'pending' }
}

export type WaitingOrder = UnsettledOrder & {
  state: OrderState
  reference: string | null
  secondsOld: number
  challengeSeconds: number
}

const findOrders = async (
  database: Database,
  where: RawBuilder<unknown>,
): Promise<WaitingOrder[]> => {
  return rawQuery<WaitingOrder>({
    orderId: 'text',
    attemptKey: 'text',
    providerAmount: 'number',
    holdsInstruments: 'boolean',
    state: 'text',
    reference: 'text | null',
    secondsOld: 'number',
    challengeSeconds: 'number',
  })`
    select o.order_id as "orderId", a.attempt_key as "attemptKey", o.requested_minor as "providerAmount",
      o.instruments <> '[]'::jsonb as "holdsInstruments", o.state, a.reference,
      extract(epoch from now() - a.checked_at)::integer as "secondsOld",
      o.challenge_seconds as "challengeSeconds"
    from orders o join payment_attempts a on a.order_id = o.order_id
    where ${where}`.many(database)
}

export const findUnsettledOrder = async (
  database: Database,
  orderId: string,
): Promise<WaitingOrder | undefined> =>
  (
    await findOrders(
      database,
      sql`o.order_id = ${orderId} and o.state in ('pending', 'challenged')`,
    )
  )[0]

export const findOrderByAttempt = async (
  database: Database,
  attemptKey: string,
): Promise<WaitingOrder | undefined> =>
  (await findOrders(database, sql`a.attempt_key = ${attemptKey}`))[0]

/** A batch of orders that were not settled for some time, the one that was checked least recently first. Records the time of the check. */
export async function takeUnsettledOrders(
  database: Database,
  { state, seconds }: { state: 'pending' | 'challenged'; seconds: number },
): Promise<WaitingOrder[]> {
  const waitingOrders = await findOrders(
    database,
    sql`o.state = ${state} and a.checked_at < now() - make_interval(secs => ${seconds})
      order by coalesce(a.periodic_check_at, a.checked_at) limit 50`,
  )
  const keys = waitingOrders.map(({ attemptKey }) => attemptKey)
  await database
    .updateTable('payment_attempts')
    .set({ periodic_check_at: sql<Date>`now()` })
    .where('attempt_key', '=', anyOf(keys))
    .execute()
  return waitingOrders
}
