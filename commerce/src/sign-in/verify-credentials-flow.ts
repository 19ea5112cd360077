import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { findAccountByLogin } from '../accounts/account-store.ts'
import {
  type Account,
  loginOf,
  failedAttempt,
  attemptsBeforeLock,
  attemptSubject,
  storeAttemptsBeforeLock,
} from '../accounts/account.ts'
import {
  countAttempt,
  clearAttempts,
  type SignInAttempt,
} from '../accounts/sign-in-attempts-store.ts'
import type { Database } from '../platform/database/database.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { isPassword } from '../platform/passwords.ts'
import { hashOf } from '../platform/tokens.ts'
import {
  type StoreWithEmployee,
  findStoreWithEmployee,
  type StoreEmployee,
} from '../stores/staff-store.ts'

type AttemptRefusal = Refusal<'credentialsInvalid' | 'lastAttempt' | 'userLocked'>

/** Counts the attempt before verifying it, so that concurrent attempts cannot exceed the limit. */
export async function countedAttempt(
  database: Database,
  [own, shared]: readonly [SignInAttempt, SignInAttempt?],
  isRight: () => Promise<boolean>,
): Promise<Result<undefined, AttemptRefusal>> {
  const attempts = await countAttempt(database, own)
  if (attempts > own.limit) return refuse('userLocked')
  if (shared && (await countAttempt(database, shared)) > shared.limit) return refuse('userLocked')
  if (!(await isRight())) return failedAttempt(attempts)
  await clearAttempts(database, own)
  if (shared) await clearAttempts(database, shared)
  return accept(undefined)
}

/** An account, and the hash with which its password was verified. */
type VerifiedAccount = Pick<Account, 'id'> & { passwordHash: string }

/**
 * Verifies a password. An unknown email takes the same steps and the same time as a known one. The state
 * of an account is only revealed to who knows its password.
 */
export async function verifyCustomer(
  database: Database,
  { username, password, deviceHash }: { username: string; password: string; deviceHash: string },
): Promise<Result<VerifiedAccount, AttemptRefusal | Refusal<'accountLocked' | 'cannotAuthorize'>>> {
  const login = loginOf(username)
  const claimant = await findAccountByLogin(database, { login, deviceHash })
  const signInAttempt = {
    subject: hashOf(attemptSubject.customer(login)),
    deviceHash: claimant?.isKnownDevice ? deviceHash : '',
    limit: attemptsBeforeLock,
  }
  const checked = await countedAttempt(database, [signInAttempt], () =>
    isPassword(password, claimant?.passwordHash ?? null),
  )
  if (!checked.ok) return checked
  if (!claimant || claimant.state === 'closed') return refuse('cannotAuthorize')
  if (claimant.state === 'locked') return refuse('accountLocked')
  return accept({ id: claimant.id, passwordHash: claimant.passwordHash ?? '' })
}

type StoreSignIn = {
  storeId: string
  employeeId: string
  pin: string
  deviceHash: string
  clientIp: string
}

/**
 * Verifies a PIN. Failed attempts lock the device, if staff of the store have signed in from it before, or
 * else the network, so that nobody elsewhere can lock out the staff.
 */
export async function verifyStoreEmployee(
  database: Database,
  { pin, deviceHash, clientIp, ...staff }: StoreSignIn,
): Promise<
  Result<StoreEmployee, Refusal<'agentCredentialsInvalid' | 'employeeStoreNotFound' | 'userLocked'>>
> {
  const storeWithEmployee: StoreWithEmployee | undefined = await findStoreWithEmployee(database, {
    ...staff,
    deviceHash,
  })
  if (!storeWithEmployee) return refuse('employeeStoreNotFound')
  const { employee, isKnownDevice } = storeWithEmployee
  const subject = hashOf(attemptSubject.storeEmployee(staff.storeId, staff.employeeId))
  const known = { subject, deviceHash, limit: attemptsBeforeLock }
  const network = { ...known, deviceHash: hashOf(`network ${networkOf(clientIp)}`) }
  const allNetworks = { subject, deviceHash: '', limit: storeAttemptsBeforeLock }
  const checked = await countedAttempt(
    database,
    isKnownDevice ? [known] : [network, allNetworks],
    () => isPassword(pin, employee?.pinHash ?? null),
  )
  if (!checked.ok) {
    const isLocked = checked.refusal.name === 'userLocked'
    return refuse(isLocked ? 'userLocked' : 'agentCredentialsInvalid')
  }
  return employee ? accept(employee) : refuse('agentCredentialsInvalid')
}
