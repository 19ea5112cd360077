import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import { networkHashOf } from './unpaid-holds-store.ts'

/** Per network, for forms without JavaScript, which cannot solve a captcha. */
const maxUnverifiedPerHour = 5

/** Counts first, so that concurrent requests cannot exceed the limit. False if it is exceeded. */
export async function countUnverifiedOrder(database: Database, clientIp: string): Promise<boolean> {
  const rows = await rawQuery({ orders: 'number' })`
    insert into unverified_orders as u (network, orders) values (${networkHashOf(clientIp)}, 1)
    on conflict (network) do update set
      orders = case when u.counted_since < now() - interval '1 hour' then 1 else u.orders + 1 end,
      counted_since = case
        when u.counted_since < now() - interval '1 hour' then now() else u.counted_since end
    returning orders`.many(database)
  return (rows[0]?.orders ?? 0) <= maxUnverifiedPerHour
}

export async function deleteOldOrderCounts(database: Database): Promise<void> {
  await database
    .deleteFrom('unverified_orders')
    .where('counted_since', '<', sql<Date>`now() - interval '2 hours'`)
    .execute()
}
