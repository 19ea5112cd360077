import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { type Account, loginOf } from '../accounts/account.ts'
import { findAccountByLogin } from '../accounts/account-store.ts'
import { failedAttempt, isLockedAt, attemptSubject } from '../accounts/sign-in-attempts.ts'
import {
  countAttempt,
  clearAttempts,
  type SignInAttempt,
} from '../accounts/sign-in-attempts-store.ts'
import type { Database } from '../platform/database/database.ts'
import { isPassword } from '../platform/passwords.ts'
import { hashOf } from '../platform/tokens.ts'
import {
  type StoreWithEmployee,
  findStoreWithEmployee,
  type StoreEmployee,
} from '../stores/staff-store.ts'

type TryRefusal = Refusal<'credentialsInvalid' | 'lastAttempt' | 'userLocked'>

/** Counts the attempt before verifying it, so that concurrent attempts cannot exceed the limit. */
async function attempt(
  database: Database,
  trying: SignInAttempt,
  isRight: () => Promise<boolean>,
): Promise<Result<undefined, TryRefusal>> {
  const tries = await countAttempt(database, trying)
  if (isLockedAt(tries)) return refuse('userLocked')
  if (!(await isRight())) return failedAttempt(tries)
  await clearAttempts(database, trying)
  return accept(undefined)
}

type CustomerCredentials = { username: string; password: string; deviceHash: string }

/**
 * Verifies a password. An unknown email takes the same steps and the same time as a known one. The state
 * of an account is only revealed to who knows its password.
 */
export async function verifyCustomer(
  database: Database,
  { username, password, deviceHash }: CustomerCredentials,
): Promise<Result<Account, TryRefusal | Refusal<'accountLocked' | 'cannotAuthorize'>>> {
  const login = loginOf(username)
  const claimant = await findAccountByLogin(database, { login, deviceHash })
  const trying = {
    subject: hashOf(attemptSubject.customer(login)),
    deviceHash: claimant?.isKnownDevice ? deviceHash : '',
  }
  const tried = await attempt(database, trying, () =>
    isPassword(password, claimant?.passwordHash ?? null),
  )
  if (!tried.ok) return tried
  if (!claimant || claimant.state === 'closed') return refuse('cannotAuthorize')
  return claimant.state === 'locked' ? refuse('accountLocked') : accept(claimant)
}

type StaffCredentials = { storeId: string; employeeId: string; pin: string }

export async function verifyStoreEmployee(
  database: Database,
  { pin, ...who }: StaffCredentials,
): Promise<
  Result<StoreEmployee, Refusal<'agentCredentialsInvalid' | 'employeeStoreNotFound' | 'userLocked'>>
> {
  const atStore: StoreWithEmployee | undefined = await findStoreWithEmployee(database, who)
  if (!atStore) return refuse('employeeStoreNotFound')
  const { employee } = atStore
  const subject = hashOf(attemptSubject.storeEmployee(who.storeId, who.employeeId))
  const tried = await attempt(database, { subject, deviceHash: '' }, () =>
    isPassword(pin, employee?.pinHash ?? null),
  )
  if (!tried.ok) {
    const isPaused = tried.refusal.name === 'userLocked'
    return refuse(isPaused ? 'userLocked' : 'agentCredentialsInvalid')
  }
  return employee ? accept(employee) : refuse('agentCredentialsInvalid')
}
