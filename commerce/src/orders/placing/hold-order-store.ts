import { sql } from 'kysely'
import { closeCart } from '../../cart/store/save-cart-store.ts'
import { takeFromWarehouseSql } from '../../catalogue/stock/stock-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { rowFrom } from '../../platform/database/queries/field-columns.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { ResultColumns, RowOf } from '../../platform/database/queries/result-columns.ts'
import { takeFromStoreStockSql } from '../../stores/store-stock-store.ts'
import { lineColumns, shipmentColumns } from '../order-store.ts'
import type { NewLine, NewOrder, NewShipment } from '../order.ts'

export type OrderKey = { key: string; bodyHash: string }

/** The transaction must be rolled back unless the order is held. */
export type HoldOutcome = 'held' | 'keyKnown' | 'cartChanged' | 'soldOut'

const holdKinds = {
  isNew: 'boolean',
  isClosed: 'boolean',
  taken: 'number',
  soldOutSkus: 'text[] | null',
  orderedAt: 'instant',
  fingerprint: 'text | null',
} as const satisfies ResultColumns
type HoldRow = RowOf<typeof holdKinds>

type HoldResult = {
  outcome: HoldOutcome
  soldOutSkus: readonly string[]
  orderedAt: string
  /** The fingerprint of the shopper's device. */
  fingerprint: string | null
}

/**
 * Inserts an order, closes its cart and takes its stock. One statement does it, so that the rows of
 * popular variants are locked for as short as possible.
 */
export async function holdOrder(
  transaction: Transaction,
  order: NewOrder,
  { key, bodyHash }: OrderKey,
): Promise<HoldResult> {
  const row = await rawQuery(holdKinds)`
    with claimed_key as (
      insert into idempotency_keys as k (consumer_id, key, body_hash, order_id)
      values (${order.consumerId}, ${key}, ${bodyHash}, ${order.orderId})
      on conflict (consumer_id, key) do update set
        body_hash = excluded.body_hash, order_id = excluded.order_id, used_at = now()
      where k.used_at < now() - interval '24 hours'
      returning order_id
    ), closed as (${closeCart({
      cartId: order.cart.id,
      version: order.cart.version,
      onlyIf: sql`exists (select from claimed_key)`,
    })}), requested as materialized (
      select location, sku, quantity
      from jsonb_to_recordset(${JSON.stringify(order.stockHolds)}::jsonb)
        as w (location text, sku text, quantity integer)
      where exists (select from closed)
    ), warehouse as (
      ${takeFromWarehouseSql(sql`(select sku, quantity from requested where location = '')`)}
    ), in_stores as (
      ${takeFromStoreStockSql(sql`(select * from requested where location <> '')`)}
    ), ${insertingOrder(order)}
    select exists (select from claimed_key) as "isNew", exists (select from closed) as "isClosed",
      (select count(*)::integer from warehouse) + (select count(*)::integer from in_stores) as taken,
      (select array_agg(sku) from warehouse where on_hand = 0) as "soldOutSkus",
      now() as "orderedAt", (select device_fingerprint from closed) as fingerprint`.one(transaction)
  const { soldOutSkus, orderedAt, fingerprint } = row
  return {
    outcome: outcomeOf(row, order),
    soldOutSkus: soldOutSkus ?? [],
    orderedAt: orderedAt.toISOString(),
    fingerprint,
  }
}

function outcomeOf({ isNew, isClosed, taken }: HoldRow, { stockHolds }: NewOrder): HoldOutcome {
  if (!isNew) return 'keyKnown'
  if (!isClosed) return 'cartChanged'
  return taken === stockHolds.length ? 'held' : 'soldOut'
}

const insertingOrder = (order: NewOrder) => sql`
  new_order as (
    insert into orders (order_id, order_number, cart_id, consumer_id, site_id, locale, currency,
      channel, store_id, employee_id, email, network, challenge_seconds, state, total_minor, requested_minor, totals, tax_lines,
      instruments, snapshot)
    select ${order.orderId}::uuid, ${order.orderNumber}, id, ${order.consumerId}::uuid,
      ${order.siteId}, ${order.locale}, ${order.currency}, ${order.channel}, ${order.storeId},
      ${order.employeeId}, ${order.email}, ${order.network}, ${order.challengeSeconds}::integer, 'pending', ${order.total}::bigint,
      ${order.providerAmount}::bigint, ${JSON.stringify(order.totals)}::jsonb,
      ${JSON.stringify(order.taxLines)}::jsonb, ${JSON.stringify(order.instruments)}::jsonb,
      ${JSON.stringify(order.snapshot)}::jsonb
    from closed
    returning order_id
  ), shipments as (
    ${insertingRows('order_shipments', order.shipments.map(shipmentRow))}
  ), lines as (
    ${insertingRows('order_lines', order.lines.map(lineRow))}
  ), holds as (
    insert into stock_holds (order_id, location, sku, quantity)
    select order_id, location, sku, quantity from new_order, requested
  ), attempt as (
    insert into payment_attempts
      (attempt_key, order_id, provider, kind, brand, last4, requested_minor)
    select key, order_id, provider, kind, brand, last4, ${order.providerAmount}
    from new_order, jsonb_to_recordset(${JSON.stringify(order.payment ? [order.payment] : [])}::jsonb)
      as p (key text, provider text, kind text, brand text, last4 text)
  )`

const shipmentRow = (shipment: NewShipment, index: number) => ({
  ...rowFrom(newShipmentColumns, shipment),
  position: index + 1,
})

const lineRow = (line: NewLine, index: number) => ({
  ...rowFrom(lineColumns, line),
  position: index + 1,
})

const newShipmentColumns = { ...shipmentColumns, share: 'share_minor' } as const

const columnsByTable = {
  order_shipments: ['position', ...Object.values(newShipmentColumns)],
  order_lines: ['position', ...Object.values(lineColumns)],
} as const

/** Inserts rows of the new order, with the columns of their table as keys. */
function insertingRows(table: keyof typeof columnsByTable, rows: readonly object[]) {
  const columns = sql.raw(columnsByTable[table].join(', '))
  return sql`
    insert into ${sql.table(table)} (order_id, ${columns})
    select new_order.order_id, ${sql.raw(columnsByTable[table].map((name) => `given.${name}`).join(', '))}
    from new_order, jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) given`
}
