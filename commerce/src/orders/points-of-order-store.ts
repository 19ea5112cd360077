import type { OwnOrder } from '@cairn/contract/order-entity'
import { pointsEarnedBy } from '@cairn/contract/points'
import { settingsOf } from '@cairn/contract/site-settings'
import { isLocale } from '@cairn/contract/sites'
import type { Minor } from '@cairn/contract/money'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { KnownOrder } from './known-order.ts'

type Row = { areGiven: boolean; given: number; isMember: boolean; charged: Minor }

/** What an order has brought a member, or will when it has stayed with them. */
export async function pointsOf(
  database: Database,
  { orderId, locale }: Pick<KnownOrder, 'orderId' | 'locale'>,
): Promise<OwnOrder['points']> {
  if (!isLocale(locale) || !settingsOf(locale).hasLoyalty) return null
  const { rows } = await sql<Row>`
    select o.points_given_at is not null as "areGiven",
      coalesce((select p.points from points_of_orders p where p.order_number = o.order_number), 0)
        as given,
      exists (select from customers_in_groups g
        where g.consumer_id = o.consumer_id and g.is_member) as "isMember",
      coalesce((select sum(a.captured_minor - a.refunded_minor) from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised'), 0)::bigint
      + coalesce((select sum(s.share_minor) from order_shipments s
        where s.order_id = o.order_id
          and s.status in ('Created', 'Processing', 'ReadyForPickup')), 0)::bigint as charged
    from orders o where o.order_id = ${orderId} and o.state = 'placed'`.execute(database)
  const [row] = rows
  if (!row) return null
  const { areGiven, given, isMember, charged } = row
  if (!areGiven && !isMember) return null
  const count = areGiven ? given : pointsEarnedBy(charged)
  return count > 0 ? { count, areGiven } : null
}
