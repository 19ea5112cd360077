import { accept, type Result } from '@cairn/contract/refusals/result'
import { type RawBuilder, sql } from 'kysely'
import { moveRewardCodeUses } from '../loyalty/reward-holds-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransactionOrRefuse } from '../platform/database/in-transaction.ts'
import { columnsFrom } from '../platform/database/queries/field-columns.ts'
import { jsonObject } from '../platform/database/queries/json-object.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { Tables } from '../platform/database/tables.ts'
import { movePromotionUses } from '../promotions/promotion-uses-store.ts'
import type {
  NewLine,
  NewShipment,
  Order,
  OrderLine,
  OrderPayment,
  OrderReturn,
  OrderShipment,
} from './order.ts'

type PlaceAddress = Pick<
  NonNullable<OrderShipment['place']>['address'],
  'addressLine1' | 'addressLine2' | 'city' | 'province' | 'postalCode' | 'countryCode'
>

const inUtc = (time: RawBuilder<unknown>) =>
  sql`to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const paymentJson = jsonObject<OrderPayment>({
  kind: 'a.kind',
  amount: 'a.requested_minor',
  notCharged: sql`(
    select coalesce(-sum(l.amount_minor), 0) from ledger_entries l
    where l.order_id = a.order_id and l.account = 'authorised' and l.posting like 'cancelled%')`,
  refunded: 'a.refunded_minor',
  brand: 'a.brand',
  last4: 'a.last4',
  challenge: 'a.challenge',
  challengeSecondsLeft: sql`
    greatest(0, o.challenge_seconds - extract(epoch from now() - a.checked_at))::integer`,
})

const placeAddressJson = jsonObject<PlaceAddress>({
  addressLine1: 'p.address_line1',
  addressLine2: 'p.address_line2',
  city: 'p.city',
  province: 'p.province',
  postalCode: 'p.postal_code',
  countryCode: 'p.country_code',
})

const placeJson = jsonObject<NonNullable<OrderShipment['place']>>({
  name: 'p.name',
  address: sql`json_strip_nulls(${placeAddressJson})`,
  hours: 'p.hours',
})

/** The columns of what is known of a shipment when its order is placed. */
export const shipmentColumns = {
  shipmentId: 'shipment_id',
  shippingMethod: 'shipping_method',
  storeId: 'store_id',
  expectedOn: 'expected_on',
} as const satisfies Record<keyof Omit<NewShipment, 'share'>, keyof Tables['order_shipments']>

const shipmentJson = jsonObject<OrderShipment>({
  ...columnsFrom('s', shipmentColumns),
  status: 's.status',
  trackingNumber: 's.tracking_number',
  trackingUrl: 's.tracking_url',
  place: sql`(select ${placeJson} from pickup_places p where p.place_id = s.store_id)`,
  changedDaysAgo: sql`extract(day from now() - s.changed_at)::integer`,
})

export const lineColumns = {
  lineId: 'line_id',
  shipmentId: 'shipment_id',
  sku: 'sku',
  quantity: 'quantity',
  paidAmount: 'paid_minor',
  price: 'price',
  item: 'item',
} as const satisfies Record<keyof NewLine, keyof Tables['order_lines']>

const lineJson = jsonObject<OrderLine>({
  ...columnsFrom('l', lineColumns),
  returnedQuantity: 'l.returned_quantity',
  announcedQuantity: 'l.announced_quantity',
})

const pieceJson = jsonObject<OrderReturn['pieces'][number]>({
  lineId: 'p.line_id',
  quantity: 'p.quantity',
  receivedQuantity: 'p.received_quantity',
  reason: 'p.reason',
})

const returnJson = jsonObject<OrderReturn>({
  returnNumber: 'r.return_number',
  state: 'r.state',
  announcedAt: inUtc(sql`r.announced_at`),
  receivedAt: inUtc(sql`r.received_at`),
  refunded: 'r.refunded_minor',
  pieces: sql`(
    select json_agg(${pieceJson} order by p.position)
    from order_return_lines p where p.return_id = r.return_id)`,
})

const orderColumns = sql`
  o.order_id as "orderId", o.order_number as "orderNumber", o.consumer_id as "consumerId", o.state,
  ${inUtc(sql`o.ordered_at`)} as "orderedAt",
  o.email, o.locale, o.currency, o.total_minor as total, o.totals,
  o.tax_lines as "taxLines", o.snapshot, o.instruments,
  o.cart_id is null as "isImported", (
    select coalesce(-sum(e.amount_minor), 0) from ledger_entries e
    where e.order_id = o.order_id and e.amount_minor < 0
      and e.account in ('gift-cards', 'points', 'credit')
  ) as "refundedToInstruments", (
    select ${paymentJson}
    from payment_attempts a where a.order_id = o.order_id order by a.requested_at desc limit 1
  ) as payment, (
    select coalesce(json_agg(${shipmentJson} order by s.position), '[]')
    from order_shipments s where s.order_id = o.order_id
  ) as shipments, (
    select coalesce(json_agg(${lineJson} order by l.position), '[]')
    from order_lines l where l.order_id = o.order_id
  ) as lines, (
    select coalesce(json_agg(${returnJson} order by r.announced_at desc, r.return_number), '[]')
    from order_returns r where r.order_id = o.order_id
  ) as returns`

const findOrders = async (database: Database, where: RawBuilder<unknown>): Promise<Order[]> => {
  return rawQuery<Order>({
    orderId: 'text',
    orderNumber: 'text',
    consumerId: 'text',
    state: 'text',
    orderedAt: 'text',
    email: 'text | null',
    locale: 'text',
    currency: 'text',
    total: 'number',
    snapshot: 'json',
    totals: 'json',
    taxLines: 'json',
    instruments: 'json',
    refundedToInstruments: 'number',
    payment: 'json | null',
    shipments: 'json',
    lines: 'json',
    returns: 'json',
    isImported: 'boolean',
  })`
    select ${orderColumns} from orders o ${where}`.many(database)
}

export const findOrder = async (database: Database, orderId: string): Promise<Order | undefined> =>
  (await findOrders(database, sql`where o.order_id = ${orderId}`))[0]

export const findOrderByNumber = async (
  database: Database,
  orderNumber: string,
): Promise<Order | undefined> =>
  (await findOrders(database, sql`where o.order_number = ${orderNumber}`))[0]

export const findOrderByReturn = async (
  database: Database,
  returnNumber: string,
): Promise<Order | undefined> =>
  (
    await findOrders(
      database,
      sql`where o.order_id = (
        select order_id from order_returns where return_number = ${returnNumber})`,
    )
  )[0]

/** Orders with announced returns, the oldest return first. */
export const findOpenReturns = (database: Database, count: number): Promise<Order[]> =>
  findOrders(
    database,
    sql`join (
        select order_id, min(announced_at) as since from order_returns
        where state = 'announced' group by order_id
      ) waiting using (order_id)
      order by waiting.since limit ${count}`,
  )

/** Orders with shipments that are picked up in a store and have not been handed over, the oldest first. */
export const findOrdersOfStore = (
  database: Database,
  { storeId, count }: { storeId: string; count: number },
): Promise<Order[]> =>
  findOrders(
    database,
    sql`where o.state = 'placed' and o.order_id in (
        select s.order_id from order_shipments s where s.store_id = ${storeId}
          and s.status in ('Created', 'Processing', 'Shipped', 'ReadyForPickup'))
      order by o.ordered_at, o.order_number limit ${count}`,
  )

/** A page of a shopper's placed orders, newest first. */
export async function findOrderHistory(
  database: Database,
  { consumerId, start, count }: { consumerId: string; start: number; count: number },
): Promise<{ orders: Order[]; total: number }> {
  const orders = await findOrders(
    database,
    sql`where o.consumer_id = ${consumerId} and o.state = 'placed'
      order by o.ordered_at desc, o.order_number limit ${count} offset ${start}`,
  )
  const { total } = await database
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'placed')
    .executeTakeFirstOrThrow()
  return { orders, total }
}

export const findLatestOrders = (database: Database, count: number): Promise<Order[]> =>
  findOrders(database, sql`order by o.ordered_at desc limit ${count}`)

/** Changes an order under a lock, and answers it as it is afterwards. */
export async function changeOrder<KnownRefusal>(
  database: Database,
  orderId: string,
  change: (transaction: Transaction, order: Order) => Promise<Result<unknown, KnownRefusal>>,
): Promise<Result<Order, KnownRefusal>> {
  return inTransactionOrRefuse<Order, KnownRefusal>(database, async (transaction) => {
    // Locked by a statement of its own: one that reads and waits would see the order as it was before.
    await transaction
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', orderId)
      .forUpdate()
      .execute()
    const order = await findOrder(transaction, orderId)
    if (!order) throw new Error(`there is no order ${orderId}`)
    const result = await change(transaction, order)
    if (!result.ok) return result
    const after = await findOrder(transaction, orderId)
    return accept(after ?? order)
  })
}

/** Gives the orders of a guest to the account that they have signed in to, with the promotions and codes they used. */
export async function mergeOrders(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const orders = await transaction
    .updateTable('orders')
    .set({ consumer_id: to })
    .where('consumer_id', '=', from)
    .returning('order_id as orderId')
    .execute()
  await moveRewardCodeUses(transaction, { from, to })
  const orderIds = orders.map(({ orderId }) => orderId)
  if (orderIds.length > 0) await movePromotionUses(transaction, { orderIds, from, to })
}
