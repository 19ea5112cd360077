const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])
// Connection exceptions, insufficient resources, operator intervention (but a cancelled query).
const awayState = /^(08...|53...|57P0[1-5]|58...)$/
const awayMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** The database is away, or too busy to talk to: an outage and not a bug. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (error instanceof DatabaseBusy) return true
  const code = codeOf(error)
  const isNetwork = networkCodes.has(code) && (code !== 'ENOENT' || isSyscall(error, 'connect'))
  return isNetwork || awayState.test(code) || awayMessage.test(messageOf(error))
}

/** Whoever asked may simply ask again in a moment. */
export const isPassing = (error: unknown): boolean =>
  isUnavailable(error) || isTooSlow(error) || isOutrun(error)

/** It waited for a lock, or worked, longer than it may. */
export const isTooSlow = (error: unknown): boolean => /^(55P03|57014)$/.test(codeOf(error))

/** It lost a race and may simply be done again: a deadlock, a conflict, a changed table. */
export const isOutrun = (error: unknown): boolean =>
  /^(40001|40P01)$/.test(codeOf(error)) || isPlanOutdated(error)

/** A prepared statement met a table that a migration has changed since. */
export const isPlanOutdated = (error: unknown): boolean =>
  codeOf(error) === '0A000' && messageOf(error).startsWith('cached plan must not change')

/** Nobody gave a connection back in time, or a new one took too long to come about. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

/** Nothing has been heard of it for a while, by anybody: it may be gone. */
export class DatabaseSilent extends DatabaseBusy {
  override name = 'DatabaseSilent'
  override message = 'The database does not answer'
}

const isSyscall = (error: unknown, name: string) =>
  error instanceof Error && 'syscall' in error && error.syscall === name
