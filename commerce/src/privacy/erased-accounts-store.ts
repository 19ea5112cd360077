import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'

/** No request takes longer. */
const secondsOfRequests = 120

export async function rememberErasure(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.insertInto('erased_accounts').values({ account_id: accountId }).execute()
}

/** Whether the account was erased a short time ago. */
export async function isErased(database: Database, accountId: string): Promise<boolean> {
  const erasure = await database
    .selectFrom('erased_accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return erasure !== undefined
}

/** Those that no request from before the erasure can write to any more. */
export const findErasedAccounts = (database: Database): Promise<{ accountId: string }[]> =>
  database
    .selectFrom('erased_accounts')
    .select('account_id as accountId')
    .where('erased_at', '<', sql<Date>`now() - make_interval(secs => ${secondsOfRequests})`)
    .execute()

export async function forgetErasure(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.deleteFrom('erased_accounts').where('account_id', '=', accountId).execute()
}
