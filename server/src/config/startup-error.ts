import { isUnavailable } from '@cairn/commerce/platform/database/database-errors'
import { DataDirectoryInUse } from '@cairn/commerce/platform/database/embedded/data-directory-lock'

/** The server cannot start; the message explains everything an operator needs to know. */
export class StartupError extends Error {
  override name = 'StartupError'
}

const unusableFolderCodes = new Set(['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])
/** Wrong user name or password, or a missing database. */
const accessDenied = /^(28|3D)/

/** A sentence for what an operator can correct; anything else is a bug and shows its stack. */
export function describeStartupError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartupError || error instanceof DataDirectoryInUse) return error.message
  return portProblem(error) ?? folderProblem(error) ?? databaseProblem(error) ?? stackOf(error)
}

const portProblem = (error: Error) =>
  'syscall' in error && error.syscall === 'listen' && 'port' in error
    ? `PORT: nobody can listen at ${String(error.port)} here (${error.message}).`
    : undefined

const folderProblem = (error: Error) =>
  unusableFolderCodes.has(codeOf(error))
    ? `DATA_DIR: the folder cannot be used (${error.message}).`
    : undefined

function databaseProblem(error: Error): string | undefined {
  if (isUnavailable(error)) return `DATABASE_URL: no PostgreSQL answers there (${reasonOf(error)}).`
  return accessDenied.test(codeOf(error))
    ? `DATABASE_URL: PostgreSQL does not let us in (${error.message}).`
    : undefined
}

/** A host name with several IP addresses fails once for each of them. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

const stackOf = (error: Error) => error.stack ?? error.message
