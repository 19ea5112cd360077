import type { AnswerOf, Call, InputOf, RefusalOf } from '@cairn/contract/wire/call'
import type { Refusal, Result } from '@cairn/contract/refusals/result'
import type { RequestContext, PublicContext } from './request-context.ts'
import type { Guard } from './guard.ts'

/** What a handler gets. `access` is the result of the call's guard. */
type HandlerInput<C extends Call, Access> = InputOf<C> & {
  access: Access
  context: RequestContext
}

/** A call with its guard and its handler. */
export type Route = {
  call: Call
  guard: Guard
  handle: (input: HandlerInput<Call, unknown>) => Promise<Result<unknown>>
  /** Whether its answers are the same for all clients and may be cached. */
  isPublic: boolean
}

export function serve<C extends Call, Access>(
  call: C,
  guard: Guard<C['policy'], Access>,
  handle: (input: HandlerInput<C, Access>) => Promise<Result<AnswerOf<C>, Refusal<RefusalOf<C>>>>,
): Route {
  // `performCall` parses the input with the schemas of this call.
  return { call, guard, handle: handle as Route['handle'], isPublic: false }
}

type PublicCall = Call & { method: 'GET'; policy: 'anyone'; repeat: 'safe' }
type PublicHandler<C extends Call> = (
  input: InputOf<C> & { context: PublicContext },
) => Promise<Result<AnswerOf<C>, Refusal<RefusalOf<C>>>>

/** Like `serve`, for answers that are the same for all clients: the handler sees nothing that identifies the client. */
export function servePublic<C extends PublicCall>(
  call: C,
  guard: Guard<'anyone'>,
  handle: PublicHandler<C>,
): Route {
  const handlePublic: Route['handle'] = ({ context: { locale, site, cacheTags }, ...input }) => {
    const publicContext: PublicContext = {
      locale,
      site,
      cacheTags: (...tags) => tags.forEach((tag) => cacheTags.tags.add(tag)),
    }
    return (handle as (input: unknown) => ReturnType<Route['handle']>)({
      ...input,
      context: publicContext,
    })
  }
  return { call, guard, handle: handlePublic, isPublic: true }
}
