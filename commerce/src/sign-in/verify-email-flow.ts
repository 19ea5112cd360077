import { deleteLinksOf, takeLink } from '../accounts/account-links-store.ts'
import { findPassword, markLoginVerified } from '../accounts/password-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

/** Uses up the link. False if it is unknown or old, or if the account has another address by now. */
export const verifyEmailOfLink = (database: Database, token: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const purpose = 'emailVerification'
    const link = await takeLink(transaction, { purpose, token })
    if (!link) return false
    const { accountId, login } = link
    const account = await findPassword(transaction, accountId)
    if (account?.login !== login || account.state === 'closed') return false
    await markLoginVerified(transaction, { accountId, login })
    await deleteLinksOf(transaction, { accountId, purpose })
    return true
  })
