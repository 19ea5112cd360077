import { sql } from 'kysely'
import { giveBackSpend } from '../accounts/yearly-spend-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { giveBackPromotions } from '../promotions/redeem-store.ts'
import { freeStock } from './fail-order-store.ts'
import { partsToGiveBack } from './instruments.ts'
import type { KnownOrder } from './known-order.ts'
import { orderChanged } from './order-events-store.ts'
import { leftToRefund } from './refund-order-store.ts'
import type { Books } from './settle-order-store.ts'
import { stockTurned } from './stock-events-store.ts'

type Ending = { transaction: Transaction; books: Books; order: KnownOrder }

/** Of an order that is locked and of which nothing was charged: the money is let go of, and everything is there again. */
export async function endOrder({ transaction, books, order }: Ending): Promise<void> {
  const { orderId, orderNumber } = order
  await sql`
    update order_shipments set status = 'Cancelled', changed_at = now()
    where order_id = ${orderId} and status <> 'Cancelled'`.execute(transaction)
  const refilled = await freeStock(transaction, orderId)
  await giveBackPromotions(transaction, orderId)
  const { covered } = await leftToRefund(transaction, orderId)
  const all = order.instruments.reduce((sum, { amount }) => sum + amount, 0)
  const amounts = partsToGiveBack(order.instruments, { before: all - covered, amount: covered })
  if (amounts.length > 0) {
    await books.instruments.refund(transaction, { orderNumber, key: 'cancelled', amounts })
  }
  await giveBackSpend(transaction, { orderNumber, kind: 'terms' })
  // What single parcels gave back is in the ledger already.
  await sql`
    with let_go as (
      update payment_attempts set state = 'voiding', looked_at = now()
      where order_id = ${orderId} and state = 'authorised'
    )
    insert into ledger_entries (order_id, posting, account, amount_minor, currency)
    select order_id, 'cancelled', account, -sum(amount_minor), currency from ledger_entries
    where order_id = ${orderId} group by order_id, account, currency
    having sum(amount_minor) <> 0`.execute(transaction)
  if (refilled.length > 0) await emit(transaction, stockTurned, { skus: refilled })
  await emit(transaction, orderChanged, { orderId, to: 'Cancelled', shipmentIds: [] })
}
