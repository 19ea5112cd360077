import type { Call } from '@cairn/contract/call'
import { calls, type CallName } from '@cairn/contract/calls'
import type { Client } from '@cairn/contract/client'
import { refusals } from '@cairn/contract/refusals'
import type { Locale } from '@cairn/contract/sites'
import type { ApiSettings } from './api.ts'
import type { Asked } from './asked.ts'
import { askedOf } from './edge.ts'
import { checkRate, performOrMock } from './perform.ts'
import { errorAnswer, type RefusedCall } from './refused-call.ts'
import type { Route } from './serve.ts'
import { nameOf, watched } from './watched.ts'

type Caller = { client: Client; asked: Asked }
type Given = { params?: unknown; query?: unknown; body?: unknown }

/**
 * The same calls for code in this process: what a page asks while it is rendered passes the same
 * limits, guards and validation, and the cookies it earns are handed on with the page.
 */
export function createInProcessClient(settings: ApiSettings) {
  const byCall = new Map<Call, Route>(settings.routes.map((route) => [route.call, route]))

  async function performCall(call: Call, given: Given, asked: Asked) {
    const route = byCall.get(call)
    if (!route) throw new Error(`${call.method} ${call.path} has no route`)
    const outcome = await watched(settings, { call: nameOf(route), asked }, async () => {
      const room = await checkRate(route, asked, settings)
      if (!room.ok) return room
      const { params, query = {}, body = {} } = given
      return performOrMock(settings, { route, asked, raw: { params, query, body } })
    })
    if (outcome.ok) return outcome
    if (isMissedForNow(outcome.refusal)) asked.madeOf.isWhole = false
    const { status, body } = errorAnswer(outcome.refusal, asked)
    const { errorId = '', message = '' } = body.errorDetails[0] ?? {}
    return { ok: false, refusal: { status, errorId, message, body } }
  }

  return function callerFor(
    request: Request,
    from: { locale: Locale; clientAddress: string },
  ): Caller {
    const asked = askedOf(request, settings, from)
    const names = Object.keys(calls) as CallName[]
    const client = Object.fromEntries(
      names.map((name) => [name, (given: Given) => performCall(calls[name], given, asked)]),
    )
    // Each function answers with what its call declares: that is what its route was made from.
    return { client: client as Client, asked }
  }
}

/** Refused for what may be otherwise the next time: what is made without it is not whole. */
const isMissedForNow = ({ refusal }: RefusedCall) => {
  const { status } = refusals[refusal.name]
  return status === 403 || status === 429 || status >= 500
}
