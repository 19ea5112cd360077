import type { Watch } from '@cairn/commerce/platform/wire/watched'
import type { Asked } from '@cairn/commerce/platform/wire/asked'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** A call is counted and, when it failed or was refused, written down with both of its ids. */
export function createWatch(log: Log, metrics: Metrics): Watch {
  const left = new WeakSet<Asked>()
  return {
    answered: ({ call, status, errorId, milliseconds, asked }) => {
      if (left.has(asked)) return
      metrics.calls.observe({ call, status: String(status) }, milliseconds / 1000)
      const { correlationId, transactionId } = asked
      const line = {
        call,
        status,
        errorId,
        milliseconds: Math.round(milliseconds),
        correlationId,
        transactionId,
      }
      if (status >= 500) log.error(line, 'call failed')
      else if (status >= 400) log.info(line, 'call refused')
      else log.debug(line, 'call answered')
    },
    failed: (error, asked) => {
      const { correlationId, transactionId } = asked
      if (hasClientLeft(error)) {
        left.add(asked)
        log.debug({ correlationId, transactionId }, 'the client left')
        return
      }
      metrics.failures.inc()
      log.error({ err: error, correlationId, transactionId }, 'unexpected failure')
    },
  }
}

/** How Node says that nobody is there any more to finish the request or to take the answer. */
const hasClientLeft = (error: unknown) =>
  error instanceof Error &&
  error.message === 'aborted' &&
  'code' in error &&
  error.code === 'ECONNRESET'
