import type { AnswerOf, Call, InputOf, RefusalOf } from '@cairn/contract/call'
import type { Refusal, Result } from '@cairn/contract/result'
import type { Asked, AskedByAnybody } from './asked.ts'
import type { Guard } from './guard.ts'

type Served<C extends Call, Grant> = InputOf<C> & { grant: Grant; asked: Asked }

/** A call with its guard and its handler; the only way to put a call on the wire. */
export type Route = {
  call: Call
  guard: Guard
  handle: (served: Served<Call, unknown>) => Promise<Result<unknown>>
  /** Whether its answers are the same for everybody and may be kept. */
  isShared: boolean
}

export function serve<C extends Call, Grant>(
  call: C,
  guard: Guard<C['policy'], Grant>,
  handle: (served: Served<C, Grant>) => Promise<Result<AnswerOf<C>, Refusal<RefusalOf<C>>>>,
): Route {
  // The pipeline hands a handler only what its own call's schemas let through.
  return { call, guard, handle: handle as Route['handle'], isShared: false }
}

type SharedCall = Call & { method: 'GET'; policy: 'anyone'; repeat: 'safe' }
type SharedHandler<C extends Call> = (
  asked: InputOf<C> & { asked: AskedByAnybody },
) => Promise<Result<AnswerOf<C>, Refusal<RefusalOf<C>>>>

/** As `serve`, for answers that are the same for everybody: the handler cannot know who asks. */
export function serveAnybody<C extends SharedCall>(
  call: C,
  guard: Guard<'anyone'>,
  handle: SharedHandler<C>,
): Route {
  const handleShared: Route['handle'] = ({ asked: { locale, site, madeOf }, ...input }) => {
    const anybody: AskedByAnybody = {
      locale,
      site,
      madeOf: (...tags) => tags.forEach((tag) => madeOf.tags.add(tag)),
    }
    return (handle as (given: unknown) => ReturnType<Route['handle']>)({ ...input, asked: anybody })
  }
  return { call, guard, handle: handleShared, isShared: true }
}
