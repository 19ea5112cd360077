/** Logs a problem that an operator should look at. */
export type Warn = (details: object, message: string) => void

/** Logs an error of the work instead of throwing it, so that a loop can go on with the next item. */
export async function warnOnError(
  warn: Warn,
  { details, work }: { details: object; work: () => Promise<void> },
): Promise<void> {
  try {
    await work()
  } catch (error) {
    warn({ ...details, err: error }, 'one item of several failed')
  }
}

/** For callers without a log. */
export const rethrow: Warn = (details) => {
  throw 'err' in details ? details.err : details
}
