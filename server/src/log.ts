import { pino } from 'pino'

export type Log = ReturnType<typeof createLog>

/** One line of JSON a happening. What is secret or personal is struck out whatever it came in with. */
export const createLog = (level: string) =>
  pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'pin', 'email', 'token', 'cookie', 'authorization'].flatMap((name) => [
        name,
        `*.${name}`,
      ]),
      censor: '[struck out]',
    },
  })
