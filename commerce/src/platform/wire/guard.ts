import type { Policy } from '@cairn/contract/call'
import type { Result } from '@cairn/contract/result'
import type { Asked } from './asked.ts'

/** The validated input of a call, as far as a guard needs it. */
export type Addressed = { params: unknown; query: unknown; body: unknown }

/** Answers whether the asker may make calls of this policy, and as whom. */
export type Guard<P extends Policy = Policy, Grant = unknown> = {
  policy: P
  admit: (asked: Asked, input: Addressed) => Promise<Result<Grant>>
}

export const guard = <const P extends Policy, Grant>(
  policy: P,
  admit: Guard<P, Grant>['admit'],
): Guard<P, Grant> => ({ policy, admit })
