import type { OrderStatus } from '@cairn/contract/orders/order'
import type { Database } from '../platform/database/database.ts'
import { isRowOfPerson } from '../platform/privacy/personal-data-store.ts'
import type { Person } from '../platform/privacy/personal-data.ts'
import { ordersPersonalData } from './personal-data.ts'

/** Of shipments that have not arrived. */
const openStatuses: OrderStatus[] = ['Created', 'Processing', 'Shipped', 'ReadyForPickup']

/**
 * The numbers of the orders that are not paid or delivered yet, or have an announced return, also of those that guests have
 * placed with the proven address. Oldest first.
 */
export async function findOpenOrders(database: Database, person: Person): Promise<string[]> {
  const rows = await database
    .selectFrom('orders')
    .select('orders.order_number as orderNumber')
    .where(isRowOfPerson(ordersPersonalData, 'orders', person))
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('orders.state', 'in', ['pending', 'challenged']),
        and([
          eb('orders.state', '=', 'placed'),
          exists(
            selectFrom('order_shipments as s')
              .select('s.order_id')
              .whereRef('s.order_id', '=', 'orders.order_id')
              .where('s.status', 'in', openStatuses),
          ),
        ]),
        exists(
          selectFrom('order_returns as r')
            .select('r.order_id')
            .whereRef('r.order_id', '=', 'orders.order_id')
            .where('r.state', '=', 'announced'),
        ),
      ]),
    )
    .orderBy('orders.ordered_at')
    .execute()
  return rows.map(({ orderNumber }) => orderNumber)
}
