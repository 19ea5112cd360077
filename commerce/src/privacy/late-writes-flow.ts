import { discardTokensOf } from '../payments/discarded-tokens-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { releaseReservationsOf } from '../stores/reservation-store.ts'
import { eraseNewslettersOf } from '../subscriptions/newsletter-recipients-store.ts'
import { findErasedAccounts, forgetErasure } from './erased-accounts-store.ts'
import { erasePerson } from './person-flow.ts'

/** Erases what requests have written that had begun before the account was erased, and ended after it. */
export async function eraseLateWrites(database: Database): Promise<void> {
  for (const { accountId } of await findErasedAccounts(database))
    await eraseAgain(database, accountId)
}

const eraseAgain = (database: Database, accountId: string): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const person = { consumerId: accountId, provenEmail: null }
    await discardTokensOf(transaction, accountId)
    await releaseReservationsOf(transaction, person)
    await eraseNewslettersOf(transaction, accountId)
    await erasePerson(transaction, person)
    await forgetErasure(transaction, accountId)
  })
