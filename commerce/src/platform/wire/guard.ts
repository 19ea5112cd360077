import type { Policy } from '@cairn/contract/wire/call'
import type { Result } from '@cairn/contract/refusals/result'
import type { RequestContext } from './request-context.ts'

/** The validated input of a call, as far as a guard needs it. */
export type CallInput = { params: unknown; query: unknown; body: unknown }

/** Decides whether a client may make calls of this policy. Its result is the handler's `access`. */
export type Guard<P extends Policy = Policy, Access = unknown> = {
  policy: P
  admit: (context: RequestContext, input: CallInput) => Promise<Result<Access>>
}

export const guard = <const P extends Policy, Access>(
  policy: P,
  admit: Guard<P, Access>['admit'],
): Guard<P, Access> => ({ policy, admit })
