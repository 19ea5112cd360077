import { sql } from 'kysely'
import { closingCart } from '../cart/close-cart-store.ts'
import { takingFromWarehouse } from '../catalogue/take-stock-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { takingFromShelves } from '../stores/take-stock-store.ts'
import type { NewOrder } from './new-order.ts'

export type OrderKey = { key: string; bodyHash: string }

/** How far it came; short of the end, nothing of it may stay. */
export type Holding = 'held' | 'keyKnown' | 'cartChanged' | 'soldOut'

type Held = {
  isNew: boolean
  isClosed: boolean
  taken: number
  emptied: string[] | null
  orderedAt: Date
  fingerprint: string | null
}

type HeldOrder = {
  outcome: Holding
  emptied: readonly string[]
  orderedAt: string
  /** Of the device that the cart came from. */
  fingerprint: string | null
}

/**
 * Writes an order down, closes its cart and takes its pieces off the shelves: in one statement, so
 * that shelves which many reach for are held for as short as can be.
 */
export async function holdOrder(
  transaction: Transaction,
  order: NewOrder,
  { key, bodyHash }: OrderKey,
): Promise<HeldOrder> {
  const { rows } = await sql<Held>`
    with named as (
      insert into idempotency_keys as k (consumer_id, key, body_hash, order_id)
      values (${order.consumerId}, ${key}, ${bodyHash}, ${order.orderId})
      on conflict (consumer_id, key) do update set
        body_hash = excluded.body_hash, order_id = excluded.order_id, used_at = now()
      where k.used_at < now() - interval '24 hours'
      returning order_id
    ), closed as (${closingCart({
      cartId: order.cart.id,
      version: order.cart.version,
      onlyIf: sql`exists (select from named)`,
    })}), wanted as materialized (
      select place, sku, quantity
      from jsonb_to_recordset(${JSON.stringify(order.takes)}::jsonb)
        as w (place text, sku text, quantity integer)
      where exists (select from closed)
    ), home as (
      ${takingFromWarehouse(sql`(select sku, quantity from wanted where place = '')`)}
    ), shelves as (
      ${takingFromShelves(sql`(select * from wanted where place <> '')`)}
    ), ${written(order)}
    select exists (select from named) as "isNew", exists (select from closed) as "isClosed",
      (select count(*)::integer from home) + (select count(*)::integer from shelves) as taken,
      (select array_agg(sku) from home where on_hand = 0) as emptied,
      now() as "orderedAt", (select device_fingerprint from closed) as fingerprint`.execute(
    transaction,
  )
  const [held] = rows
  if (!held) throw new Error('an order was neither held nor refused')
  const { emptied, orderedAt, fingerprint } = held
  return {
    outcome: outcomeOf(held, order),
    emptied: emptied ?? [],
    orderedAt: orderedAt.toISOString(),
    fingerprint,
  }
}

function outcomeOf({ isNew, isClosed, taken }: Held, { takes }: NewOrder): Holding {
  if (!isNew) return 'keyKnown'
  if (!isClosed) return 'cartChanged'
  return taken === takes.length ? 'held' : 'soldOut'
}

const written = (order: NewOrder) => sql`
  made as (
    insert into orders (order_id, order_number, cart_id, consumer_id, site_id, locale, currency,
      channel, store_id, employee_id, email, state, total_minor, asked_minor, instruments, papers)
    select ${order.orderId}::uuid, ${order.orderNumber}, id, ${order.consumerId}::uuid,
      ${order.siteId}, ${order.locale}, ${order.currency}, ${order.channel}, ${order.storeId},
      ${order.employeeId}, ${order.email}, 'pending', ${order.total}::bigint,
      ${order.asked}::bigint, ${JSON.stringify(order.instruments)}::jsonb,
      ${JSON.stringify(order.papers)}::jsonb
    from closed
    returning order_id
  ), parcels as (
    insert into order_shipments
      (order_id, shipment_id, position, shipping_method, store_id, share_minor)
    select order_id, "shipmentId", position, "shippingMethod", "storeId", share
    from made, rows from (jsonb_to_recordset(${JSON.stringify(order.shipments)}::jsonb)
      as ("shipmentId" text, "shippingMethod" text, "storeId" text, share bigint))
      with ordinality as s ("shipmentId", "shippingMethod", "storeId", share, position)
  ), rows_of_it as (
    insert into order_lines
      (order_id, line_id, position, shipment_id, sku, quantity, paid_minor, item)
    select order_id, "lineId", position, "shipmentId", sku, quantity, paid, item
    from made, rows from (jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb)
      as ("lineId" uuid, "shipmentId" text, sku text, quantity integer, paid bigint, item jsonb))
      with ordinality as l ("lineId", "shipmentId", sku, quantity, paid, item, position)
  ), pieces as (
    insert into stock_holds (order_id, place, sku, quantity)
    select order_id, place, sku, quantity from made, wanted
  ), attempt as (
    insert into payment_attempts
      (attempt_key, order_id, provider, kind, brand, last4, asked_minor)
    select key, order_id, provider, kind, brand, last4, ${order.asked}
    from made, jsonb_to_recordset(${JSON.stringify(order.payment ? [order.payment] : [])}::jsonb)
      as p (key text, provider text, kind text, brand text, last4 text)
  )`
