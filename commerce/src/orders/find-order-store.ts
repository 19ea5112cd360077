import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { KnownOrder } from './known-order.ts'

const inUtc = (time: RawBuilder<unknown>) =>
  sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const knownColumns = sql`
  o.order_id as "orderId", o.order_number as "orderNumber", o.consumer_id as "consumerId", o.state,
  ${inUtc(sql`o.ordered_at`)} as "orderedAt",
  o.email, o.locale, o.currency, o.total_minor as total, o.papers, o.instruments,
  o.cart_id is null as "isFromElsewhere", (
    select json_build_object('kind', a.kind, 'amount', a.asked_minor, 'brand', a.brand,
      'last4', a.last4, 'challenge', a.challenge)
    from payment_attempts a where a.order_id = o.order_id order by a.asked_at desc limit 1
  ) as payment, (
    select coalesce(json_agg(json_build_object('shipmentId', s.shipment_id,
      'shippingMethod', s.shipping_method, 'storeId', s.store_id, 'status', s.status,
      'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url,
      'expectedOn', s.expected_on, 'place', (
        select json_build_object('name', p.name, 'address', json_strip_nulls(json_build_object(
          'addressLine1', p.address_line1, 'addressLine2', p.address_line2, 'city', p.city,
          'province', p.province, 'postalCode', p.postal_code, 'countryCode', p.country_code)))
        from pickup_places p where p.place_id = s.store_id),
      'changedDaysAgo', extract(day from now() - s.changed_at)::integer) order by s.position), '[]')
    from order_shipments s where s.order_id = o.order_id
  ) as shipments, (
    select coalesce(json_agg(json_build_object('lineId', l.line_id, 'shipmentId', l.shipment_id,
      'sku', l.sku, 'quantity', l.quantity, 'item', l.item, 'paid', l.paid_minor,
      'returned', l.returned, 'announced', l.announced) order by l.position), '[]')
    from order_lines l where l.order_id = o.order_id
  ) as lines, (
    select coalesce(json_agg(json_build_object('returnNumber', r.return_number, 'state', r.state,
      'announcedAt', ${inUtc(sql`r.announced_at`)}, 'receivedAt', ${inUtc(sql`r.received_at`)},
      'refunded', r.refunded_minor, 'pieces', (
        select json_agg(json_build_object('lineId', p.line_id, 'quantity', p.quantity,
          'received', p.received, 'reason', p.reason) order by p.position)
        from order_return_lines p where p.return_id = r.return_id)
      ) order by r.announced_at desc, r.return_number), '[]')
    from order_returns r where r.order_id = o.order_id
  ) as returns`

const find = async (database: Database, where: RawBuilder<unknown>): Promise<KnownOrder[]> => {
  const { rows } = await sql<KnownOrder>`
    select ${knownColumns} from orders o ${where}`.execute(database)
  return rows
}

export const findOrder = async (
  database: Database,
  orderId: string,
): Promise<KnownOrder | undefined> => (await find(database, sql`where o.order_id = ${orderId}`))[0]

export const findOrderByNumber = async (
  database: Database,
  orderNumber: string,
): Promise<KnownOrder | undefined> =>
  (await find(database, sql`where o.order_number = ${orderNumber}`))[0]

export const findOrderOfReturn = async (
  database: Database,
  returnNumber: string,
): Promise<KnownOrder | undefined> =>
  (
    await find(
      database,
      sql`where o.order_id = (
        select order_id from order_returns where return_number = ${returnNumber})`,
    )
  )[0]

/** What should be on its way back, the longest announced first. */
export const findOpenReturns = (database: Database, count: number): Promise<KnownOrder[]> =>
  find(
    database,
    sql`join (
        select order_id, min(announced_at) as since from order_returns
        where state = 'announced' group by order_id
      ) waiting using (order_id)
      order by waiting.since limit ${count}`,
  )

type Page = { consumerId: string; start: number; count: number }

/** The newest first; only what stands. */
export async function findOrdersOf(
  database: Database,
  { consumerId, start, count }: Page,
): Promise<{ orders: KnownOrder[]; total: number }> {
  const orders = await find(
    database,
    sql`where o.consumer_id = ${consumerId} and o.state = 'placed'
      order by o.ordered_at desc, o.order_number limit ${count} offset ${start}`,
  )
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from orders
    where consumer_id = ${consumerId} and state = 'placed'`.execute(database)
  return { orders, total: rows[0]?.total ?? 0 }
}

export const findLatest = (database: Database, count: number): Promise<KnownOrder[]> =>
  find(database, sql`order by o.ordered_at desc limit ${count}`)
