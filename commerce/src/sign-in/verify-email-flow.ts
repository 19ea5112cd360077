import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import {
  type AccountLink,
  deleteLinksOf,
  findLink,
  takeLink,
} from '../accounts/account-links-store.ts'
import { applyEmailChange } from '../accounts/email-change-store.ts'
import { findPassword, markLoginVerified } from '../accounts/password-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

const purpose = 'emailVerification'

/** Tells a former address that its account has another one. Passed in, because mails come later than the sign-in. */
export type TellFormerAddress = (
  transaction: Transaction,
  account: { accountId: string; email: string; locale: Locale },
) => Promise<void>

type VerificationDeps = { database: Database; tellFormerAddress: TellFormerAddress }
type FollowedLink = { token: string; consumerId: string; locale: Locale }

/**
 * Uses up the link to a new account, or to the new address of one. Not verified if it is unknown or old. It works only
 * in a session of the account: the owner of an address, who follows a link that a stranger has caused, would otherwise
 * give the account of the stranger everything that belongs to the address.
 */
export const verifyEmailOfLink = (
  { database, tellFormerAddress }: VerificationDeps,
  { token, consumerId, locale }: FollowedLink,
): Promise<Result<{ isVerified: boolean }, Refusal<'sessionNotEntitled'>>> =>
  inTransaction(database, async (transaction) => {
    const newAddress = await findLink(transaction, { purpose: 'emailChange', token })
    const link = newAddress ?? (await findLink(transaction, { purpose, token }))
    if (!link) return accept({ isVerified: false })
    if (link.accountId !== consumerId) return refuse('sessionNotEntitled')
    const isVerified = newAddress
      ? await takeNewAddress(transaction, { ...newAddress, tellFormerAddress, locale })
      : await verifyLogin(transaction, token)
    return accept({ isVerified })
  })

type NewAddress = AccountLink & Pick<VerificationDeps, 'tellFormerAddress'> & { locale: Locale }

/** False if the account waits for another address by now, or if another account has this one. */
async function takeNewAddress(
  transaction: Transaction,
  { accountId, login, tellFormerAddress, locale }: NewAddress,
): Promise<boolean> {
  const email = await applyEmailChange(transaction, { accountId, login })
  if (email === undefined) return false
  await tellFormerAddress(transaction, { accountId, email, locale })
  return true
}

/** False if the link was used meanwhile, or if the account has another address by now. */
async function verifyLogin(transaction: Transaction, token: string): Promise<boolean> {
  const link = await takeLink(transaction, { purpose, token })
  if (!link) return false
  const { accountId, login } = link
  const account = await findPassword(transaction, accountId)
  if (account?.login !== login || account.state === 'closed') return false
  await markLoginVerified(transaction, { accountId, login })
  await deleteLinksOf(transaction, { accountId, purpose })
  return true
}
