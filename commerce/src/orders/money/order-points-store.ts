import { pointsEarnedFor } from '@cairn/contract/loyalty/points'
import type { OwnOrder } from '@cairn/contract/orders/order'
import { settingsOf, settingsOfSite } from '@cairn/contract/sites/site-settings'
import { isLocale, siteIds } from '@cairn/contract/sites/sites'
import { earnPoints } from '../../loyalty/member-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { Order } from '../order.ts'

const batchSize = 500

/** Awards members the points of all orders whose return period has ended. */
export async function awardPoints(
  database: Database,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  for (const siteId of siteIds)
    while (!signal.aborted && (await awardBatch(database, siteId)) === batchSize);
}

const awardBatch = (database: Database, siteId: string): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const { returnPeriodDays: days, hasLoyalty } = settingsOfSite(siteId)
    const rows = await rawQuery({ orderNumber: 'text', consumerId: 'text', charged: 'number' })`
      with final as (
        update orders o set points_awarded_at = now() where o.order_id in (
          select n.order_id from orders n
          where n.state = 'placed' and n.points_awarded_at is null and n.site_id = ${siteId}
            and n.ordered_at < now() - make_interval(days => ${days}) and not exists (
              select from order_shipments s where s.order_id = n.order_id and (
                s.status not in ('Shipped', 'Delivered', 'Returned', 'Cancelled')
                or s.changed_at > now() - make_interval(days => ${days})))
          order by n.ordered_at limit ${batchSize} for update skip locked)
        returning o.order_id, o.order_number, o.consumer_id
      )
      select final.order_number as "orderNumber", final.consumer_id as "consumerId", coalesce((
        select sum(a.captured_minor - a.refunded_minor)::integer
        from payment_attempts a where a.order_id = final.order_id), 0) as charged
      from final`.many(transaction)
    if (hasLoyalty) await earnPoints(transaction, rows)
    return rows.length
  })

/** The points that an order has earned, or will earn after its return period. */
export async function readOrderPoints(
  database: Database,
  { orderId, locale }: Pick<Order, 'orderId' | 'locale'>,
): Promise<OwnOrder['points']> {
  if (!isLocale(locale) || !settingsOf(locale).hasLoyalty) return null
  const row = await rawQuery({
    areGiven: 'boolean',
    awarded: 'number',
    isMember: 'boolean',
    charged: 'number',
  })`
    select o.points_awarded_at is not null as "areGiven",
      coalesce((select p.points from points_of_orders p where p.order_number = o.order_number), 0)
        as awarded,
      exists (select from customer_groups g
        where g.consumer_id = o.consumer_id and g.is_member) as "isMember",
      coalesce((select sum(a.captured_minor - a.refunded_minor) from payment_attempts a
        where a.order_id = o.order_id and a.state = 'authorised'), 0)::bigint
      + coalesce((select sum(s.share_minor) from order_shipments s
        where s.order_id = o.order_id
          and s.status in ('Created', 'Processing', 'ReadyForPickup')), 0)::bigint as charged
    from orders o where o.order_id = ${orderId} and o.state = 'placed'`.first(database)
  if (!row) return null
  const { areGiven, awarded, isMember, charged } = row
  if (!areGiven && !isMember) return null
  const count = areGiven ? awarded : pointsEarnedFor(charged)
  return count > 0 ? { count, areGiven } : null
}
