import { type Refusal, refuse } from '@cairn/contract/refusals/result'

/** Consecutive wrong attempts after which an account is locked. */
export const attemptsBeforeLock = 5
export const lockMinutes = 15

/** An attempt is counted before the password is checked, so that concurrent attempts cannot exceed the limit. */
export const isLockedAt = (attempts: number): boolean => attempts > attemptsBeforeLock

type FailedAttemptRefusal = Refusal<'credentialsInvalid' | 'lastAttempt' | 'userLocked'>

/** The refusal of a wrong attempt, by its number. */
export function failedAttempt(attempts: number): { ok: false; refusal: FailedAttemptRefusal } {
  if (attempts >= attemptsBeforeLock) return refuse('userLocked')
  return refuse(attempts === attemptsBeforeLock - 1 ? 'lastAttempt' : 'credentialsInvalid')
}

/** Attempts with the same subject are counted together. */
export const attemptSubject = {
  customer: (login: string) => `customer ${login}`,
  storeEmployee: (storeId: string, employeeId: string) => `store ${storeId} ${employeeId}`,
}
