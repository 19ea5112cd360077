import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { OrderState } from './order-states.ts'
import type { OpenOrder } from './settle-order-store.ts'

export type WaitingOrder = OpenOrder & {
  state: OrderState
  reference: string | null
  secondsOld: number
}

const find = async (database: Database, where: RawBuilder<unknown>): Promise<WaitingOrder[]> => {
  const { rows } = await sql<WaitingOrder>`
    select o.order_id as "orderId", a.attempt_key as "attemptKey", o.asked_minor as asked,
      o.instruments <> '[]'::jsonb as "holdsInstruments", o.state, a.reference,
      extract(epoch from now() - a.looked_at)::integer as "secondsOld"
    from orders o join payment_attempts a on a.order_id = o.order_id
    where ${where}`.execute(database)
  return rows
}

export const findOpenOrder = async (
  database: Database,
  orderId: string,
): Promise<WaitingOrder | undefined> =>
  (await find(database, sql`o.order_id = ${orderId} and o.state in ('pending', 'challenged')`))[0]

export const findByAttempt = async (
  database: Database,
  attemptKey: string,
): Promise<WaitingOrder | undefined> =>
  (await find(database, sql`a.attempt_key = ${attemptKey}`))[0]

type Waiting = { state: 'pending' | 'challenged'; seconds: number }

/** A page of those that nobody has settled in so many seconds; those that were swept longest ago come first. */
export async function findWaiting(
  database: Database,
  { state, seconds }: Waiting,
): Promise<WaitingOrder[]> {
  const waiting = await find(
    database,
    sql`o.state = ${state} and a.looked_at < now() - make_interval(secs => ${seconds})
      order by coalesce(a.swept_at, a.looked_at) limit 50`,
  )
  const keys = waiting.map(({ attemptKey }) => attemptKey)
  await sql`
    update payment_attempts set swept_at = now() where attempt_key = any(${keys})`.execute(database)
  return waiting
}
