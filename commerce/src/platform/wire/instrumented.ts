import { refusals } from '@cairn/contract/refusals/refusals'
import type { Result } from '@cairn/contract/refusals/result'
import { ErrorWithRefusal, refuseCall, type RefusedCall } from './refused-call.ts'
import type { RequestContext } from './request-context.ts'
import type { Route } from './serve.ts'

export type CallRecord = {
  call: string
  status: number
  /** The error code that was sent to the client. */
  errorId: string | undefined
  milliseconds: number
  context: RequestContext
}

export type CallObserver = {
  onAnswer: (record: CallRecord) => void
  onFailure: (error: unknown, context: RequestContext) => void
}

export type Instrumentation = {
  observer: CallObserver
  /** Whether an error is a temporary outage and not a bug. */
  isOutage: (error: unknown) => boolean
}

type CallResult = Result<unknown, RefusedCall>

export const callName = ({ call }: Route) => `${call.method} ${call.path}`

/** Performs a call, turns an exception into a refusal and reports both to the observer. */
export async function instrumented(
  { observer, isOutage }: Instrumentation,
  { call, context }: Pick<CallRecord, 'call' | 'context'>,
  work: () => Promise<CallResult>,
): Promise<CallResult> {
  const startedAt = performance.now()
  const outcome = await work().catch((error: unknown) => {
    const cause = error instanceof ErrorWithRefusal ? error.cause : error
    observer.onFailure(cause, context)
    if (error instanceof ErrorWithRefusal) return refuseCall(error.refusal)
    return refuseCall(isOutage(cause) ? 'temporarilyUnavailable' : 'general')
  })
  const { id: errorId, status } = outcome.ok ? success : refusals[outcome.refusal.refusal.name]
  observer.onAnswer({ call, status, errorId, milliseconds: performance.now() - startedAt, context })
  return outcome
}

const success = { id: undefined, status: 200 }
