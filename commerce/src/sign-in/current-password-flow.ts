import { type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { attemptsBeforeLock, attemptSubject } from '../accounts/account.ts'
import { findPassword } from '../accounts/password-store.ts'
import type { Database } from '../platform/database/database.ts'
import { isPassword, refuseWhenBusy } from '../platform/passwords.ts'
import { hashOf } from '../platform/tokens.ts'
import { countedAttempt } from './verify-credentials-flow.ts'

type CurrentPassword = { accountId: string; passwordHash: string | null; currentPassword: string }

/** For a shopper who is signed in. The attempts of all forms that ask for it are counted together. */
export async function checkCurrentPassword(
  database: Database,
  { accountId, passwordHash, currentPassword }: CurrentPassword,
): Promise<Result<undefined, Refusal<'currentPasswordWrong' | 'userLocked'>>> {
  const attempt = {
    subject: hashOf(attemptSubject.passwordChange(accountId)),
    deviceHash: '',
    limit: attemptsBeforeLock,
  }
  const checked = await countedAttempt(database, [attempt], () =>
    isPassword(currentPassword, passwordHash),
  )
  if (checked.ok) return checked
  return refuse(checked.refusal.name === 'userLocked' ? 'userLocked' : 'currentPasswordWrong')
}

type PasswordRefusal = Refusal<
  'currentPasswordWrong' | 'userLocked' | 'invalidCustomer' | 'temporarilyUnavailable'
>

/** For the calls of features that this one depends on. */
export async function checkPasswordOf(
  database: Database,
  attempt: { accountId: string; currentPassword: string },
): Promise<Result<undefined, PasswordRefusal>> {
  const stored = await findPassword(database, attempt.accountId)
  if (!stored) return refuse('invalidCustomer')
  return refuseWhenBusy(() => checkCurrentPassword(database, { ...stored, ...attempt }))
}
