import type { Minor } from '@cairn/contract/money'
import { sql } from 'kysely'
import type { Authorisation, RefusedBecause } from '../payments/provider.ts'
import type { Database } from '../platform/database/database.ts'
import { faultPoint } from '../platform/faults.ts'
import { confirmOrder } from './confirm-order-store.ts'
import { failOrder } from './fail-order-store.ts'
import type { Instruments } from './instruments-store.ts'
import type { Challenge } from './known-order.ts'
import type { FailedBecause, OrderState } from './order-states.ts'

export type Books = { database: Database; instruments: Instruments }

/** An order that waits for its money. */
export type OpenOrder = {
  orderId: string
  attemptKey: string
  asked: Minor
  holdsInstruments: boolean
}

export type Settled =
  | { state: 'placed' }
  | { state: 'pending' }
  | { state: 'challenged'; challenge: Challenge }
  | { state: 'failed'; because: FailedBecause; basketId: string | undefined; isDeclined?: boolean }

/** What the provider says is done, whoever heard it; what was settled before stays as it is. */
export async function settleOrder(
  books: Books,
  order: OpenOrder,
  said: Authorisation,
): Promise<Settled> {
  await faultPoint('order.answered')
  switch (said.state) {
    case 'authorised':
      return said.amount === order.asked
        ? confirmed(books, order, said.reference)
        : failed(books, order, { because: 'paymentFailed', payment: 'voiding', ...said })
    case 'challenge':
      return challenged(books, order, said)
    case 'refused':
      return failed(books, order, { because: refusalFor(said.reason), payment: 'refused', ...said })
    case 'pending':
      return { state: 'pending' }
  }
}

/** Where nobody knows what became of the payment, the order is over, and what comes late goes back. */
export const giveUp = (
  books: Books,
  order: OpenOrder,
  payment: 'lost' | 'refused' = 'lost',
): Promise<Settled> => failed(books, order, { because: 'paymentFailed', payment })

const refusalFor = (reason: RefusedBecause): FailedBecause => {
  if (reason === 'suspicious') return 'paymentSuspicious'
  return reason === 'expired' ? 'cardExpiryInvalid' : 'paymentFailed'
}

async function confirmed(books: Books, order: OpenOrder, reference: string): Promise<Settled> {
  const { orderId, attemptKey, asked: amount, holdsInstruments } = order
  const isPlaced = await confirmOrder(books.database, {
    orderId,
    authorised: { attemptKey, reference, amount },
    holdsInstruments,
    instruments: books.instruments,
  })
  await faultPoint('order.placed')
  return isPlaced ? { state: 'placed' } : settledBefore(books, orderId)
}

type Failure = {
  because: FailedBecause
  payment: 'refused' | 'lost' | 'voiding'
  reference?: string
}

async function failed(books: Books, { orderId }: OpenOrder, failure: Failure): Promise<Settled> {
  const { because, payment, reference } = failure
  const { instruments } = books
  const failing = { orderId, because, payment, reference, instruments }
  const basketId = await failOrder(books.database, failing)
  await faultPoint('order.failed')
  return basketId === undefined
    ? settledBefore(books, orderId)
    : { state: 'failed', because, basketId, isDeclined: payment === 'refused' }
}

async function challenged(
  books: Books,
  { orderId, attemptKey }: OpenOrder,
  { reference, sessionId, challengeUrl, opensAs }: Extract<Authorisation, { state: 'challenge' }>,
): Promise<Settled> {
  const challenge = { challengeUrl, sessionId, opensAs }
  const { rows } = await sql<{ isNow: boolean }>`
    with waiting as (
      update orders set state = 'challenged' where order_id = ${orderId} and state = 'pending'
      returning order_id
    ), asked as (
      update payment_attempts a
      set state = 'challenged', reference = ${reference}, looked_at = now(),
        challenge = ${JSON.stringify(challenge)}::jsonb
      from waiting where a.attempt_key = ${attemptKey}
    )
    select exists (select from waiting) as "isNow"`.execute(books.database)
  return rows[0]?.isNow ? { state: 'challenged', challenge } : settledBefore(books, orderId)
}

type Outcome = { state: OrderState; because: FailedBecause | null; challenge: Challenge | null }

async function settledBefore({ database }: Books, orderId: string): Promise<Settled> {
  const { rows } = await sql<Outcome>`
    select o.state, o.refused_because as because, a.challenge
    from orders o left join payment_attempts a on a.order_id = o.order_id
    where o.order_id = ${orderId}`.execute(database)
  return rows[0]
    ? settledAs(rows[0])
    : { state: 'failed', because: 'paymentFailed', basketId: undefined }
}

export function settledAs({ state, because, challenge }: Outcome): Settled {
  if (state === 'failed') {
    return { state, because: because ?? 'paymentFailed', basketId: undefined }
  }
  return state === 'challenged' && challenge
    ? { state, challenge }
    : { state: state === 'placed' ? 'placed' : 'pending' }
}
