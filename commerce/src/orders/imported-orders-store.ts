import type { ImportedOrder } from '@cairn/contract/imports/orders-import'
import { siteOf } from '@cairn/contract/sites/sites'
import type { Transaction } from '../platform/database/database.ts'
import { rowFrom } from '../platform/database/queries/field-columns.ts'
import { anyOf, rawQuery } from '../platform/database/queries/raw-query.ts'
import { lineColumns, shipmentColumns } from './order-store.ts'
import type { ImportedContents } from './order.ts'

/** The numbers that belong to orders of this shop. */
export async function findOwnOrderNumbers(
  transaction: Transaction,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const orders = await transaction
    .selectFrom('orders')
    .select('order_number as number')
    .where('order_number', '=', anyOf(numbers))
    .where('cart_id', 'is not', null)
    .execute()
  return new Set(orders.map(({ number }) => number))
}

type ImportedOrderRows = {
  orderId: string
  contents: ImportedContents
}

/** Stores an imported order in place of any earlier import of its number. */
export async function putImportedOrder(
  transaction: Transaction,
  order: ImportedOrder,
  writing: ImportedOrderRows,
): Promise<'added' | 'changed' | 'same'> {
  if (await isUnchanged(transaction, order, writing)) return 'same'
  const { numDeletedRows } = await transaction
    .deleteFrom('orders')
    .where('order_id', '=', writing.orderId)
    .executeTakeFirst()
  await insertOrder(transaction, order, writing)
  await insertShipments(transaction, order, writing)
  await insertLines(transaction, order, writing)
  return numDeletedRows > 0n ? 'changed' : 'added'
}

/** Names and ratings of products do not count. An order with returns or refunds is never replaced. */
async function isUnchanged(
  transaction: Transaction,
  order: ImportedOrder,
  { orderId, contents }: ImportedOrderRows,
): Promise<boolean> {
  const { snapshot, totals, taxLines } = contents
  const quantities = contents.lines.map(({ sku, quantity, paidAmount }) => [
    sku,
    quantity,
    paidAmount,
  ])
  const { isSame } = await rawQuery({ isSame: 'boolean' })`
    select exists (select from order_returns where order_id = ${orderId})
      or exists (select from ledger_entries where order_id = ${orderId}) or exists (
      select from orders o where o.order_id = ${orderId} and o.email = ${order.email}
        and o.consumer_id = ${order.consumerId} and o.snapshot = ${JSON.stringify(snapshot)}::jsonb
        and o.totals = ${JSON.stringify(totals)}::jsonb
        and o.tax_lines = ${JSON.stringify(taxLines)}::jsonb
        and o.ordered_at = ${noonOf(order.orderedOn)}
        and not exists (
          select from order_shipments s where s.order_id = o.order_id and (
            (s.status, s.changed_at) <> (${order.status}, ${noonOf(order.changedOn)}::timestamptz)
            or (s.tracking_number, s.tracking_url) is distinct from
              (${order.trackingNumber}::text, ${order.trackingUrl}::text)))
        and (select jsonb_agg(jsonb_build_array(l.sku, l.quantity, l.paid_minor) order by l.position)
          from order_lines l where l.order_id = o.order_id) = ${JSON.stringify(quantities)}::jsonb
    ) as "isSame"`.one(transaction)
  return isSame
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

async function insertOrder(
  transaction: Transaction,
  order: ImportedOrder,
  { orderId, contents }: ImportedOrderRows,
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
      total_minor: contents.total,
      requested_minor: 0,
      totals: JSON.stringify(contents.totals),
      tax_lines: JSON.stringify(contents.taxLines),
      snapshot: JSON.stringify(contents.snapshot),
      ordered_at: noonOf(order.orderedOn),
    })
    .execute()
}

async function insertShipments(
  transaction: Transaction,
  order: ImportedOrder,
  { orderId, contents }: ImportedOrderRows,
): Promise<void> {
  await transaction
    .insertInto('order_shipments')
    .values(
      contents.shipments.map((shipment, position) => ({
        ...rowFrom(shipmentColumns, { ...shipment, expectedOn: null }),
        order_id: orderId,
        position,
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
  { orderId, contents }: ImportedOrderRows,
): Promise<void> {
  await transaction
    .insertInto('order_lines')
    .values(
      contents.lines.map((line, position) => ({
        ...rowFrom(lineColumns, {
          ...line,
          price: JSON.stringify(line.price),
          item: JSON.stringify(line.item),
        }),
        order_id: orderId,
        position,
        returned_quantity: status === 'Returned' ? line.quantity : 0,
      })),
    )
    .execute()
}
