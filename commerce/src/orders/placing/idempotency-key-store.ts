import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { FailureReason, OrderState } from '../order-states.ts'
import type { Challenge } from '../order.ts'

/** The order that the first request with a key created. */
export type OrderByKey = {
  orderId: string
  orderNumber: string
  attemptKey: string | null
  bodyHash: string
  state: OrderState
  reason: FailureReason | null
  challenge: Challenge | null
  providerAmount: number
  holdsInstruments: boolean
  challengeSeconds: number
  secondsAgo: number
}

type KeyOwner = { consumerId: string; key: string }

export async function findOrderByKey(
  database: Database,
  { consumerId, key }: KeyOwner,
): Promise<OrderByKey | undefined> {
  return rawQuery<OrderByKey>({
    orderId: 'text',
    orderNumber: 'text',
    attemptKey: 'text | null',
    bodyHash: 'text',
    state: 'text',
    reason: 'text | null',
    challenge: 'json | null',
    providerAmount: 'number',
    holdsInstruments: 'boolean',
    challengeSeconds: 'number',
    secondsAgo: 'number',
  })`
    select o.order_id as "orderId", o.order_number as "orderNumber",
      a.attempt_key as "attemptKey", k.body_hash as "bodyHash", o.state,
      o.refusal_reason as reason, a.challenge, o.requested_minor as "providerAmount",
      o.instruments <> '[]'::jsonb as "holdsInstruments",
      o.challenge_seconds as "challengeSeconds",
      extract(epoch from now() - k.used_at)::integer as "secondsAgo"
    from idempotency_keys k
    join orders o on o.order_id = k.order_id
    left join payment_attempts a on a.order_id = o.order_id
    where k.consumer_id = ${consumerId} and k.key = ${key}
      and k.used_at > now() - interval '24 hours'`.first(database)
}

const maxAttempts = 20
const pauseMilliseconds = 200

/** Waits a few seconds for a first request that is still being processed. */
export async function awaitOrderByKey(
  database: Database,
  owner: KeyOwner,
): Promise<OrderByKey | undefined> {
  for (let attempt = 1; attempt < maxAttempts; attempt++) {
    const order = await findOrderByKey(database, owner)
    if (order?.state !== 'pending') return order
    await sleep(pauseMilliseconds)
  }
  return findOrderByKey(database, owner)
}

export async function deleteOldKeys(database: Database): Promise<void> {
  await database
    .deleteFrom('idempotency_keys')
    .where('used_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute()
}
