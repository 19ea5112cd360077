import type { Locale } from '@cairn/contract/sites/sites'
import { deleteLinksOf, findLink, takeLink } from '../accounts/account-links-store.ts'
import { applyEmailChange } from '../accounts/email-change-store.ts'
import { findPassword, markLoginVerified } from '../accounts/password-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

/** Tells a former address that its account has another one. Passed in, because mails come later than the sign-in. */
export type TellFormerAddress = (
  transaction: Transaction,
  account: { accountId: string; email: string; locale: Locale },
) => Promise<void>

type VerificationDeps = { database: Database; tellFormerAddress: TellFormerAddress }
type FollowedLink = { token: string; locale: Locale }

/** Uses up the link to a new account, or to the new address of one. False if it is unknown or old. */
export const verifyEmailOfLink = (
  { database, tellFormerAddress }: VerificationDeps,
  { token, locale }: FollowedLink,
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const newAddress = await findLink(transaction, { purpose: 'emailChange', token })
    if (!newAddress) return verifyLogin(transaction, token)
    const email = await applyEmailChange(transaction, newAddress)
    if (email === undefined) return false
    await tellFormerAddress(transaction, { accountId: newAddress.accountId, email, locale })
    return true
  })

/** False if the link is unknown or old, or if the account has another address by now. */
async function verifyLogin(transaction: Transaction, token: string): Promise<boolean> {
  const purpose = 'emailVerification'
  const link = await takeLink(transaction, { purpose, token })
  if (!link) return false
  const { accountId, login } = link
  const account = await findPassword(transaction, accountId)
  if (account?.login !== login || account.state === 'closed') return false
  await markLoginVerified(transaction, { accountId, login })
  await deleteLinksOf(transaction, { accountId, purpose })
  return true
}
