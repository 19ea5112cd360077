import { type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { attemptsBeforeLock, attemptSubject } from '../accounts/account.ts'
import type { Database } from '../platform/database/database.ts'
import { isPassword } from '../platform/passwords.ts'
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
