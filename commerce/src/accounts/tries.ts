import { type Refusal, refuse } from '@cairn/contract/result'

/** So many wrong tries in a row, and there is a pause. */
export const triesBeforeLock = 5
export const lockMinutes = 15

/** A try is counted before it is looked at: of many at once no more than these get that far. */
export const isLockedAt = (tries: number): boolean => tries > triesBeforeLock

type Failed = Refusal<'credentialsInvalid' | 'lastAttempt' | 'userLocked'>

/** What the wrong try of this number is answered. */
export function failedTry(tries: number): { ok: false; refusal: Failed } {
  if (tries >= triesBeforeLock) return refuse('userLocked')
  return refuse(tries === triesBeforeLock - 1 ? 'lastAttempt' : 'credentialsInvalid')
}
