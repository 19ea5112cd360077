import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, pino } from 'pino'
import { toldError } from './told-error.ts'

export type Log = ReturnType<typeof createLog>

const page = new AsyncLocalStorage<{ correlationId: string }>()

/** Every line that is written during the work carries these ids. */
export const loggedWith = <Value>(ids: { correlationId: string }, work: () => Value): Value =>
  page.run(ids, work)

/** One line of JSON a happening. What is secret or personal is struck out whatever it came in with. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)) =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => page.getStore() ?? {},
      serializers: { err: (error: unknown) => toldError(error) },
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

/** Libraries that complain to the console write a line of ours, without what was in their hands. */
export function logConsole(log: Log, at: Pick<Console, 'error'> = console) {
  at.error = (...said: unknown[]) => {
    const err = said.find((one) => one instanceof Error)
    log.error({ err: err ?? said[0] }, 'a library complained')
  }
}
