import { randomUUID } from 'node:crypto'
import type { Acquisition } from '@cairn/contract/accounts/profile'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { loginOf } from './account.ts'

type NewProfile = {
  email: string
  acquisition: Acquisition | undefined
  locale: Locale
}

/**
 * Creates a profile without a password, unless there is an account with the address, which stays as it is. In both
 * cases its owner gets a mail. It has the address only: a stranger could have typed the name, the birth date and all
 * else, which would then be filled in when the owner follows the link.
 */
export const createProfileOf = (
  database: Database,
  { email, acquisition, locale }: NewProfile,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const login = loginOf(email)
    await transaction
      .insertInto('accounts')
      .values({
        account_id: randomUUID(),
        email,
        login,
        acquisition: acquisition ? JSON.stringify(acquisition) : null,
      })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .execute()
    const { accountId } = await transaction
      .selectFrom('accounts')
      .select('account_id as accountId')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
    await emit(transaction, 'profile-requested', { accountId, issue: randomUUID(), locale })
  })
