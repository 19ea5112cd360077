import { calls, type CallName } from '@cairn/contract/calls'
import { refusals } from '@cairn/contract/refusals/refusals'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Call } from '@cairn/contract/wire/call'
import type { Client } from '@cairn/contract/wire/client'
import type { ApiSettings } from './api.ts'
import { createRequestContext } from './edge.ts'
import { callName, instrumented, checkRateLimit, performOrMock } from './perform.ts'
import { errorResponse, type RefusedCall } from './refused-call.ts'
import type { RequestContext } from './request-context.ts'
import type { Route } from './serve.ts'

type CallArguments = { params?: unknown; query?: unknown; body?: unknown }

/**
 * Creates the client that pages use during rendering. Its calls pass the same limits, guards and
 * validation as calls over HTTP, and the page's response sets the cookies that they set.
 */
export function createInProcessClient(settings: ApiSettings) {
  const byCall = new Map<Call, Route>(settings.routes.map((route) => [route.call, route]))

  async function performCall(call: Call, args: CallArguments, context: RequestContext) {
    const route = byCall.get(call)
    if (!route) throw new Error(`${call.method} ${call.path} has no route`)
    const outcome = await instrumented(settings, { call: callName(route), context }, async () => {
      const withinLimit = await checkRateLimit(route, context, settings)
      if (!withinLimit.ok) return withinLimit
      const { params, query = {}, body = {} } = args
      return performOrMock(settings, { route, context, raw: { params, query, body } })
    })
    if (outcome.ok) return outcome
    if (isTemporary(outcome.refusal)) context.cacheTags.isComplete = false
    const { status, body } = errorResponse(outcome.refusal, context)
    const { name } = outcome.refusal.refusal
    const { message = '' } = body.errorDetails[0] ?? {}
    return { ok: false, refusal: { name, status, message, body } }
  }

  return function clientFor(
    request: Request,
    from: { locale: Locale; clientIp: string },
  ): { client: Client; context: RequestContext } {
    const context = createRequestContext(request, settings, { ...from, isFromPage: true })
    const names = Object.keys(calls) as CallName[]
    const client = Object.fromEntries(
      names.map((name) => [name, (args: CallArguments) => performCall(calls[name], args, context)]),
    )
    // The route of each call answers with what the call declares.
    return { client: client as Client, context }
  }
}

/** A later request may succeed, so a page without this answer must not be cached. */
const isTemporary = ({ refusal }: RefusedCall) => {
  const { status } = refusals[refusal.name]
  return status === 403 || status === 429 || status >= 500
}
