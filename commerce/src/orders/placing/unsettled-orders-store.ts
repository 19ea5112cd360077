import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { OrderState } from '../order-states.ts'
import type { UnsettledOrder } from './settle-order-store.ts'

export type WaitingOrder = UnsettledOrder & {
  state: OrderState
  reference: string | null
  secondsOld: number
}

const findOrders = async (
  database: Database,
  where: RawBuilder<unknown>,
): Promise<WaitingOrder[]> => {
  const { rows } = await sql<WaitingOrder>`
    select o.order_id as "orderId", a.attempt_key as "attemptKey", o.requested_minor as "providerAmount",
      o.instruments <> '[]'::jsonb as "holdsInstruments", o.state, a.reference,
      extract(epoch from now() - a.checked_at)::integer as "secondsOld"
    from orders o join payment_attempts a on a.order_id = o.order_id
    where ${where}`.execute(database)
  return rows
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

type SweepFilter = { state: 'pending' | 'challenged'; seconds: number }

/** A batch of orders that were not settled for some time, the longest unswept first. Marks them as swept. */
export async function takeOrdersToSweep(
  database: Database,
  { state, seconds }: SweepFilter,
): Promise<WaitingOrder[]> {
  const waiting = await findOrders(
    database,
    sql`o.state = ${state} and a.checked_at < now() - make_interval(secs => ${seconds})
      order by coalesce(a.swept_at, a.checked_at) limit 50`,
  )
  const keys = waiting.map(({ attemptKey }) => attemptKey)
  await sql`
    update payment_attempts set swept_at = now() where attempt_key = any(${keys})`.execute(database)
  return waiting
}
