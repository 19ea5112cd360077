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
// Connection exceptions, insufficient resources, operator intervention except a cancelled query.
const outageState = /^(08...|53...|57P0[1-5]|58...)$/
const outageMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** The database is unavailable or too busy: a temporary outage and not a bug. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (error instanceof DatabaseBusy) return true
  const code = codeOf(error)
  const isNetwork = networkCodes.has(code) && (code !== 'ENOENT' || isSyscall(error, 'connect'))
  return isNetwork || outageState.test(code) || outageMessage.test(messageOf(error))
}

/** The same request may succeed in a moment. */
export const isTemporaryFailure = (error: unknown): boolean =>
  isUnavailable(error) || isTooSlow(error) || isConflict(error)

/** A lock or statement timeout. */
export const isTooSlow = (error: unknown): boolean => /^(55P03|57014)$/.test(codeOf(error))

/** The transaction lost against another one and may be run again: a deadlock, a serialisation failure or a changed table. */
export const isConflict = (error: unknown): boolean =>
  /^(40001|40P01)$/.test(codeOf(error)) || isPlanOutdated(error)

/** A migration has changed a table of a prepared statement. */
export const isPlanOutdated = (error: unknown): boolean =>
  codeOf(error) === '0A000' && messageOf(error).startsWith('cached plan must not change')

/** No connection became free in time, or a new one could not be opened in time. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

/** The database has not answered any connection for a while. */
export class DatabaseNotResponding extends DatabaseBusy {
  override name = 'DatabaseNotResponding'
  override message = 'The database does not answer'
}

const isSyscall = (error: unknown, name: string) =>
  error instanceof Error && 'syscall' in error && error.syscall === name
