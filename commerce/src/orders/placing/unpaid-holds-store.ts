import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { hourlyCounter } from '../../platform/limits/hourly-counter-store.ts'
import { networkOf } from '../../platform/limits/rate-limits.ts'
import { hashOf } from '../../platform/tokens.ts'
import type { UnpaidHolds } from './unpaid-holds.ts'

export const networkHashOf = (clientIp: string): string =>
  hashOf(`orders from ${networkOf(clientIp)}`)

type Payer = { consumerId: string; clientIp: string }

/** What a session and its network hold without having paid for it. */
export async function findUnpaidHolds(
  database: Database,
  { consumerId, clientIp }: Payer,
): Promise<{ session: UnpaidHolds; network: UnpaidHolds }> {
  const count = (owner: ReturnType<typeof sql>) =>
    rawQuery<UnpaidHolds>({ challenges: 'number', units: 'number' })`
      select count(*)::integer as challenges,
        coalesce(sum(held.units) filter (where o.state = 'challenged'), 0)::integer as units
      from orders o
      join payment_attempts a on a.order_id = o.order_id and a.challenge is not null
      cross join lateral (
        select sum(quantity - released_quantity) as units from stock_holds h
        where h.order_id = o.order_id) held
      where ${owner} and o.state in ('challenged', 'failed')
        and o.ordered_at > now() - interval '1 hour'`.one(database)
  const [session, network] = await Promise.all([
    count(sql`o.consumer_id = ${consumerId}`),
    count(sql`o.network = ${networkHashOf(clientIp)}`),
  ])
  return { session, network }
}

/** Per network, for forms without JavaScript, which cannot solve a captcha. */
const maxUnverifiedPerHour = 5

const counter = hourlyCounter('unverified_orders', 'orders')

/** False if the limit is exceeded. */
export async function countUnverifiedOrder(database: Database, clientIp: string): Promise<boolean> {
  const { count } = await counter.add(database, networkHashOf(clientIp))
  return count <= maxUnverifiedPerHour
}

export const deleteOldOrderCounts = counter.deleteOld
