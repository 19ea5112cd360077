import { holdPassword } from '../accounts/password-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { issueCode } from './authorisation-code-store.ts'

type VerifiedSignIn = Parameters<typeof issueCode>[1] & { passwordHash: string }

/** Issues no code if the password has been replaced since it was verified. Exchanging it is then refused. */
export const issueCodeForPassword = (
  database: Database,
  { passwordHash, ...code }: VerifiedSignIn,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { accountId } = code
    if (await holdPassword(transaction, { accountId, passwordHash }))
      await issueCode(transaction, code)
  })
