import type { ImportedOrder } from '@cairn/contract/orders-import'
import { siteOf } from '@cairn/contract/sites'
import { sql } from 'kysely'
import {
  joinSellable,
  sellableColumns,
  sellableOf,
  type SellableRow,
} from '../catalogue/catalogue-store.ts'
import type { Market, Sellable } from '../catalogue/sellable.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { NewOrder } from './new-order.ts'

export async function findSellables(
  transaction: Transaction,
  skus: readonly string[],
  market: Market,
): Promise<ReadonlyMap<string, Sellable>> {
  const { rows } = await sql<SellableRow>`
    select ${sellableColumns}
    from (select unnest(${skus}::text[]) as sku) asked ${joinSellable('asked.sku', market)}`.execute(
    transaction,
  )
  return new Map(rows.map((row) => [row.sku, sellableOf(row, [])]))
}

/** Of these numbers, those that orders of this shop's own have. */
export async function ownNumbers(
  transaction: Transaction,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select order_number as number from orders
    where order_number = any(${numbers}) and cart_id is not null`.execute(transaction)
  return new Set(rows.map(({ number }) => number))
}

type Writing = {
  orderId: string
  written: Pick<NewOrder, 'papers' | 'shipments' | 'lines' | 'total'>
}

/** As it was handed in now, whatever was handed in before under its number. */
export async function putPastOrder(
  transaction: Transaction,
  order: ImportedOrder,
  writing: Writing,
): Promise<'added' | 'changed' | 'same'> {
  if (await isThere(transaction, order, writing)) return 'same'
  const { numDeletedRows } = await transaction
    .deleteFrom('orders')
    .where('order_id', '=', writing.orderId)
    .executeTakeFirst()
  await insertHead(transaction, order, writing)
  await insertParcels(transaction, order, writing)
  await insertLines(transaction, order, writing)
  return numDeletedRows > 0n ? 'changed' : 'added'
}

/** What its things are called and how they are rated now makes it no other order; what is being returned is the shop's own by now. */
async function isThere(
  transaction: Transaction,
  order: ImportedOrder,
  { orderId, written: { papers, lines } }: Writing,
): Promise<boolean> {
  const bought = lines.map(({ sku, quantity, paid }) => [sku, quantity, paid])
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from order_returns where order_id = ${orderId})
      or exists (select from ledger_entries where order_id = ${orderId}) or exists (
      select from orders o where o.order_id = ${orderId} and o.email = ${order.email}
        and o.consumer_id = ${order.consumerId} and o.papers = ${JSON.stringify(papers)}::jsonb
        and o.ordered_at = ${noonOf(order.orderedOn)}
        and not exists (
          select from order_shipments s where s.order_id = o.order_id and (
            (s.status, s.changed_at) <> (${order.status}, ${noonOf(order.changedOn)}::timestamptz)
            or (s.tracking_number, s.tracking_url) is distinct from
              (${order.trackingNumber}::text, ${order.trackingUrl}::text)))
        and (select jsonb_agg(jsonb_build_array(l.sku, l.quantity, l.paid_minor) order by l.position)
          from order_lines l where l.order_id = o.order_id) = ${JSON.stringify(bought)}::jsonb
    ) as is`.execute(transaction)
  return rows[0]?.is === true
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

async function insertHead(
  transaction: Transaction,
  order: ImportedOrder,
  { orderId, written }: Writing,
): Promise<void> {
  const { siteId, currency } = siteOf(order.locale)
  await transaction
    .insertInto('orders')
    .values({
      order_id: orderId,
      order_number: order.orderNumber,
      cart_id: null,
      consumer_id: order.consumerId,
      site_id: siteId,
      locale: order.locale,
      currency,
      channel: 'e-commerce',
      email: order.email,
      state: 'placed',
      total_minor: written.total,
      asked_minor: 0,
      papers: JSON.stringify(written.papers),
      ordered_at: noonOf(order.orderedOn),
    })
    .execute()
}

async function insertParcels(
  transaction: Transaction,
  order: ImportedOrder,
  { orderId, written }: Writing,
): Promise<void> {
  await transaction
    .insertInto('order_shipments')
    .values(
      written.shipments.map(({ shipmentId, shippingMethod, storeId }, position) => ({
        order_id: orderId,
        shipment_id: shipmentId,
        position,
        shipping_method: shippingMethod,
        store_id: storeId,
        status: order.status,
        tracking_number: order.trackingNumber,
        tracking_url: order.trackingUrl,
        changed_at: noonOf(order.changedOn),
      })),
    )
    .execute()
}

async function insertLines(
  transaction: Transaction,
  { status }: ImportedOrder,
  { orderId, written }: Writing,
): Promise<void> {
  await transaction
    .insertInto('order_lines')
    .values(
      written.lines.map(({ lineId, shipmentId, sku, quantity, paid, item }, position) => ({
        order_id: orderId,
        line_id: lineId,
        position,
        shipment_id: shipmentId,
        sku,
        quantity,
        returned: status === 'Returned' ? quantity : 0,
        paid_minor: paid,
        item: JSON.stringify(item),
      })),
    )
    .execute()
}
