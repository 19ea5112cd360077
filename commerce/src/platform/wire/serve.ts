import type { AnswerOf, Call, InputOf, RefusalOf } from '@cairn/contract/call'
import type { Refusal, Result } from '@cairn/contract/result'
import type { Asked } from './asked.ts'
import type { Guard } from './guard.ts'

type Served<C extends Call, Grant> = InputOf<C> & { grant: Grant; asked: Asked }

/** A call with its guard and its handler; the only way to put a call on the wire. */
export type Route = {
  call: Call
  guard: Guard
  handle: (served: Served<Call, unknown>) => Promise<Result<unknown>>
}

export function serve<C extends Call, Grant>(
  call: C,
  guard: Guard<C['policy'], Grant>,
  handle: (served: Served<C, Grant>) => Promise<Result<AnswerOf<C>, Refusal<RefusalOf<C>>>>,
): Route {
  // The pipeline hands a handler only what its own call's schemas let through.
  return { call, guard, handle: handle as Route['handle'] }
}
