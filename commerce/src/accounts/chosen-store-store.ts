import type { Database } from '../platform/database/database.ts'

/** Remembers the store of a signed-in shopper for all their devices. */
export async function saveChosenStore(
  database: Database,
  { accountId, storeId }: { accountId: string; storeId: string },
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ favorite_store_id: storeId })
    .where('account_id', '=', accountId)
    .where('favorite_store_id', 'is distinct from', storeId)
    .execute()
}
