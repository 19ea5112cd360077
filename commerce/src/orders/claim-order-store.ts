import { findAccount } from '../accounts/account-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { isRowOfPerson } from '../platform/privacy/personal-data-store.ts'
import type { Person } from '../platform/privacy/personal-data.ts'
import { movePromotionUses } from '../promotions/promotion-uses-store.ts'
import { ticketOf } from './order-guard.ts'
import { findOrderByNumber } from './order-store.ts'
import { ordersPersonalData } from './personal-data.ts'

export type OrderClaim = { orderNumber: string; ticket: string; accountId: string }

/** Adds a guest's order to the account that they have signed in to, for whoever holds its ticket. */
export const claimOrder =
  ({ tokenSecret }: { tokenSecret: string }) =>
  async (
    transaction: Transaction,
    { orderNumber, ticket, accountId }: OrderClaim,
  ): Promise<void> => {
    const order = await findOrderByNumber(transaction, orderNumber)
    if (!order || ticketOf(order.orderId, tokenSecret) !== ticket) return
    const { orderId, consumerId: from } = order
    if (from === accountId || (await findAccount(transaction, from))) return
    const { numUpdatedRows } = await transaction
      .updateTable('orders')
      .set({ consumer_id: accountId })
      .where('order_id', '=', orderId)
      .where('consumer_id', '=', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await movePromotionUses(transaction, { orderIds: [orderId], from, to: accountId })
  }

/** Adds the orders that guests have placed with the proven address. Answers with the ids of their carts. */
export async function claimGuestOrders(
  transaction: Transaction,
  person: Person,
): Promise<string[]> {
  const orders = await transaction
    .updateTable('orders')
    .set({ consumer_id: person.consumerId })
    .where('consumer_id', '<>', person.consumerId)
    .where(isRowOfPerson(ordersPersonalData, 'orders', person))
    .returning('cart_id as cartId')
    .execute()
  return orders.flatMap(({ cartId }) => cartId ?? [])
}
