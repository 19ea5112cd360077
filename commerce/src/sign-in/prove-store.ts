import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Account } from '../accounts/account.ts'
import { findClaimant } from '../accounts/account-store.ts'
import { loginOf } from '../accounts/login.ts'
import { subjectOf } from '../accounts/subject.ts'
import { failedTry, isLockedAt } from '../accounts/tries.ts'
import { countTry, forgetTries, type Trying } from '../accounts/tries-store.ts'
import type { Database } from '../platform/database/database.ts'
import { isPassword } from '../platform/passwords.ts'
import { hashOf } from '../platform/tokens.ts'
import { type AtStore, findAtStore, type StoreEmployee } from '../stores/staff-store.ts'

type TryRefusal = Refusal<'credentialsInvalid' | 'lastAttempt' | 'userLocked'>

/** The try is counted before it is looked at, so that many at once are not more than one after the other. */
async function tryWith(
  database: Database,
  trying: Trying,
  isRight: () => Promise<boolean>,
): Promise<Result<undefined, TryRefusal>> {
  const tries = await countTry(database, trying)
  if (isLockedAt(tries)) return refuse('userLocked')
  if (!(await isRight())) return failedTry(tries)
  await forgetTries(database, trying)
  return accept(undefined)
}

type Claim = { username: string; password: string; deviceHash: string }

/**
 * Whoever knows the password. For an address without an account all happens that happens for one
 * with an account, in the same time; what is special about an account is told to its owner only.
 */
export async function proveCustomer(
  database: Database,
  { username, password, deviceHash }: Claim,
): Promise<Result<Account, TryRefusal | Refusal<'accountLocked' | 'cannotAuthorize'>>> {
  const login = loginOf(username)
  const claimant = await findClaimant(database, { login, deviceHash })
  const trying = {
    subject: hashOf(subjectOf.customer(login)),
    deviceHash: claimant?.isKnownDevice ? deviceHash : '',
  }
  const tried = await tryWith(database, trying, () =>
    isPassword(password, claimant?.passwordHash ?? null),
  )
  if (!tried.ok) return tried
  if (!claimant || claimant.state === 'closed') return refuse('cannotAuthorize')
  return claimant.state === 'locked' ? refuse('accountLocked') : accept(claimant)
}

type StaffClaim = { storeId: string; employeeId: string; pin: string }

export async function proveStoreEmployee(
  database: Database,
  { pin, ...who }: StaffClaim,
): Promise<
  Result<StoreEmployee, Refusal<'agentCredentialsInvalid' | 'employeeStoreNotFound' | 'userLocked'>>
> {
  const atStore: AtStore | undefined = await findAtStore(database, who)
  if (!atStore) return refuse('employeeStoreNotFound')
  const { employee } = atStore
  const subject = hashOf(subjectOf.storeEmployee(who.storeId, who.employeeId))
  const tried = await tryWith(database, { subject, deviceHash: '' }, () =>
    isPassword(pin, employee?.pinHash ?? null),
  )
  if (!tried.ok) {
    const isPaused = tried.refusal.name === 'userLocked'
    return refuse(isPaused ? 'userLocked' : 'agentCredentialsInvalid')
  }
  return employee ? accept(employee) : refuse('agentCredentialsInvalid')
}
