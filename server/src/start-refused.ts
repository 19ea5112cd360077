import { DataDirectoryInUse } from '@cairn/commerce/platform/database/data-directory-lock'
import { isUnavailable } from '@cairn/commerce/platform/database/is-unavailable'

/** A start that cannot be: its message is the whole explanation an operator needs. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

const unusableFolder = new Set(['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])
/** Wrong name or password, no such database. */
const notLetIn = /^(28|3D)/

/** What an operator can mend is told in a sentence; anything else is a bug and shows its stack. */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartRefused || error instanceof DataDirectoryInUse) return error.message
  return portProblem(error) ?? folderProblem(error) ?? databaseProblem(error) ?? stackOf(error)
}

const portProblem = (error: Error) =>
  'syscall' in error && error.syscall === 'listen' && 'port' in error
    ? `PORT: nobody can listen at ${String(error.port)} here (${error.message}).`
    : undefined

const folderProblem = (error: Error) =>
  unusableFolder.has(codeOf(error))
    ? `DATA_DIR: the folder cannot be used (${error.message}).`
    : undefined

function databaseProblem(error: Error): string | undefined {
  if (isUnavailable(error)) return `DATABASE_URL: no PostgreSQL answers there (${reasonOf(error)}).`
  return notLetIn.test(codeOf(error))
    ? `DATABASE_URL: PostgreSQL does not let us in (${error.message}).`
    : undefined
}

/** A name with several addresses fails once for each. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message

const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

const stackOf = (error: Error) => error.stack ?? error.message
