import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Challenge } from './known-order.ts'
import type { FailedBecause, OrderState } from './order-states.ts'

/** What became of the request that came first with a key. */
export type Keyed = {
  orderId: string
  orderNumber: string
  attemptKey: string | null
  bodyHash: string
  state: OrderState
  because: FailedBecause | null
  challenge: Challenge | null
  asked: number
  holdsInstruments: boolean
  secondsAgo: number
}

type Caller = { consumerId: string; key: string }

export async function findKeyed(
  database: Database,
  { consumerId, key }: Caller,
): Promise<Keyed | undefined> {
  const { rows } = await sql<Keyed>`
    select o.order_id as "orderId", o.order_number as "orderNumber",
      a.attempt_key as "attemptKey", k.body_hash as "bodyHash", o.state,
      o.refused_because as because, a.challenge, o.asked_minor as asked,
      o.instruments <> '[]'::jsonb as "holdsInstruments",
      extract(epoch from now() - k.used_at)::integer as "secondsAgo"
    from idempotency_keys k
    join orders o on o.order_id = k.order_id
    left join payment_attempts a on a.order_id = o.order_id
    where k.consumer_id = ${consumerId} and k.key = ${key}
      and k.used_at > now() - interval '24 hours'`.execute(database)
  return rows[0]
}

const looks = 20
const pause = 200

/** The first request may still be on its way: it is waited for as long as a shopper would. */
export async function awaitKeyed(database: Database, caller: Caller): Promise<Keyed | undefined> {
  for (let look = 1; look < looks; look++) {
    const keyed = await findKeyed(database, caller)
    if (keyed?.state !== 'pending') return keyed
    await sleep(pause)
  }
  return findKeyed(database, caller)
}

export async function forgetOldKeys(database: Database): Promise<void> {
  await sql`
    delete from idempotency_keys where used_at < now() - interval '24 hours'`.execute(database)
}
