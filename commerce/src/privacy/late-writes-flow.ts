import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { findErasedAccounts, forgetErasure } from './erased-accounts-store.ts'
import { releaseAndErase } from './person-flow.ts'

/** Erases what requests have written that had begun before the account was erased, and ended after it. */
export async function eraseLateWrites(database: Database): Promise<void> {
  for (const { accountId } of await findErasedAccounts(database))
    await eraseAgain(database, accountId)
}

const eraseAgain = (database: Database, accountId: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await releaseAndErase(transaction, { consumerId: accountId, provenEmail: null })
    await forgetErasure(transaction, accountId)
  })
