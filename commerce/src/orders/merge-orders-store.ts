import type { Transaction } from '../platform/database/database.ts'

/** What somebody ordered as a guest is in their history once they have signed in. */
export async function mergeOrders(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ consumer_id: to })
    .where('consumer_id', '=', from)
    .execute()
}
