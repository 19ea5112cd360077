import { randomUUID } from 'node:crypto'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import { deleteLinksOf, findLink, takeLink } from '../accounts/account-links-store.ts'
import { attemptSubject } from '../accounts/account.ts'
import { cancelEmailChange } from '../accounts/email-change-store.ts'
import { findPassword, markLoginVerified, savePassword } from '../accounts/password-store.ts'
import { clearAttemptsOf } from '../accounts/sign-in-attempts-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransactionOrRefuse } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { hashPassword, isPassword } from '../platform/passwords.ts'
import { hashOf } from '../platform/tokens.ts'
import { endSessionsExcept, renewTokens, type TokenHashes } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import { deleteCodesOf } from './authorisation-code-store.ts'
import { checkCurrentPassword } from './current-password-flow.ts'
import { removeWhatStrangersLeft } from './first-proof-flow.ts'

type PasswordChange = {
  session: LiveSession
  currentPassword: string
  newPassword: string
  hashes: TokenHashes
  locale: Locale
}

type ChangeResult = Result<
  LiveSession,
  Refusal<'currentPasswordWrong' | 'passwordUnchanged' | 'userLocked' | 'invalidCustomer'>
>

/** The session stays open with new tokens, so that a copy of the present ones is worthless too. */
export async function changePasswordInSession(
  database: Database,
  { session, currentPassword, newPassword, hashes, locale }: PasswordChange,
): Promise<ChangeResult> {
  const { consumerId: accountId } = session
  const stored = await findPassword(database, accountId)
  if (!stored) return refuse('invalidCustomer')
  const checked = await checkCurrentPassword(database, { ...stored, accountId, currentPassword })
  if (!checked.ok) return checked
  const { passwordHash: previousHash } = stored
  if (await isPassword(newPassword, previousHash)) return refuse('passwordUnchanged')
  const passwordHash = await hashPassword(newPassword)
  return inTransactionOrRefuse(database, async (transaction): Promise<ChangeResult> => {
    if (!(await savePassword(transaction, { accountId, passwordHash, previousHash })))
      return refuse('currentPasswordWrong')
    await endPreviousAccess(transaction, { accountId, keptId: session.id })
    await emit(transaction, 'password-changed', { accountId, change: randomUUID(), locale })
    const renewed = await renewTokens(transaction, session.id, hashes)
    return renewed ? accept(renewed) : refuse('invalidCustomer')
  })
}

type PasswordReset = { token: string; newPassword: string; locale: Locale }

type ResetResult = Result<
  null,
  Refusal<'resetLinkExpired' | 'resetPasswordUnchanged' | 'accountLocked'>
>

type ResettableAccount = { accountId: string; login: string; passwordHash: string | null }

/** The account whose password the link can set. A link to an earlier login of the account cannot. */
export async function findResettable(
  database: Database,
  token: string,
): Promise<Result<ResettableAccount, Refusal<'resetLinkExpired' | 'accountLocked'>>> {
  const link = await findLink(database, { purpose: 'passwordReset', token })
  if (!link) return refuse('resetLinkExpired')
  const { accountId, login } = link
  const stored = await findPassword(database, accountId)
  if (stored?.login !== login || stored.state === 'closed') return refuse('resetLinkExpired')
  if (stored.state === 'locked') return refuse('accountLocked')
  return accept({ accountId, login, passwordHash: stored.passwordHash })
}

/** Whoever has the token has proved to read the mails of the account, so its locks end. */
export async function resetPassword(
  database: Database,
  { token, newPassword, locale }: PasswordReset,
): Promise<ResetResult> {
  const presented = { purpose: 'passwordReset', token } as const
  const account = await findResettable(database, token)
  if (!account.ok) return account
  const { accountId, login, passwordHash: previousHash } = account.value
  if (await isPassword(newPassword, previousHash)) return refuse('resetPasswordUnchanged')
  const passwordHash = await hashPassword(newPassword)
  return inTransactionOrRefuse(database, async (transaction): Promise<ResetResult> => {
    // The account is locked before the link, in the order of every other change.
    const isSaved = await savePassword(transaction, { accountId, passwordHash, previousHash })
    if (!isSaved || !(await takeLink(transaction, presented))) return refuse('resetLinkExpired')
    await endPreviousAccess(transaction, { accountId, keptId: null })
    const isEmptied =
      (await markLoginVerified(transaction, { accountId, login })) &&
      (await removeWhatStrangersLeft(transaction, { accountId, previousHash }))
    const change = { accountId, change: randomUUID(), locale }
    await emit(transaction, 'password-changed', isEmptied ? { ...change, isEmptied } : change)
    await clearAttemptsOf(transaction, [
      hashOf(attemptSubject.customer(login)),
      hashOf(attemptSubject.passwordChange(accountId)),
    ])
    return accept(null)
  })
}

type PreviousAccess = { accountId: string; keptId: string | null }

/**
 * Ends what the previous password or a mailed link has opened or can still open. The password is saved before: a code
 * that is being issued for the previous one is then either deleted here or not issued.
 */
async function endPreviousAccess(
  transaction: Transaction,
  { accountId, keptId }: PreviousAccess,
): Promise<void> {
  await faultPoint('password.saved')
  await deleteCodesOf(transaction, accountId)
  await deleteLinksOf(transaction, { accountId, purpose: 'passwordReset' })
  await cancelEmailChange(transaction, accountId)
  await endSessionsExcept(transaction, { consumerId: accountId, keptId })
}
