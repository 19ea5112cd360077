import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { serializeError } from './serialize-error.ts'

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
    const err = args.find((arg) => arg instanceof Error)
    log.error({ err: err ?? args[0] }, 'a library complained')
  }
}
