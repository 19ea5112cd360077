import { settingsOnSite } from '@cairn/contract/site-settings'
import { siteIds } from '@cairn/contract/sites'
import { sql } from 'kysely'
import { type Charged, earnPoints } from '../loyalty/earned-points-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

const atOnce = 500

/** Gives members the points of all orders of which nothing can be sent back any more. */
export async function givePoints(
  database: Database,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  for (const siteId of siteIds)
    while (!signal.aborted && (await giveSome(database, siteId)) === atOnce);
}

const giveSome = (database: Database, siteId: string): Promise<number> =>
  inTransaction(database, async (transaction) => {
    const { daysToReturn: days, hasLoyalty } = settingsOnSite(siteId)
    const { rows } = await sql<Charged>`
      with over as (
        update orders o set points_given_at = now() where o.order_id in (
          select n.order_id from orders n
          where n.state = 'placed' and n.points_given_at is null and n.site_id = ${siteId}
            and n.ordered_at < now() - make_interval(days => ${days}) and not exists (
              select from order_shipments s where s.order_id = n.order_id and (
                s.status not in ('Shipped', 'Delivered', 'Returned', 'Cancelled')
                or s.changed_at > now() - make_interval(days => ${days})))
          order by n.ordered_at limit ${atOnce} for update skip locked)
        returning o.order_id, o.order_number, o.consumer_id
      )
      select over.order_number as "orderNumber", over.consumer_id as "consumerId", coalesce((
        select sum(a.captured_minor - a.refunded_minor)::integer
        from payment_attempts a where a.order_id = over.order_id), 0) as charged
      from over`.execute(transaction)
    if (hasLoyalty) await earnPoints(transaction, rows)
    return rows.length
  })
