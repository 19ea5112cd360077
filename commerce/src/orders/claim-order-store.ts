import { findAccount } from '../accounts/account-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { movePromotionUses } from '../promotions/promotion-uses-store.ts'
import { ticketOf } from './order-guard.ts'
import { findOrderByNumber } from './order-store.ts'

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
