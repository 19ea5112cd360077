import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'

export type Log = ReturnType<typeof createLog>

const logContext = new AsyncLocalStorage<{ correlationId: string }>()

/** Every line that is logged during the work has these ids. */
export const withLogContext = <Value>(ids: { correlationId: string }, work: () => Value): Value =>
  logContext.run(ids, work)

/** One line of JSON per event. Secrets and personal data are redacted wherever they occur. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)) =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => logContext.getStore() ?? {},
      serializers: { err: (error: unknown) => serializeError(error) },
      redact: {
        paths: ['password', 'pin', 'email', 'token', 'cookie', 'authorization'].flatMap((name) => [
          name,
          `*.${name}`,
        ]),
        censor: '[struck out]',
      },
    },
    destination,
  )

/** Logs console errors of libraries as lines of our own, without the values that they print. */
export function redirectConsoleErrors(log: Log, target: Pick<Console, 'error'> = console) {
  target.error = (...args: unknown[]) => {
    const err = args.find(isErrorLike)
    log.error({ err: err ?? args[0] }, 'a library reported an error')
  }
}

type SerializedError = {
  type: string
  message: string
  code?: string
  place?: Record<string, string>
  stack?: string[]
  cause?: SerializedError
}

/** Limits the recursion: an error may be its own cause. */
const maxDepth = 4

/** SQLSTATE class of data exceptions, whose message quotes user input. */
const dataExceptionCode = /^22/
const placeFields = ['schema', 'table', 'column', 'constraint', 'routine', 'syscall']

/**
 * The parts of an error that may be logged. The fields `detail` and `where` of a database error are left
 * out, because they contain the values of the row.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!isErrorLike(error)) {
    return { type: typeof error, message: 'a value that is no error was thrown or logged' }
  }
  const code = codeOf(error)
  const { cause } = error
  return {
    type: error.name ?? nameInStack(error),
    message: dataExceptionCode.test(code ?? '') ? redactQuotes(error.message) : error.message,
    ...(code !== undefined && { code }),
    place: placeOf(error),
    stack: stackFrames(error),
    ...(cause !== undefined && depth < maxDepth && { cause: serializeError(cause, depth + 1) }),
  }
}

const codeOf = (error: object) =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined

type ErrorLike = Pick<Error, 'message' | 'stack'> & { name?: string; cause?: unknown }

/** Also errors of another realm, and the copies that the job queue makes of errors. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  error instanceof Error ||
  (typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string' &&
    'stack' in error &&
    typeof error.stack === 'string')

/** A stack begins with the name of its error. */
const nameInStack = ({ stack = '' }: ErrorLike) => /^\w+(?=:|\n|$)/.exec(stack)?.[0] ?? 'Error'

const placeOf = (error: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error).filter(
      (entry): entry is [string, string] =>
        placeFields.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  )

const redactQuotes = (message: string) => message.replaceAll(/".*"/gs, '"[struck out]"')

/** Without the first lines of the stack, which repeat the message. */
const stackFrames = ({ stack = '' }: ErrorLike) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
