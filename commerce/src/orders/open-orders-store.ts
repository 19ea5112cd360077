import type { OrderStatus } from '@cairn/contract/orders/order'
import type { Database } from '../platform/database/database.ts'

/** Of shipments that have not arrived. */
const openStatuses: OrderStatus[] = ['Created', 'Processing', 'Shipped', 'ReadyForPickup']

/** The numbers of the orders that are not paid or delivered yet, or have an announced return. Oldest first. */
export async function findOpenOrders(database: Database, consumerId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('orders as o')
    .select('o.order_number as orderNumber')
    .where('o.consumer_id', '=', consumerId)
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('o.state', 'in', ['pending', 'challenged']),
        and([
          eb('o.state', '=', 'placed'),
          exists(
            selectFrom('order_shipments as s')
              .select('s.order_id')
              .whereRef('s.order_id', '=', 'o.order_id')
              .where('s.status', 'in', openStatuses),
          ),
        ]),
        exists(
          selectFrom('order_returns as r')
            .select('r.order_id')
            .whereRef('r.order_id', '=', 'o.order_id')
            .where('r.state', '=', 'announced'),
        ),
      ]),
    )
    .orderBy('o.ordered_at')
    .execute()
  return rows.map(({ orderNumber }) => orderNumber)
}
