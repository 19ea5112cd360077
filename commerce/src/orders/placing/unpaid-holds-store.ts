import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { hourlyCounter } from '../../platform/limits/hourly-counter-store.ts'
import { networkOf } from '../../platform/limits/rate-limits.ts'
import { hashOf } from '../../platform/tokens.ts'
import { secondsUntilPendingFails } from './settle-order-store.ts'
import type { UnpaidHold, UnpaidHoldsOfPayer } from './unpaid-holds.ts'

export const networkHashOf = (clientIp: string): string =>
  hashOf(`orders from ${networkOf(clientIp)}`)

type Payer = { consumerId: string; clientIp: string }

/** A failed order that held its stock for no longer than its request took counts as a challenge, and with no units. */
const secondsOfRequest = 20
const wasHeld = sql`o.settled_at - o.ordered_at > make_interval(secs => ${secondsOfRequest})`

/** What a session and its network hold, or held within the hour, without having paid for it. */
export async function findUnpaidHolds(
  database: Database,
  { consumerId, clientIp }: Payer,
  { except = null }: { except?: string | null } = {},
): Promise<UnpaidHoldsOfPayer> {
  const find = (owner: ReturnType<typeof sql>) =>
    rawQuery<UnpaidHold>({ units: 'number', secondsCounted: 'number', secondsOpen: 'number' })`
      select case when o.state = 'failed' and not ${wasHeld} then 0 else held.units end as units,
        ${secondsUntil(sql`o.ordered_at + interval '1 hour'`)} as "secondsCounted",
        case o.state
          when 'challenged' then ${secondsUntil(sql`a.checked_at + make_interval(secs => o.challenge_seconds)`)}
          when 'pending' then ${secondsUntil(sql`a.checked_at + make_interval(secs => ${secondsUntilPendingFails})`)}
          else 0 end as "secondsOpen"
      from orders o
      join payment_attempts a on a.order_id = o.order_id
      cross join lateral (
        select coalesce(sum(quantity), 0)::integer as units from stock_holds h
        where h.order_id = o.order_id) held
      where ${owner} and o.ordered_at > now() - interval '1 hour'
        and o.order_id is distinct from ${except}::uuid
        and (o.state = 'challenged'
          or (o.state = 'pending' and a.reference is not null)
          or (o.state = 'failed' and (a.challenge is not null or ${wasHeld})))`.many(database)
  const [session, network] = await Promise.all([
    find(sql`o.consumer_id = ${consumerId}`),
    find(sql`o.network = ${networkHashOf(clientIp)}`),
  ])
  return { session, network }
}

/** At least 1, because an order is released by the next periodic check. */
const secondsUntil = (time: ReturnType<typeof sql>) =>
  sql`greatest(1, ceil(extract(epoch from ${time} - now())))::integer`

/** Per network, for forms without JavaScript, which cannot solve a captcha. */
const maxUnverifiedPerHour = 5

const counter = hourlyCounter('unverified_orders', 'orders')

/** False if the limit is exceeded. */
export async function countUnverifiedOrder(database: Database, clientIp: string): Promise<boolean> {
  const { count } = await counter.add(database, networkHashOf(clientIp))
  return count <= maxUnverifiedPerHour
}

export const deleteOldOrderCounts = counter.deleteOld
