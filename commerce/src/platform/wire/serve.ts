import type { RefusalName } from '@cairn/contract/refusals/refusals'
import type { Refusal, Result } from '@cairn/contract/refusals/result'
import {
  type AnswerOf,
  type Call,
  type InputOf,
  type RefusalOf,
  type Policy,
  commonRefusals,
} from '@cairn/contract/wire/call'
import type { RequestContext, PublicContext } from './request-context.ts'

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
  /** Set if the call is declared and not built yet. */
  isOnlyDeclared?: true
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
  const handlePublic: Route['handle'] = ({
    context: { locale, site, preview, cacheTags },
    ...input
  }) => {
    const publicContext: PublicContext = {
      locale,
      site,
      preview,
      cacheTags: (...tags) => tags.forEach((tag) => cacheTags.tags.add(tag)),
    }
    return (handle as (input: unknown) => ReturnType<Route['handle']>)({
      ...input,
      context: publicContext,
    })
  }
  return { call, guard, handle: handlePublic, isPublic: true }
}

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

/** Wraps the handlers so that an answer that violates its contract throws. Used outside production. */
export const checkAnswers = (routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    handle: async (input) => {
      const outcome = await route.handle(input)
      const problem = outcome.ok
        ? route.call.answer.safeParse(outcome.value).error?.message
        : problemOfUndeclared(route, outcome.refusal.name)
      if (problem === undefined) return outcome
      throw new Error(`${route.call.method} ${route.call.path} violates its contract: ${problem}`)
    },
  }))

function problemOfUndeclared({ call }: Route, name: RefusalName): string | undefined {
  const declaredNames: readonly RefusalName[] = [...call.refuses, ...commonRefusals]
  return declaredNames.includes(name) ? undefined : `it does not declare the refusal ${name}`
}
